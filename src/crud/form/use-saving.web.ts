import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { useOneAtATime } from "../../web/press/one-at-a-time.ts";
import { useConflictResolution, type ResolutionProps } from "./conflict/use-conflict-resolution.web.ts";
import { CRUD_TEXTS } from "../texts.ts";
import type { Ready } from "./form-arrangement.web.ts";
import { useSending, type Sending, type SendingProps } from "./use-sending.web.ts";

/** What the form's buttons and alerts do about saving. */
export function useSaving(props: ResolutionProps & SendingProps) {
  const { typing, errors } = props;
  const { form, stored, isDirty } = typing;
  const t = useText();
  const feedback = useFeedback();
  const one = useOneAtATime();
  const { send, isSaving } = useSending(props);
  const { save, saveForMore, load, stale, choose } = useConflictResolution(props, send);
  const asPressed = (): Sending => {
    const pressed = typing.snapshot();
    return { mine: pressed.values, over: undefined, pressed };
  };
  return {
    isSaving,
    stale,
    choose,
    load,
    save() {
      errors.forget();
      void one(async () => {
        const ready = await save(asPressed());
        if (ready && !ready.isSaved) feedback.success(t(CRUD_TEXTS.nothingToSave));
      });
    },
    /** Saves for an action that needs a stored record; undefined where it was refused. */
    async saveFirst(): Promise<Ready | undefined> {
      errors.forget();
      const isValid = await form.validateFields().then(
        () => true,
        () => false,
      );
      if (isValid) return stored && !isDirty ? { row: stored, isSaved: false } : saveForMore(asPressed());
      form.submit(); // shows the errors at their fields
      return undefined;
    },
  };
}
export type FormSaving = ReturnType<typeof useSaving>;
