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

let given: ApiSettings | undefined;

export function configureApi(settings: ApiSettings): void {
  given = settings;
}

export function apiSettings(): ApiSettings {
  if (!given) throw new Error("configureApi must run before the first call");
  return given;
}
