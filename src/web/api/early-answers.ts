/*
 * The first calls of a signed-in page are sent by an inline script or by the sign-in page (main/ask-ahead.web.ts),
 * while the console's program is still loading. The program's own calls then use these answers, each once, and see a
 * failure as if they had sent the call.
 */

export interface EarlyAnswer {
  readonly status: number;
  readonly text: string;
}
interface EarlyAnswers {
  /** Access token they were requested with; a call with another token ignores them. */
  readonly token: string;
  /** Keyed by method and path, such as `GET /sys/user/info`, with the query of a GET or the form body of a POST. */
  readonly answers: Map<string, Promise<EarlyAnswer>>;
}

declare global {
  var terraceEarly: EarlyAnswers | undefined;
}

export const earlyName = (method: "GET" | "POST", path: string, form = ""): string => `${method} ${path} ${form}`;

export const keepEarly = (early: EarlyAnswers): void => {
  globalThis.terraceEarly = early;
};

export function takeEarly(name: string, token: string | undefined): Promise<EarlyAnswer> | undefined {
  const early = globalThis.terraceEarly;
  if (!early || early.token !== token) return undefined;
  const answer = early.answers.get(name);
  early.answers.delete(name);
  return answer;
}

/** Drops the answers nobody used while the page started: later they would be stale. */
export const forgetEarly = (): void => {
  globalThis.terraceEarly = undefined;
};
