import "./page-guard.web.ts";
import { ACCESS_TOKEN } from "../contract/session/token-names.ts";
import { lockFlag } from "../console/session/lock-flag.ts";
import { earlyName, keepEarly, type EarlyAnswer } from "../web/api/early-answers.ts";
import { firstReads } from "../web/api/first-reads.ts";
import { tokens } from "../web/api/tokens.ts";
import { readPageData, type ConsolePageData } from "../web/document/page-data.ts";

/*
 * Stands in the console's HTML: asks for what every start needs (§4: user info first, then the rest together), with it for what this
 * page read first when it was last here, and only then has the program run, which keeps the browser from anything else for a while.
 * It decides nothing: boot-machine.ts does, from the same answers.
 */

const USER = "/sys/user/info";
const CONTENT = [
  ["GET", "/sys/dict"],
  ["POST", "/sys/setting/config"],
  ["GET", "/sys/menu/getMenus"],
  ["GET", "/sys/menu/getPermissions"],
  ["GET", "/sys/user/my/preferences"],
] as const;
/** ms that the program waits for the first answer and the first picture: on a slow line it is of more use running. */
const PATIENCE = 60;

const { apiBase, language, program } = readPageData<ConsolePageData>();

/** The rest is only asked for somebody who will get it (§4, AU-13). */
function mayGoOn({ status, text }: EarlyAnswer): boolean {
  if (status !== 200) return false;
  const body = JSON.parse(text) as { code?: number; data?: { roles?: unknown[]; passwordMustbeChanged?: unknown } };
  const user = body.data;
  return body.code === 0 && (user?.roles?.length ?? 0) > 0 && user?.passwordMustbeChanged !== true;
}

/** Resolves when all is asked for. */
async function askAhead(token: string): Promise<void> {
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

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The program measures what it draws. */
async function styled(): Promise<void> {
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(({ sheet }) => !sheet);
  const settled = (link: HTMLLinkElement) =>
    new Promise((resolve) => {
      for (const event of ["load", "error"]) link.addEventListener(event, resolve, { once: true });
    });
  await Promise.all(links.map(settled));
}

const token = tokens.read()?.accessToken;
// Behind a lock nothing is asked for but what lifts it.
const asked = token === undefined || lockFlag.read() ? undefined : askAhead(token).catch(() => undefined);
void Promise.race([Promise.all([asked, painted()]), pause(PATIENCE)])
  .then(styled)
  .then(() => import(/* @vite-ignore */ program));
