import type { EndedSession } from "../../contract/session/session-end.ts";
import type { Language } from "../../contract/text.ts";

/** Settings of the API client, given by the page's entry file. */
export interface ApiSettings {
  /** Base path of the API without a trailing slash, such as `/api`. */
  readonly base: string;
  readonly language: () => Language;
  /**
   * Renews the tokens and stores them. Resolves to false when there is no refresh token; rejects with the error of
   * the refresh call. Never runs twice at once, not even in two windows of this browser.
   */
  readonly refreshSession: () => Promise<boolean>;
  /**
   * The session is over: 100008 or 100009 (§8), or a call without cookies (200001, 200002). Called once until
   * `forgetEnd`, with the reason if the server gives one.
   */
  readonly onSessionEnded: (code: number, ended?: EndedSession) => void;
  /** The reason arrived after `onSessionEnded` was called: of several answers the first may lack it. */
  readonly onEndExplained?: (ended: EndedSession) => void;
  /** The session is valid, but the server answers only unlocking or changing the password. */
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

/** Lets the next end of a session be reported again: the person has signed in anew or stays signed out. */
export function forgetEnd(): void {
  state.hasEnded = false;
  state.turn += 1;
}

/**
 * Incremented by every `forgetEnd`. A call remembers the turn it was sent in, and its failure is ignored in a later
 * one.
 */
export const sessionTurn = (): number => state.turn;

/** Reports the end once, however many calls find out at the same time. */
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

type AskForPassword = () => Promise<boolean>;

const password: { ask: AskForPassword | undefined; asking: Promise<boolean> | undefined } = {
  ask: undefined,
  asking: undefined,
};

/** Registers the dialog that asks for the password (AU-17). Returns the function that removes it. */
export function onPasswordNeeded(ask: AskForPassword): () => void {
  password.ask = ask;
  return () => {
    if (password.ask === ask) password.ask = undefined;
  };
}

/** Resolves to true when the person has confirmed their password. Concurrent calls share one dialog. */
export function askForPassword(): Promise<boolean> {
  password.asking ??= (password.ask?.() ?? Promise.resolve(false)).finally(() => {
    password.asking = undefined;
  });
  return password.asking;
}
