import { useState } from "react";
import { z } from "zod";
import type { Author } from "../../contract/errors.ts";
import type { Values } from "../../fields/field-value.ts";
import { ApiError, fieldMessageOf } from "../../web/api/api-error.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { useOneAtATime } from "../../web/press/one-at-a-time.ts";
import type { Module } from "../define-module.ts";
import { endpointsOf } from "../endpoints.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { useSave, type Row } from "../use-crud.web.ts";
import { changedValues } from "./form-values.ts";
import { conflictsOf, disputedAmong, resolveConflicts, type Stale } from "../versions/save-conflict.ts";
import type { FormErrorsState } from "../../web/page/use-form-errors.ts";
import type { Typing } from "./use-typing.web.ts";

interface SavingProps {
  readonly module: Module;
  readonly typing: Typing;
  readonly errors: FormErrorsState;
  readonly isLocked: boolean;
  readonly onSaved: (row: Row) => void;
}

/** The newer record of a save that was refused as stale. */
const newerRecord = (module: Module, { reason, current }: ApiError): Row | undefined =>
  reason === "changedMeanwhile" && current
    ? (z.decode(endpointsOf(module).get.reply, current as never) as Row)
    : undefined;

function useSending({ module, typing, errors, isLocked, onSaved }: SavingProps) {
  const { stored, base } = typing;
  const t = useText();
  const feedback = useFeedback();
  const saving = useSave(module);
  const [stale, setStale] = useState<Stale>();
  if (isLocked && stale) setStale(undefined);
  const reopen = async ({ id, version }: Row, values: Values) => {
    try {
      await saving.mutateAsync({ id, version, values });
      feedback.success(t(CRUD_TEXTS.reopened));
    } catch (error) {
      feedback.error(fieldMessageOf(error));
    }
  };
  const finish = (row: Row): Row => {
    typing.saved();
    onSaved(row);
    return row;
  };
  const saySaved = (row: Row, values: Values, before: Row | undefined) => {
    const { done } = module.form ?? {};
    // The form of a record that is done with closes: what was pressed by mistake is taken back in the list.
    if (before && done && values[done.field] === done.value)
      feedback.undo(t(done.outcome), () => reopen(row, { [done.field]: before[done.field] }));
    else feedback.success(t(CRUD_TEXTS.saved));
  };
  /** `isForMore`: the record is not only saved but then, say, published, with what nobody here has seen. */
  const send = async (mine: Values, over: Row | undefined, isForMore = false): Promise<Row | undefined> => {
    setStale(undefined);
    const values = changedValues(over ?? base, mine);
    const before = over ?? stored;
    if (before && Object.keys(values).length === 0) {
      feedback.success(t(CRUD_TEXTS.nothingToSave));
      return finish(before);
    }
    try {
      const row = await saving.mutateAsync(
        before ? { id: before.id, version: before.version, values } : { values: mine },
      );
      saySaved(row, values, before);
      return finish(row);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const current = newerRecord(module, error);
      const conflicts = current ? conflictsOf(module, base, mine, current) : [];
      const merged = isForMore ? mine : resolveConflicts(mine, conflicts);
      const asked = isForMore ? conflicts : disputedAmong(conflicts);
      if (current && asked.length === 0) return send(merged, current, isForMore);
      if (current) setStale({ current, mine: merged, conflicts: asked, by: error.by, foundBy: "saving" });
      else errors.refused(error);
      return undefined;
    }
  };
  return { send, isSaving: saving.isPending, stale, setStale };
}

/**
 * Saves the form. If somebody else saved first, the user chooses between the conflicting values before the form is sent
 * (RE-16).
 */
export function useSaving(props: SavingProps) {
  const { module, typing, errors } = props;
  const { form, stored, base, isDirty, typed } = typing;
  const one = useOneAtATime();
  const { send, isSaving, stale, setStale } = useSending(props);
  return {
    isSaving,
    stale,
    leaveStale: () => setStale(undefined),
    /** Continues with the values chosen in the conflict. */
    choose({ current, foundBy }: Stale, chosen: Values) {
      if (foundBy === "loading") {
        setStale(undefined);
        return typing.rebase(current, chosen);
      }
      typing.take(chosen);
      return void send(chosen, current);
    },
    /** Merges another user's save into the form. */
    load(current: Row, by: Author | undefined) {
      const mine = typed();
      const found = conflictsOf(module, base, mine, current);
      const [merged, conflicts] = [resolveConflicts(mine, found), disputedAmong(found)];
      if (conflicts.length > 0) return setStale({ current, mine: merged, conflicts, by, foundBy: "loading" });
      setStale(undefined);
      return typing.rebase(current, merged);
    },
    save() {
      errors.forget();
      void one(() => send(typed(), undefined));
    },
    /** Saves for an action that needs a stored record; undefined where it was refused. */
    async saveFirst(): Promise<Row | undefined> {
      errors.forget();
      const isValid = await form.validateFields().then(
        () => true,
        () => false,
      );
      if (isValid) return stored && !isDirty ? stored : send(typed(), undefined, true);
      form.submit(); // shows the errors at their fields
      return undefined;
    },
  };
}
export type FormSaving = ReturnType<typeof useSaving>;
