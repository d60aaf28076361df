import { useEffect, useRef, useState } from "react";
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
import type { Ready } from "./form-arrangement.web.ts";
import type { Typing } from "./use-typing.web.ts";

interface SavingProps {
  readonly module: Module;
  readonly typing: Typing;
  readonly errors: FormErrorsState;
  readonly isLocked: boolean;
  readonly onSaved: (row: Row) => void;
  readonly onAdded: ((row: Row) => void) | undefined;
}

/** The newer record of a save that was refused as stale. */
const newerRecord = (module: Module, { reason, current }: ApiError): Row | undefined =>
  reason === "changedMeanwhile" && current
    ? (z.decode(endpointsOf(module).get.reply, current as never) as Row)
    : undefined;

/** Asks which values of a conflict are kept. */
function useConflict(isLocked: boolean) {
  const [stale, setStale] = useState<Stale>();
  const locked = useRef(isLocked);
  const decided = useRef<(chosen?: Values) => void>(undefined);
  const answer = (chosen?: Values) => {
    setStale(undefined);
    decided.current?.(chosen);
    decided.current = undefined;
  };
  /** Resolves to undefined where nothing was chosen. Whoever asked goes on: the record is then published, say. */
  const ask = (conflict: Stale): Promise<Values | undefined> => {
    answer();
    if (locked.current) return Promise.resolve(undefined);
    setStale(conflict);
    return new Promise((resolve) => {
      decided.current = resolve;
    });
  };
  useEffect(() => {
    locked.current = isLocked;
    if (isLocked) answer();
  }, [isLocked]);
  return { stale, ask, answer };
}

function useSending({ module, typing, errors, isLocked, onSaved, onAdded }: SavingProps) {
  const { stored, base } = typing;
  const t = useText();
  const feedback = useFeedback();
  const saving = useSave(module);
  const { stale, ask, answer } = useConflict(isLocked);
  const reopen = async ({ id, version }: Row, values: Values) => {
    try {
      await saving.mutateAsync({ id, version, values });
      feedback.success(t(CRUD_TEXTS.reopened));
    } catch (error) {
      feedback.error(fieldMessageOf(error));
    }
  };
  /** What was typed while the rest was saved stays in the form, which then stays open. */
  const finish = (row: Row, typedSince: Values | undefined, isSaved: boolean): Ready => {
    if (typedSince) typing.rebase(row, typedSince);
    else {
      typing.saved();
      onSaved(row);
    }
    if (!stored) onAdded?.(row);
    return { row, isSaved };
  };
  const saySaved = (row: Row, values: Values, before: Row | undefined) => {
    const { done } = module.form ?? {};
    // The form of a record that is done with closes: what was pressed by mistake is taken back in the list.
    if (before && done && values[done.field] === done.value)
      feedback.undo(t(done.outcome), () => reopen(row, { [done.field]: before[done.field] }));
    else feedback.success(t(CRUD_TEXTS.saved));
  };
  /**
   * `isForMore`: the record is not only saved but then, say, published, with what nobody here has seen. What was typed
   * since it was pressed, and was not validated, is left to the next save.
   */
  const send = async (
    mine: Values,
    over: Row | undefined,
    isForMore = false,
    typedSince = typing.remember(),
  ): Promise<Ready | undefined> => {
    const values = changedValues(over ?? base, mine);
    const before = over ?? stored;
    if (before && Object.keys(values).length === 0) {
      if (!isForMore) feedback.success(t(CRUD_TEXTS.nothingToSave));
      return finish(before, typedSince(), false);
    }
    try {
      const row = await saving.mutateAsync(
        before ? { id: before.id, version: before.version, values } : { values: mine },
      );
      saySaved(row, values, before);
      return finish(row, typedSince(), true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const current = newerRecord(module, error);
      const now = isForMore ? mine : { ...mine, ...typedSince() };
      const conflicts = current ? conflictsOf(module, base, now, current) : [];
      const merged = isForMore ? mine : resolveConflicts(now, conflicts);
      const asked = isForMore ? conflicts : disputedAmong(conflicts);
      if (!current) {
        errors.refused(error);
        return undefined;
      }
      if (asked.length === 0) return send(merged, current, isForMore, isForMore ? typedSince : undefined);
      const chosen = await ask({
        current,
        mine: merged,
        conflicts: asked,
        by: error.by,
        foundBy: isForMore ? "savingForMore" : "saving",
      });
      if (!chosen) return undefined;
      const since = isForMore ? typedSince() : undefined;
      typing.take(chosen);
      const typedOver = typing.remember();
      if (since) typing.take(since);
      return send(chosen, current, isForMore, () => typedOver() ?? since);
    }
  };
  return { send, isSaving: saving.isPending, stale, ask, answer };
}

/**
 * Saves the form. If somebody else saved first, the user chooses between the conflicting values before the form is sent
 * (RE-16).
 */
export function useSaving(props: SavingProps) {
  const { module, typing, errors } = props;
  const { form, stored, base, isDirty, typed } = typing;
  const one = useOneAtATime();
  const { send, isSaving, stale, ask, answer } = useSending(props);
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
      void one(() => send(typed(), undefined));
    },
    /** Saves for an action that needs a stored record; undefined where it was refused. */
    async saveFirst(): Promise<Ready | undefined> {
      errors.forget();
      const isValid = await form.validateFields().then(
        () => true,
        () => false,
      );
      if (isValid) return stored && !isDirty ? { row: stored, isSaved: false } : send(typed(), undefined, true);
      form.submit(); // shows the errors at their fields
      return undefined;
    },
  };
}
export type FormSaving = ReturnType<typeof useSaving>;
