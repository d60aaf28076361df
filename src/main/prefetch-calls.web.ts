import { ACCESS_TOKEN } from "../contract/session/token-names.ts";
import type { Language } from "../contract/text.ts";
import { lockFlag } from "../console/lock/lock-flag.ts";
import { prefetchKey, keepPrefetched, type PrefetchedAnswer } from "../web/api/prefetched-answers.ts";
import { firstReads } from "../web/api/first-reads.ts";
import { tokens } from "../web/api/tokens.ts";

const USER = "/sys/user/info";
const CONTENT = [
  ["GET", "/sys/dict"],
  ["POST", "/sys/setting/config"],
  ["GET", "/sys/menu/getMenus"],
  ["GET", "/sys/menu/getPermissions"],
  ["GET", "/sys/user/my/preferences"],
] as const;

/**
 * ms that a program which has not run yet waits for the first answer and the first paint; on a slow network it had
 * better run without them.
 */
export const PREFETCH_TIMEOUT_MS = 60;

interface User {
  readonly id: string;
  readonly roles?: readonly unknown[];
  readonly passwordMustbeChanged?: unknown;
}

/** Id of the person in the answer; undefined for a person whom the server refuses every other call (§4, AU-13). */
function personOf({ status, text }: PrefetchedAnswer): string | undefined {
  if (status !== 200) return undefined;
  const { code, data } = JSON.parse(text) as { readonly code?: number; readonly data?: User };
  const isServed = code === 0 && (data?.roles?.length ?? 0) > 0 && data?.passwordMustbeChanged !== true;
  return isServed ? data?.id : undefined;
}

interface Start {
  readonly apiBase: string;
  readonly language: Language;
}

export interface Prefetch {
  /**
   * Id of the signed-in person, from the server's answer; undefined without one, or if they are refused every other
   * call.
   */
  readonly user: Promise<string | undefined>;
  /**
   * Resolves when all calls are sent, after the given time at the latest. The program waits for it, because while it
   * renders no answer is processed.
   */
  readonly allSent: Promise<unknown>;
}

/**
 * Sends the calls that every start of the console makes (§4: user info first, then the rest at the same time), and
 * those this page made first when it was last open, while the program is still loading. It decides nothing:
 * boot-machine.ts does, from the same answers.
 */
export function prefetchCalls(start: Start, timeoutMs = PREFETCH_TIMEOUT_MS): Prefetch {
  const user = sendAll(start).catch(() => undefined); // the caller that uses an answer handles its failure
  return { user, allSent: Promise.race([user, new Promise((resolve) => setTimeout(resolve, timeoutMs))]) };
}

async function sendAll({ apiBase, language }: Start): Promise<string | undefined> {
  const token = tokens.read()?.accessToken;
  if (token === undefined || lockFlag.read()) return undefined; // behind a lock only unlocking is called
  const answers = new Map<string, Promise<PrefetchedAnswer>>();
  const ask = (method: "GET" | "POST", path: string, form = ""): Promise<PrefetchedAnswer> => {
    const answer = fetch(apiBase + path, {
      method,
      headers: {
        "Accept-Language": language,
        [ACCESS_TOKEN]: token,
        ...(method === "POST" ? { "Content-Type": "application/x-www-form-urlencoded" } : {}),
      },
      ...(method === "POST" ? { body: form } : {}),
      credentials: "same-origin",
      cache: "no-cache",
    }).then(async (response) => ({ status: response.status, text: await response.text() }));
    answers.set(prefetchKey(method, path, form), answer);
    answer.catch(() => undefined); // the caller that uses the answer handles its failure
    return answer;
  };
  keepPrefetched({ token, answers });
  const person = personOf(await ask("GET", USER));
  if (person === undefined) return undefined;
  for (const [method, path] of CONTENT) void ask(method, path);
  for (const { method, path, form } of firstReads()) void ask(method, path, form);
  return person;
}
