import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Page, expect, test as base } from "@playwright/test";
import { CONSOLE_CLIENT } from "../../src/contract/session/console-client.ts";
import { ACCESS_TOKEN, REFRESH_TOKEN } from "../../src/contract/session/token-names.ts";
import { STORED_NAMES } from "../../src/modules/preference/preference.ts";
import { CLIENT_ID } from "../../src/web/api/client-id.ts";
import { administrator, makeServer } from "./make-server.ts";
import type { Server } from "./server.ts";

export { administrator, expect };

interface OfTest {
  /** An empty page of a browser in which the administrator is signed in. */
  readonly signedIn: Page;
  /** Starts a server for this test alone, with `env` added to its configuration; with `isNew` it has no data. */
  readonly startServer: (env: NodeJS.ProcessEnv, options?: { readonly isNew?: boolean }) => Promise<Server>;
}

interface OfWorker {
  /** A running server with demo rows, shared by all tests of a worker: a test that stops it starts it again. */
  readonly server: Server;
}

/** Fills in the sign-in form and waits until the console is open. */
export async function fillSignIn(
  page: Page,
  { username, password }: { username: string; password: string } = administrator,
): Promise<void> {
  await page.locator("#username").fill(username);
  await page.locator("#password").fill(password);
  await page.locator("button[type=submit]").click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

export async function signIn(page: Page, who: { username: string; password: string } = administrator): Promise<void> {
  await page.goto("/login");
  await fillSignIn(page, who);
  await expect(page.getByRole("main")).toBeVisible();
}

/** Signs the administrator in by a call, without the sign-in page; opens no page. */
export async function signInByCall(page: Page, origin: string): Promise<void> {
  const form = {
    grant_type: "password",
    client_id: randomUUID().replaceAll("-", ""), // a random one, as browsers use
    client_secret: CONSOLE_CLIENT.secret,
    ...administrator,
  };
  const answer = await page.context().request.post(`${origin}/api/sso/oauth2/access_token`, {
    form,
    headers: { origin }, // so that the server sets the HttpOnly cookies
  });
  const given = (await answer.json()) as Readonly<Record<string, string>>;
  const cookies = [ACCESS_TOKEN, REFRESH_TOKEN].map((name) => ({ name, value: given[name] ?? "", url: origin }));
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, sameSite: "Strict" as const })));
  // The client id of this browser, with which its session is refreshed.
  await page.addInitScript(
    ([name, id]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, id);
    },
    [CLIENT_ID, form.client_id] as const,
  );
}

/** Collects policy violations of this page's documents from now on. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const broken: string[] = [];
  await page.exposeFunction("tellBrokenPolicy", (what: string) => void broken.push(what));
  await page.addInitScript(() => {
    const { tellBrokenPolicy: tell } = window as unknown as { tellBrokenPolicy: (what: string) => void };
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
      // Parsing an attack in order to sanitise it makes the browser block parts of it, which is right.
      /\/sanitize-message-/.test(sourceFile)
        ? undefined
        : tell(`${effectiveDirective}: ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`),
    );
  });
  return broken;
}

/** Deletes the administrator's saved preferences, which would otherwise affect the next test. */
async function forgetChoices(page: Page, origin: string): Promise<void> {
  const context = page.context();
  const token = (await context.cookies(origin)).find(({ name }) => name === ACCESS_TOKEN)?.value;
  if (token === undefined) return;
  const form = STORED_NAMES.flatMap((name, at) => [
    [`choices[${at}].name`, name],
    [`choices[${at}].value`, ""],
    [`choices[${at}].age`, "0"],
  ]);
  await context.request
    .post(`${origin}/api/sys/user/my/preferences`, {
      headers: { [ACCESS_TOKEN]: token },
      form: Object.fromEntries(form) as Record<string, string>,
    })
    .catch(() => undefined); // the test may have stopped its server
}

const makeIn = async (folder: string, env: NodeJS.ProcessEnv = {}, isNew = false): Promise<Server> => {
  const prepared = process.env["E2E_DATA"];
  if (!prepared) throw new Error("playwright.config.ts names no global setup");
  if (!isNew) await cp(prepared, join(folder, "data"), { recursive: true });
  return makeServer(join(folder, "data"), env);
};

/** Playwright's `test` with a server of its own; `page.goto("/login")` opens its page. */
export const test = base.extend<OfTest, OfWorker>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern
    async ({}, provide, worker) => {
      const folder = await mkdtemp(join(tmpdir(), `terrace-e2e-${worker.workerIndex}-`));
      const server = await makeIn(folder);
      try {
        await server.start();
        await provide(server);
      } finally {
        await server.remove();
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 120_000 },
  ],

  // oxlint-disable-next-line no-empty-pattern -- as above
  startServer: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), "terrace-e2e-own-"));
    const started: Server[] = [];
    await provide(async (env, { isNew = false } = {}) => {
      const server = await makeIn(join(folder, String(started.length)), env, isNew);
      started.push(server);
      await server.start();
      return server;
    });
    for (const server of started) await server.remove();
    await rm(folder, { recursive: true, force: true });
  },

  baseURL: async ({ server }, provide) => provide(server.url),

  page: async ({ page, server }, provide, info) => {
    const before = server.output().length;
    const broken = await watchPolicy(page);
    await provide(page);
    await forgetChoices(page, server.url);
    expect(broken, "nothing of a page breaks its policy (HD-02)").toEqual([]);
    if (info.status !== info.expectedStatus)
      await info.attach("server output", { body: server.output().slice(before), contentType: "text/plain" });
  },

  signedIn: async ({ page, server }, provide) => {
    await signInByCall(page, server.url);
    await provide(page);
  },
});
