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
import { conflictsOf, resolved, type Stale } from "../versions/save-conflict.ts";
import type { Problems } from "../../web/page/use-problems.ts";
import type { Typing } from "./use-typing.web.ts";

interface SavingProps {
  readonly module: Module;
  readonly typing: Typing;
  readonly problems: Problems;
  readonly isLocked: boolean;
  readonly onSaved: (row: Row) => void;
}

/** The record as it is stored, where a save was refused because it has moved on. */
const movedOn = (module: Module, { reason, current }: ApiError): Row | undefined =>
  reason === "changedMeanwhile" && current
    ? (z.decode(endpointsOf(module).get.reply, current as never) as Row)
    : undefined;

function useSending({ module, typing, problems, isLocked, onSaved }: SavingProps) {
  const { stored, base } = typing;
  const t = useText();
  const feedback = useFeedback();
  const saving = useSave(module);
  const [stale, setStale] = useState<Stale>();
  if (isLocked && stale) setStale(undefined);
  const done = (row: Row, said = CRUD_TEXTS.saved): Row => {
    typing.saved();
    feedback.success(t(said));
    onSaved(row);
    return row;
  };
  const send = async (mine: Values, over: Row | undefined): Promise<Row | undefined> => {
    setStale(undefined);
    const values = changedValues(over ?? base, mine);
    if (stored && Object.keys(values).length === 0) return done(over ?? stored, CRUD_TEXTS.nothingToSave);
    try {
      return done(
        await saving.mutateAsync(
          stored ? { id: stored.id, version: (over ?? stored).version, values } : { values: mine },
        ),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const current = movedOn(module, error);
      const conflicts = current ? conflictsOf(module, base, mine, current) : [];
      // The other person changed other fields, or to the same text: nothing to choose, only the version moved on.
      if (current && conflicts.length === 0) return send(mine, current);
      if (current) setStale({ current, mine, conflicts, by: error.by, foundBy: "saving" });
      else problems.refused(error);
      return undefined;
    }
  };
  return { send, isSaving: saving.isPending, stale, setStale };
}

/** Sends what is typed, also over a record that has moved on: once this person has chosen between the two texts (RE-16). */
export function useSaving(props: SavingProps) {
  const { module, typing, problems } = props;
  const { form, stored, base, isDirty, typed } = typing;
  const one = useOneAtATime();
  const { send, isSaving, stale, setStale } = useSending(props);
  return {
    isSaving,
    stale,
    leaveStale: () => setStale(undefined),
    /** Goes on with what this person chose of a record that has moved on. */
    choose({ current, foundBy }: Stale, chosen: Values) {
      if (foundBy === "loading") {
        setStale(undefined);
        return typing.rebase(current, chosen);
      }
      typing.take(chosen);
      return void send(chosen, current);
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
