import "./page-guard.web.ts";
import { ACCESS_TOKEN } from "../contract/session/token-names.ts";
import { earlyName, keepEarly, type EarlyAnswer } from "../web/api/early-answers.ts";
import { tokens } from "../web/api/tokens.ts";
import { readPageData } from "../web/document/page-data.ts";

/*
 * Stands in the console's HTML: asks for what every start needs (§4: user info first, then the rest together) before the program
 * that will use it has arrived. It decides nothing: boot-machine.ts does, from the same answers.
 */

const USER = "/sys/user/info";
const CONTENT = [
  ["GET", "/sys/dict"],
  ["POST", "/sys/setting/config"],
  ["GET", "/sys/menu/getMenus"],
  ["GET", "/sys/menu/getPermissions"],
  ["GET", "/sys/user/my/preferences"],
] as const;

/** The rest is only asked for somebody who will get it (§4, AU-13). */
function mayGoOn({ status, text }: EarlyAnswer): boolean {
  if (status !== 200) return false;
  const body = JSON.parse(text) as { code?: number; data?: { roles?: unknown[]; passwordMustbeChanged?: unknown } };
  const user = body.data;
  return body.code === 0 && (user?.roles?.length ?? 0) > 0 && user?.passwordMustbeChanged !== true;
}

const token = tokens.read()?.accessToken;
if (token !== undefined) {
  const { apiBase, language } = readPageData();
  const answers = new Map<string, Promise<EarlyAnswer>>();
  const ask = (method: "GET" | "POST", path: string): Promise<EarlyAnswer> => {
    const answer = fetch(apiBase + path, {
      method,
      headers: {
        "Accept-Language": language,
        [ACCESS_TOKEN]: token,
        ...(method === "POST" ? { "Content-Type": "application/x-www-form-urlencoded" } : {}),
      },
      ...(method === "POST" ? { body: "" } : {}),
      credentials: "same-origin",
      cache: "no-cache",
    }).then(async (response) => ({ status: response.status, text: await response.text() }));
    answers.set(earlyName(method, path), answer);
    return answer;
  };
  keepEarly({ token, answers });
  ask("GET", USER)
    .then((user) => {
      if (mayGoOn(user)) for (const [method, path] of CONTENT) ask(method, path).catch(() => undefined);
    })
    .catch(() => undefined); // whoever takes the answer sees the failure
}
