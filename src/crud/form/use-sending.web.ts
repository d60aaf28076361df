import type { Values } from "../../fields/field-value.ts";
import { fieldMessageOf } from "../../web/api/api-error.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { useSave, type Row } from "../record-queries.web.ts";
import type { Ready } from "./form-arrangement.web.ts";
import { changedValues } from "./form-values.ts";
import { FORM_TEXTS } from "./texts.ts";
import type { Snapshot, Typing } from "./use-typing.web.ts";

export interface SendingProps {
  readonly module: Module;
  readonly typing: Typing;
  readonly onSaved: (row: Row) => void;
  readonly onAdded: (row: Row, staysOpen: boolean) => void;
}

/** What is sent: over the record as it was read, or over `over`, a newer one that somebody else has saved. */
export interface Sending {
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
export function useSending({ module, typing, onSaved, onAdded }: SendingProps) {
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
