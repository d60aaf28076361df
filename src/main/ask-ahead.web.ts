import { ACCESS_TOKEN } from "../contract/session/token-names.ts";
import type { Language } from "../contract/text.ts";
import { lockFlag } from "../console/session/lock-flag.ts";
import { earlyName, keepEarly, type EarlyAnswer } from "../web/api/early-answers.ts";
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

/** ms that the program waits for the first answer and the first picture: on a slow line it is of more use running. */
export const PATIENCE = 60;

/** The rest is only asked for somebody who will get it (§4, AU-13). */
function mayGoOn({ status, text }: EarlyAnswer): boolean {
  if (status !== 200) return false;
  const body = JSON.parse(text) as { code?: number; data?: { roles?: unknown[]; passwordMustbeChanged?: unknown } };
  const user = body.data;
  return body.code === 0 && (user?.roles?.length ?? 0) > 0 && user?.passwordMustbeChanged !== true;
}

interface Start {
  readonly apiBase: string;
  readonly language: Language;
}

/**
 * Asks for what every start of the console needs (§4: user info first, then the rest together), and with it for what this page read first
 * when it was last here, while the program is still on its way. It decides nothing: boot-machine.ts does, from the same answers. Resolves
 * when all is asked for, `PATIENCE` later at the latest: a program that draws keeps an answer from being read.
 */
export function askAhead(start: Start): Promise<unknown> {
  const asked = askForAll(start).catch(() => undefined); // whoever takes an answer sees its failure
  return Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

async function askForAll({ apiBase, language }: Start): Promise<void> {
  const token = tokens.read()?.accessToken;
  if (token === undefined || lockFlag.read()) return; // behind a lock nothing is asked for but what lifts it
  const answers = new Map<string, Promise<EarlyAnswer>>();
  const ask = (method: "GET" | "POST", path: string, form = ""): Promise<EarlyAnswer> => {
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
    answers.set(earlyName(method, path, form), answer);
    answer.catch(() => undefined); // whoever takes it sees the failure
    return answer;
  };
  keepEarly({ token, answers });
  if (!mayGoOn(await ask("GET", USER))) return;
  for (const [method, path] of CONTENT) void ask(method, path);
  for (const { method, path, form } of firstReads()) void ask(method, path, form);
}
