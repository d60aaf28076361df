import { manualClock, type ManualClock } from "../../server/clock.ts";
import type { Imports } from "../../crud/sheet/import/import-jobs.server.ts";
import { openChanges, type Changes } from "../../server/database/changes/changes.ts";
import { countAsInstance } from "../../server/database/changes/count-instances.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { openTestDatabase } from "../../server/database/testing/open-test-database.ts";
import { readEnv, type Env } from "../../server/env.ts";
import { createApp } from "../../server/http/app.ts";
import { openIdempotency } from "../../server/http/answer/idempotency.ts";
import { createLog } from "../../server/log.ts";
import { loadSecrets } from "../../server/secrets/secrets.ts";
import type { Services } from "../../server/services.ts";
import { forgetSizes } from "../../server/storage/forget-sizes.ts";
import { openStores } from "../../server/storage/open-storage.ts";
import type { Storage } from "../../server/storage/storage.ts";
import { createClient, type Client } from "../../server/testing/http-client.ts";
import { answerOnce, balance, settledWith, testInstances } from "../../server/testing/instances.ts";
import { migratedTemplate } from "../../server/testing/migrated-database.ts";
import { copyTemplate, type Template } from "../../server/testing/template.ts";
import { OPEN_BUDGETS } from "../../server/testing/test-app.ts";
import {
  authenticateWith,
  fileAccessWith,
  filesWith,
  generatedFiles,
  importsThrough,
  moduleRoutes,
  oauthWith,
  prepareModules,
  publicChanges,
  pushWith,
  type Demonstration,
  type TemporaryPassword,
} from "../index.server.ts";
import type { IdentityTables } from "../identity/identity.server.ts";
import { cheapHash } from "./cheap-hash.server.ts";

export const ADMIN = { username: "admin", password: "Khao-niaw 2026" } as const;

export interface ModulesApp {
  readonly services: Services;
  /** The registered imports. */
  readonly imports: Imports;
  readonly clock: ManualClock;
  readonly client: Client;
  readonly origin: string;
  /** Log lines so far. */
  readonly lines: readonly string[];
  /** Passwords shown at the first start; empty when the operator chose one. */
  readonly announced: readonly TemporaryPassword[];
  /** Resolves once every instance has heard what was committed before. */
  settled(): Promise<void>;
  /** Simulates instances that are about to stop. */
  drain(): void;
  /** Starts another instance on the same database, optionally with other settings; returns its origin. */
  another(change?: { readonly env?: Partial<Env>; readonly push?: Parameters<typeof pushWith>[1] }): Promise<string>;
  close(): Promise<void>;
}

const START = Date.UTC(2026, 5, 1, 8);

const usualEnv = (dataDir: string): Env =>
  readEnv({ DATA_DIR: dataDir, CAPTCHA: "off", TEST_SWITCHES: "1", ADMIN_PASSWORD: ADMIN.password });

/** Two users besides the administrator, without content: `demo/` is not part of the product. */
export const COLLEAGUES: Demonstration = {
  steps: [
    {
      name: "demo users",
      users: [
        { username: "editor", realName: "岩温 · ອ້າຍວັນ", role: "editor" },
        { username: "viewer", realName: "李娜 · Li Na", role: "viewer" },
      ],
    },
  ],
  placePictures: async () => {},
};

interface StartOptions {
  readonly wrapStorage?: (storage: Storage) => Storage;
  /** The content of DEMO=1, which is the default; two users unless given. */
  readonly demonstration?: Demonstration;
}

/** All modules after their first start, which takes ten times as long as a copy of what it leaves. */
const seededTemplate = (demonstration: Demonstration | null): Template => ({
  name: `modules-${demonstration?.steps.length ?? 0}`,
  from: migratedTemplate,
  async fill(dataDir, databaseUrl) {
    const database = await openDatabase({ dataDir, databaseUrl });
    const env: Env = { ...usualEnv(dataDir), demo: demonstration !== null };
    const changes = await openChanges(database);
    const secrets = loadSecrets(dataDir, { isProduction: false });
    const log = createLog("info", () => {});
    await prepareModules(
      { env, log, clock: manualClock(START), database, changes, secrets },
      { demonstration, announce: () => {} },
    );
    await database
      .as<IdentityTables>()
      .updateTable("account")
      .set({ password_hash: await cheapHash(ADMIN.password) })
      .where("password_hash", "is not", null)
      .execute();
    await changes.close();
    await database.close();
  },
});

/**
 * Starts all modules on a database of their own, with a manual clock. By default the captcha is off, and the first
 * users have ADMIN's password, which need not be changed.
 */
export async function startModules(
  overrides: Partial<Env> = {},
  { wrapStorage = (storage) => storage, demonstration = COLLEAGUES }: StartOptions = {},
): Promise<ModulesApp> {
  const template =
    overrides.adminPassword === undefined
      ? seededTemplate(overrides.demo === false ? null : demonstration)
      : migratedTemplate;
  const { database, dataDir, drop } = await openTestDatabase({}, (folder) => copyTemplate(folder, template));
  const lines: string[] = [];
  const announced: TemporaryPassword[] = [];
  const clock = manualClock(START);
  const env: Env = { ...usualEnv(dataDir), ...overrides };
  const changes = await openChanges(database);
  const log = createLog(env.logLevel, (line) => void lines.push(line));
  const { storage, privateFiles } = await openStores(env, log);
  const services: Services = {
    env,
    log,
    clock,
    database,
    changes,
    secrets: loadSecrets(dataDir, { isProduction: false }),
    storage: forgetSizes(wrapStorage(storage)),
    privateFiles,
  };
  await prepareModules(services, { demonstration, announce: (first) => void announced.push(first) });
  const closers: (() => Promise<unknown>)[] = [];
  const drains: (() => void)[] = [];
  const listen = async (own: Services, ownImports: Imports, push?: Parameters<typeof pushWith>[1]): Promise<string> => {
    const { server, readiness } = await createApp({
      ...own,
      storage: filesWith(own),
      fileAccess: fileAccessWith(own),
      routes: moduleRoutes(own, ownImports),
      generated: generatedFiles(own),
      onPublicChange: publicChanges(own),
      authenticate: authenticateWith(own),
      oauth: oauthWith(own),
      idempotency: openIdempotency(own),
      push: pushWith(own, push),
      budgets: OPEN_BUDGETS,
    });
    if (testInstances() > 1) answerOnce(server.server);
    closers.push(() => server.close());
    drains.push(() => readiness.drain());
    return server.listen({ port: 0, host: "127.0.0.1" });
  };
  const imports = importsThrough(services);
  const openBeside = async (other: Services, push?: Parameters<typeof pushWith>[1]) => {
    const own = await openChanges(database);
    closers.push(() => own.close());
    const apart = { ...other, changes: own };
    return { changes: own, origin: await listen(apart, importsThrough(apart), push) };
  };
  const one = await listen(services, imports);
  const others: { readonly changes: Changes; readonly origin: string }[] = [];
  while (others.length < testInstances() - 1) others.push(await openBeside(services));
  const settled = settledWith(database, [changes, ...others.map((other) => other.changes)]);
  const balancer =
    others.length > 0 ? await balance([one, ...others.map((other) => other.origin)], settled) : undefined;
  if (balancer) closers.unshift(() => balancer.close());
  const origin = balancer?.origin ?? one;
  return {
    services,
    imports,
    clock,
    lines,
    announced,
    origin,
    client: createClient(origin),
    settled: balancer ? settled : async () => {},
    drain() {
      for (const drain of drains) drain();
    },
    async another(change = {}) {
      const other = { ...services, env: { ...env, ...change.env } };
      // With the embedded database there is one process, whose instances share announcements and one session.
      if (database.embedded) {
        const instance = changes.instance + closers.length;
        await countAsInstance(database.pool, instance);
        const beside = { ...other, changes: { ...changes, instance } };
        return listen(beside, importsThrough(beside), change.push);
      }
      return (await openBeside(other, change.push)).origin;
    },
    async close() {
      for (const close of closers) await close();
      await changes.close();
      await drop();
    },
  };
}
