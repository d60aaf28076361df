/*
 * The first calls of a signed-in page are sent by an inline script or by the sign-in page (main/prefetch-calls.web.ts),
 * while the console's program is still loading. The program's own calls then use these answers, each once, and see a
 * failure as if they had sent the call.
 */

export interface PrefetchedAnswer {
  readonly status: number;
  readonly text: string;
}
interface PrefetchedAnswers {
  /** Access token they were requested with; a call with another token ignores them. */
  readonly token: string;
  /** Keyed by method and path, such as `GET /sys/user/info`, with the query of a GET or the form body of a POST. */
  readonly answers: Map<string, Promise<PrefetchedAnswer>>;
}

declare global {
  var terracePrefetched: PrefetchedAnswers | undefined;
}

export const prefetchKey = (method: "GET" | "POST", path: string, form = ""): string => `${method} ${path} ${form}`;

export const keepPrefetched = (prefetched: PrefetchedAnswers): void => {
  globalThis.terracePrefetched = prefetched;
};

export function takePrefetched(name: string, token: string | undefined): Promise<PrefetchedAnswer> | undefined {
  const prefetched = globalThis.terracePrefetched;
  if (!prefetched || prefetched.token !== token) return undefined;
  const answer = prefetched.answers.get(name);
  prefetched.answers.delete(name);
  return answer;
}

/** Drops the answers nobody used while the page started: later they would be stale. */
export const forgetPrefetched = (): void => {
  globalThis.terracePrefetched = undefined;
};
