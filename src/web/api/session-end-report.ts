import type { EndedSession } from "../../contract/session/session-end.ts";
import { apiSettings, type ApiSettings } from "./api-settings.ts";

const state: { toldTo: ApiSettings | undefined; isExplained: boolean; turn: number } = {
  toldTo: undefined,
  isExplained: false,
  turn: 0,
};

/** Lets the next end of a session be reported again: the person has signed in anew or stays signed out. */
export function forgetEnd(): void {
  state.toldTo = undefined;
  state.turn += 1;
}

/**
 * Incremented by every `forgetEnd`. A call remembers the turn it was sent in, and its failure is ignored in a later
 * one.
 */
export const sessionTurn = (): number => state.turn;

/** Reports the end once to whoever configured the client, however many calls find out at the same time. */
export function sessionEnded(
  code: number,
  { turn = state.turn, ended }: { readonly turn?: number; readonly ended?: EndedSession | undefined } = {},
): void {
  if (turn !== state.turn) return;
  const settings = apiSettings();
  if (state.toldTo !== settings) {
    state.toldTo = settings;
    state.isExplained = ended !== undefined;
    settings.onSessionEnded(code, ended);
  } else if (ended && !state.isExplained) {
    state.isExplained = true;
    settings.onEndExplained?.(ended);
  }
}
