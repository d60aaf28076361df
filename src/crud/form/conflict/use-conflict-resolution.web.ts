import type { Author } from "../../../contract/errors.ts";
import { ApiError } from "../../../web/api/api-error.ts";
import type { FormErrorsState } from "../../../web/page/use-form-errors.ts";
import type { Module } from "../../define-module.ts";
import { endpointsOf } from "../../endpoints.ts";
import type { Ready } from "../form-arrangement.web.ts";
import type { Sending } from "../use-sending.web.ts";
import type { Typing } from "../use-typing.web.ts";
import type { Row } from "../../record-queries.web.ts";
import { conflictsOf, disputedAmong, resolveConflicts } from "./save-conflict.ts";
import { storedMeanwhile } from "../../optimistic-locking/stored-meanwhile.web.ts";
import { useConflict } from "./use-conflict.web.ts";

export interface ResolutionProps {
  readonly module: Module;
  readonly typing: Typing;
  readonly errors: FormErrorsState;
  readonly isLocked: boolean;
}

/**
 * Sends a form by `send`. If somebody else saved first, the user chooses between the conflicting values before the form
 * is sent (RE-16).
 */
export function useConflictResolution(
  { module, typing, errors, isLocked }: ResolutionProps,
  send: (sending: Sending) => Promise<Ready>,
) {
  const { base, typed } = typing;
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
  /** Merges another user's save into the form. */
  const load = (current: Row, by: Author | undefined): void => {
    answer();
    const mine = typed();
    const found = conflictsOf(module, base, mine, current, typing.unreadTexts.texts.current);
    const [merged, conflicts] = [resolveConflicts(mine, found), disputedAmong(found)];
    if (conflicts.length === 0) return typing.rebase(current, merged);
    const asked = ask({ current, mine: merged, conflicts, by, foundBy: "loading" });
    return void asked.then((chosen) => chosen && typing.rebase(current, chosen));
  };
  return {
    save,
    saveForMore,
    load,
    /** The conflict that is asked about. */
    stale,
    /** Continues with the values chosen in the conflict; without them nothing is done. */
    choose: answer,
  };
}
