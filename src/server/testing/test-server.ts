import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONSOLE_CLIENT } from "../../contract/session/console-client.ts";
import { manualClock, type ManualClock } from "../clock.ts";
import { readEnv } from "../env.ts";
import type { App } from "../http/app.ts";
import type { Budgets } from "../http/admission/rate-limit.ts";
import { createLog } from "../log.ts";
import type { Services } from "../services.ts";
import { createClient, type Answered, type Client } from "./http-client.ts";
import { OPEN_BUDGETS } from "./test-app.ts";
import { answerOnce, balance, settledWith, testInstances } from "./instances.ts";
import { copyTemplate, type Template } from "./template.ts";
import { testComposition } from "./test-composition.ts";

/** Password of `admin` in a test server. */
export const TEST_PASSWORD = "Terraced-Rice-2026";

export interface TestServerOptions {
  /**
   * Environment variables in addition to the test's own (`CAPTCHA=off` with `TEST_SWITCHES=1`, a free port, a fresh
   * data directory).
   */
  readonly env?: Readonly<Record<string, string>>;
  readonly budgets?: Budgets;
}

export interface TestServer {
  readonly origin: string;
  readonly port: number;
  readonly client: Client;
  readonly services: Services;
  readonly app: App;
  readonly clock: ManualClock;
  readonly lines: readonly string[];
  readonly dataDir: string;
  /** Signs in as a script does (no Origin, hence a plain bearer token) and returns the answer. */
  signIn(username: string, password?: string, fields?: Readonly<Record<string, string>>): Promise<Answered>;
  /** The access token of a successful `signIn`. */
  tokenOf(username: string, password?: string): Promise<string>;
  close(): Promise<void>;
}

const envOf = (dataDir: string, databaseUrl: string | null, more: Readonly<Record<string, string>> = {}) =>
  readEnv({
    PORT: "0",
    CAPTCHA: "off",
    TEST_SWITCHES: "1",
    DEMO: "0",
    ADMIN_PASSWORD: TEST_PASSWORD,
    LOG_LEVEL: "info",
    ...more,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    DATA_DIR: dataDir,
  });

const template: Template = {
  name: "server",
  async fill(dataDir, databaseUrl) {
    const { openServices, closeServices, compose } = await testComposition();
    const services = await openServices(envOf(dataDir, databaseUrl), createLog("error"), manualClock(Date.now()));
    await compose(services, { dist: null, budgets: OPEN_BUDGETS, announce: () => {} });
    await closeServices(services);
  },
};

/**
 * The whole server in this process, on a free port, with a fresh database (embedded, or with TEST_DATABASE_URL on that
 * server) that holds the first rows. Its clock only moves when it is told to.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { openServices, closeServices, compose } = await testComposition();
  const dataDir = mkdtempSync(join(tmpdir(), "terrace-test-"));
  const { databaseUrl, drop } = await copyTemplate(dataDir, template);
  const clock = manualClock(Date.now());
  const lines: string[] = [];
  const env = envOf(dataDir, databaseUrl, options.env);
  const services = await openServices(
    env,
    createLog("info", (line) => void lines.push(line)),
    clock,
  );
  const listen = async (own: Services) => {
    const app = await compose(own, { dist: null, budgets: options.budgets ?? OPEN_BUDGETS, announce: () => {} });
    if (testInstances() > 1) answerOnce(app.server.server);
    return { app, origin: await app.server.listen({ port: 0, host: "127.0.0.1" }) };
  };
  const { app, origin: one } = await listen(services);
  const beside: { readonly services: Services; readonly app: App; readonly origin: string }[] = [];
  while (beside.length < testInstances() - 1) {
    const own = await openServices(env, services.log, clock);
    beside.push({ services: own, ...(await listen(own)) });
  }
  const settled = settledWith(services.database, [services.changes, ...beside.map((other) => other.services.changes)]);
  const balancer =
    beside.length > 0 ? await balance([one, ...beside.map((other) => other.origin)], settled) : undefined;
  const origin = balancer?.origin ?? one;
  const client = createClient(origin, env.apiBase);
  const signIn: TestServer["signIn"] = (username, password = TEST_PASSWORD, fields = {}) =>
    client.post("/sso/oauth2/access_token", {
      grant_type: "password",
      client_secret: CONSOLE_CLIENT.secret,
      client_id: "test-client-1",
      username,
      password,
      captcha: "",
      ...fields,
    });
  return {
    origin,
    port: Number(new URL(origin).port),
    client,
    services,
    app,
    clock,
    lines,
    dataDir,
    signIn,
    async tokenOf(username, password) {
      const { body } = await signIn(username, password);
      if (body.code !== 0) throw new Error(`${username} could not sign in: ${body.code} ${body.msg}`);
      return String(body["access_token"]);
    },
    async close() {
      await balancer?.close();
      for (const other of beside) {
        await other.app.server.close();
        await closeServices(other.services);
      }
      await app.server.close();
      await closeServices(services);
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
