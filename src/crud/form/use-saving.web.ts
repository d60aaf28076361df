import { useState } from "react";
import { z } from "zod";
import type { Author } from "../../contract/errors.ts";
import type { Values } from "../../fields/field-value.ts";
import { ApiError } from "../../web/api/api-error.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { useOneAtATime } from "../../web/press/one-at-a-time.ts";
import type { Module } from "../define-module.ts";
import { endpointsOf } from "../endpoints.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { useSave, type Row } from "../use-crud.web.ts";
import { changedValues } from "./form-values.ts";
import { conflictsOf, resolved, type Conflict } from "../versions/save-conflict.ts";
import type { Problems } from "./use-problems.web.ts";
import type { Typing } from "./use-typing.web.ts";

/** A record somebody else saved meanwhile, and where it differs from this person's text. */
interface Stale {
  readonly current: Row;
  readonly mine: Values;
  readonly conflicts: readonly Conflict[];
  /** Who saved it; undefined: nobody can tell. */
  readonly by: Author | undefined;
  /** Found by saving, or by loading the new record under the typed text. */
  readonly foundBy: "saving" | "loading";
}

interface SavingProps {
  readonly module: Module;
  readonly typing: Typing;
  readonly problems: Problems;
  readonly isLocked: boolean;
  readonly onSaved: (row: Row) => void;
}

/** Sends what is typed, also over a record that has moved on: once this person has chosen between the two texts (RE-16). */
export function useSaving({ module, typing, problems, isLocked, onSaved }: SavingProps) {
  const { form, stored, base, isDirty, typed } = typing;
  const t = useText();
  const feedback = useFeedback();
  const saving = useSave(module);
  const one = useOneAtATime();
  const [stale, setStale] = useState<Stale>();
  if (isLocked && stale) setStale(undefined);
  const done = (row: Row, said = CRUD_TEXTS.saved): Row => {
    typing.saved();
    feedback.success(t(said));
    onSaved(row);
    return row;
  };
  const explain = (error: unknown, mine: Values): undefined | Promise<Row | undefined> => {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason !== "changedMeanwhile" || !error.current) {
      problems.refused(error);
      return undefined;
    }
    const current = z.decode(endpointsOf(module).get.reply, error.current as never) as Row;
    const conflicts = conflictsOf(module, base, mine, current);
    // The other person changed other fields, or to the same text: nothing to choose, only the version moved on.
    if (conflicts.length === 0) return send(mine, current);
    setStale({ current, mine, conflicts, by: error.by, foundBy: "saving" });
    return undefined;
  };
  const send = async (mine: Values, over: Row | undefined): Promise<Row | undefined> => {
    setStale(undefined);
    const values = changedValues(over ?? (stored ? base : {}), mine);
    if (stored && Object.keys(values).length === 0) return done(over ?? stored, CRUD_TEXTS.nothingToSave);
    try {
      return done(
        await saving.mutateAsync(
          stored ? { id: stored.id, version: (over ?? stored).version, values } : { values: mine },
        ),
      );
    } catch (error) {
      return explain(error, mine);
    }
  };
  return {
    isSaving: saving.isPending,
    stale,
    leaveStale: () => setStale(undefined),
    /** Goes on with what this person chose of a record that has moved on. */
    choose({ current, mine, foundBy }: Stale, chosen: (mine: Values) => Values) {
      const values = chosen(mine);
      if (foundBy === "loading") {
        setStale(undefined);
        return typing.rebase(current, values);
      }
      typing.take(values);
      return void send(values, current);
    },
    /** Takes in what somebody else saved while this person types. */
    load(current: Row, by: Author | undefined) {
      const mine = typed();
      const conflicts = conflictsOf(module, base, mine, current);
      const isDisputed = conflicts.some(({ proposed }) => proposed === "mine");
      if (isDisputed) return setStale({ current, mine, conflicts, by, foundBy: "loading" });
      setStale(undefined);
      return typing.rebase(current, resolved(mine, conflicts, {}));
    },
    save() {
      problems.forget();
      void one(() => send(typed(), undefined));
    },
    /** For what is done with a saved record only. */
    async saveFirst(): Promise<Row | undefined> {
      problems.forget();
      const isSound = await form.validateFields().then(
        () => true,
        () => false,
      );
      if (isSound) return stored && !isDirty ? stored : send(typed(), undefined);
      form.submit(); // says what is wrong
      return undefined;
    },
  };
}
export type FormSaving = ReturnType<typeof useSaving>;
