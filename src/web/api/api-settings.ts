import type { EndedSession } from "../../contract/session/session-end.ts";
import type { Language } from "../../contract/text.ts";

/** What the API client needs from whoever starts the page. */
export interface ApiSettings {
  /** Where the API lives, without a slash at the end: `/api`. */
  readonly base: string;
  readonly language: () => Language;
  /**
   * Renews the tokens and stores them. False when there is nothing to renew with; throws what the refresh call threw.
   * It is never run twice at once, not even in two windows of this browser.
   */
  readonly refreshSession: () => Promise<boolean>;
  /** The session is over: 100008 or 100009 (§8), or a call without cookies (200001, 200002). Told once, until `forgetEnd`; with what ended it, where the server says so. */
  readonly onSessionEnded: (code: number, ended?: EndedSession) => void;
  /** What ended the session was heard of only after its end was told: the first answer of several need not say it. */
  readonly onEndExplained?: (ended: EndedSession) => void;
  /** The session stands but only unlocking or changing the password is answered. */
  readonly onRestricted: (reason: "sessionLocked" | "mustChangePassword") => void;
}

const state: { settings: ApiSettings | undefined; hasEnded: boolean; isExplained: boolean; turn: number } = {
  settings: undefined,
  hasEnded: false,
  isExplained: false,
  turn: 0,
};

export function configureApi(settings: ApiSettings): void {
  state.settings = settings;
  state.hasEnded = false;
}

export function apiSettings(): ApiSettings {
  if (!state.settings) throw new Error("configureApi must run before the first call");
  return state.settings;
}

/** From now on the end of a session is news again: the person stays without one, or has a new one. */
export function forgetEnd(): void {
  state.hasEnded = false;
  state.turn += 1;
}

/** Grows with every `forgetEnd`. A call keeps the turn it was sent in: what it learns is no news in a later one. */
export const sessionTurn = (): number => state.turn;

/** Tells the page once, however many calls find out at the same time. */
export function sessionEnded(
  code: number,
  { turn = state.turn, ended }: { readonly turn?: number; readonly ended?: EndedSession | undefined } = {},
): void {
  if (turn !== state.turn) return;
  if (!state.hasEnded) {
    state.hasEnded = true;
    state.isExplained = ended !== undefined;
    apiSettings().onSessionEnded(code, ended);
  } else if (ended && !state.isExplained) {
    state.isExplained = true;
    apiSettings().onEndExplained?.(ended);
  }
}
