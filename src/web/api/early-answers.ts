/*
 * The first calls of a signed-in page are sent by a few lines in its HTML or by the sign-in page (main/ask-ahead.web.ts), while the
 * console's program is still on its way. Its own calls then find their answers under way here, and take each once; whatever went wrong with one, they see
 * as if they had sent it.
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
