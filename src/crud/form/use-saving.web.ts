import type { Author } from "../../contract/errors.ts";
import type { Values } from "../../fields/field-value.ts";
import { ApiError, fieldMessageOf } from "../../web/api/api-error.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import type { FormErrorsState } from "../../web/page/use-form-errors.ts";
import { useOneAtATime } from "../../web/press/one-at-a-time.ts";
import type { Module } from "../define-module.ts";
import { endpointsOf } from "../endpoints.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { useSave, type Row } from "../record-queries.web.ts";
import { conflictsOf, disputedAmong, resolveConflicts } from "../optimistic-locking/save-conflict.ts";
import { storedMeanwhile } from "../optimistic-locking/stored-meanwhile.web.ts";
import { useConflict } from "../optimistic-locking/use-conflict.web.ts";
import type { Ready } from "./form-arrangement.web.ts";
import { changedValues } from "./form-values.ts";
import { FORM_TEXTS } from "./texts.ts";
import type { Snapshot, Typing } from "./use-typing.web.ts";

interface SavingProps {
  readonly module: Module;
  readonly typing: Typing;
  readonly errors: FormErrorsState;
  readonly isLocked: boolean;
  readonly onSaved: (row: Row) => void;
  readonly onAdded: (row: Row, staysOpen: boolean) => void;
}

/** What is sent: over the record as it was read, or over `over`, a newer one that somebody else has saved. */
interface Sending {
  readonly mine: Values;
  readonly over: Row | undefined;
  /** What stood in the form: what is typed from then on is left to the next save. */
  readonly pressed: Snapshot;
}

/** Says that a record was saved. One that is done with closes: what was pressed by mistake is taken back in the list. */
function useSaySaved(module: Module, save: ReturnType<typeof useSave>["mutateAsync"]) {
  const t = useText();
  const feedback = useFeedback();
  const reopen = async ({ id, version }: Row, values: Values) => {
    try {
      await save({ id, version, values });
      feedback.success(t(CRUD_TEXTS.reopened));
    } catch (error) {
      feedback.error(fieldMessageOf(error));
    }
  };
  return (row: Row, values: Values, before: Row | undefined, isAll: boolean) => {
    const { done } = module.form ?? {};
    if (isAll && before && done && values[done.field] === done.value)
      feedback.undo(t(done.outcome), () => reopen(row, { [done.field]: before[done.field] }));
    else feedback.success(t(isAll ? CRUD_TEXTS.saved : FORM_TEXTS.savedWithoutRest));
  };
}

/** Sends the form as it is told to; a refusal is thrown. */
function useSending({ module, typing, onSaved, onAdded }: SavingProps) {
  const { stored, base } = typing;
  const saving = useSave(module);
  const saySaved = useSaySaved(module, saving.mutateAsync);
  const send = async ({ mine, over, pressed }: Sending): Promise<Ready> => {
    const before = over ?? stored;
    const values = changedValues(over ?? base, mine);
    const isSaved = !before || Object.keys(values).length > 0;
    const row = isSaved
      ? await saving.mutateAsync(before ? { id: before.id, version: before.version, values } : { values: mine })
      : before;
    const typedSince = typing.typedSince(pressed);
    if (isSaved) saySaved(row, values, before, !typedSince);
    // What was typed while the rest was saved stays in the form, which then stays open.
    if (typedSince) typing.rebase(row, typedSince);
    else {
      typing.saved();
      onSaved(row);
    }
    if (!stored) onAdded(row, typedSince !== undefined);
    return { row, isSaved };
  };
  return { send, isSaving: saving.isPending };
}

/**
 * Saves the form. If somebody else saved first, the user chooses between the conflicting values before the form is sent
 * (RE-16).
 */
function useResolving(props: SavingProps) {
  const { module, typing, errors, isLocked } = props;
  const { base } = typing;
  const { send, isSaving } = useSending(props);
  const { stale, ask, answer } = useConflict(isLocked);
  /** Undefined: refused, which the form shows, or given up. */
  const sendUnlessStale = async (
    sending: Sending,
    onStale: (current: Row, by: Author | undefined) => Promise<Ready | undefined>,
  ): Promise<Ready | undefined> => {
    try {
      return await send(sending);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const current = storedMeanwhile(error, endpointsOf(module).get.reply);
      if (current) return onStale(current, error.by);
      errors.refused(error);
      return undefined;
    }
  };
  /** Asks about what both have changed; what was typed meanwhile goes along. */
  const save = (sending: Sending): Promise<Ready | undefined> =>
    sendUnlessStale(sending, async (over, by) => {
      const now = { ...sending.mine, ...typing.typedSince(sending.pressed) };
      const found = conflictsOf(module, base, now, over);
      const [mine, conflicts] = [resolveConflicts(now, found), disputedAmong(found)];
      if (conflicts.length === 0) return save({ mine, over, pressed: typing.snapshot() });
      const chosen = await ask({ current: over, mine, conflicts, by, foundBy: "saving" });
      if (!chosen) return undefined;
      typing.take(chosen);
      return save({ mine: chosen, over, pressed: typing.snapshot() });
    });
  /**
   * Asks about all that the other has changed, because the record is then, say, published, with what nobody here has
   * seen. What was typed meanwhile, and was not validated, is left to the next save.
   */
  const saveForMore = (sending: Sending): Promise<Ready | undefined> =>
    sendUnlessStale(sending, async (over, by) => {
      const { mine, pressed } = sending;
      const conflicts = conflictsOf(module, base, mine, over);
      if (conflicts.length === 0) return saveForMore({ ...sending, over });
      const chosen = await ask({ current: over, mine, conflicts, by, foundBy: "savingForMore" });
      if (!chosen) return undefined;
      const typedSince = typing.typedSince(pressed);
      typing.take(chosen);
      const { values } = typing.snapshot();
      if (typedSince) typing.take(typedSince);
      return saveForMore({ mine: chosen, over, pressed: { ...pressed, values } });
    });
  return { save, saveForMore, isSaving, stale, ask, answer };
}

/** What the form's buttons and notices do about saving. */
export function useSaving(props: SavingProps) {
  const { module, typing, errors } = props;
  const { form, stored, base, isDirty, typed } = typing;
  const t = useText();
  const feedback = useFeedback();
  const one = useOneAtATime();
  const { save, saveForMore, isSaving, stale, ask, answer } = useResolving(props);
  const asPressed = (): Sending => {
    const pressed = typing.snapshot();
    return { mine: pressed.values, over: undefined, pressed };
  };
  return {
    isSaving,
    stale,
    /** Continues with the values chosen in the conflict; without them nothing is done. */
    choose: answer,
    /** Merges another user's save into the form. */
    load(current: Row, by: Author | undefined) {
      answer();
      const mine = typed();
      const found = conflictsOf(module, base, mine, current, typing.unreadTexts.texts.current);
      const [merged, conflicts] = [resolveConflicts(mine, found), disputedAmong(found)];
      if (conflicts.length === 0) return typing.rebase(current, merged);
      const asked = ask({ current, mine: merged, conflicts, by, foundBy: "loading" });
      return void asked.then((chosen) => chosen && typing.rebase(current, chosen));
    },
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
