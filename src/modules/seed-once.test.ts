import { afterEach, expect, test } from "vitest";
import { HOUR } from "../contract/date/durations.ts";
import { readEnv, type Env } from "../server/env.ts";
import { refuseDifferentKeys } from "../server/secrets/matching-keys.ts";
import { seedOnce, type TemporaryPassword, type SeedStep } from "./seed-once.server.ts";
import { COLLEAGUES, startModules, type ModulesApp } from "./testing/start-modules.server.ts";
import { tokensOf, visitor } from "./testing/visitor.server.ts";

let app: ModulesApp;
afterEach(() => app.close());

/** The operator chooses none. */
const NO_PASSWORD = { adminPassword: null };

const again = async (change: Partial<Env> = {}, options: { isAsked?: boolean; steps?: readonly SeedStep[] } = {}) => {
  const shown: TemporaryPassword[] = [];
  await seedOnce(
    { ...app.services, env: { ...app.services.env, ...change } },
    { steps: [], demonstration: COLLEAGUES, announce: (first) => void shown.push(first), ...options },
  );
  return shown;
};
const rolesOf = async (username: string, password: string) => {
  const someone = visitor(app.origin);
  const { access: token } = tokensOf(await someone.signIn(username, password));
  const { body } = await someone.get("/sys/user/info", { token });
  return { roles: body["roles"], mustChange: body["passwordMustbeChanged"] };
};

/** The state before the first start, but for the menu and rows that refer to nobody, which take seconds to write. */
const emptied = async () => {
  const db = app.services.database.as<Record<string, Record<string, unknown>>>();
  for (const table of ["application", "installation", "account", "role"]) await db.deleteFrom(table).execute();
};
/** Starts for the first time; returns what was shown. */
const startFirst = async (change: Partial<Env>) => {
  app = await startModules();
  await emptied();
  return again(change);
};

test("a first start shows one password for its users, who must change it; the next start shows nothing (AU-12)", async () => {
  app = await startModules({ adminPassword: null, demo: true });
  expect(app.announced).toHaveLength(1);
  const { usernames, password } = app.announced[0] as TemporaryPassword;
  expect(usernames).toEqual(["admin", "editor", "viewer"]);
  expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  for (const username of usernames)
    expect(await rolesOf(username, password)).toEqual({ roles: [username], mustChange: true });
  expect(await again()).toEqual([]);
  expect(app.lines.join("\n")).not.toContain(password);
});

test("no common pair opens a fresh installation (AU-12)", async () => {
  expect(await startFirst({ ...NO_PASSWORD, demo: false })).toHaveLength(1);
  for (const password of ["admin", "admin123", "password", "123456", "terrace", "editor", "viewer", "root"]) {
    expect((await visitor(app.origin).signIn("admin", password)).body.code).toBe(100001);
    app.clock.advance(HOUR);
  }
});

test("the printed password dies after 24 hours; `npm run seed` makes another (AU-12)", async () => {
  const first = { ...NO_PASSWORD, demo: false };
  const [shown] = await startFirst(first);
  const password = shown?.password ?? "";
  app.clock.advance(24 * HOUR - 1);
  expect((await visitor(app.origin).signIn("admin", password)).body.code).toBe(0);
  app.clock.advance(1);
  expect((await visitor(app.origin).signIn("admin", password)).body.code).toBe(100001);
  expect(await again(first)).toEqual([]);
  const [renewed] = await again(first, { isAsked: true });
  expect(renewed?.usernames).toEqual(["admin"]);
  expect((await visitor(app.origin).signIn("admin", renewed?.password ?? "")).body.code).toBe(0);
  expect((await visitor(app.origin).signIn("admin", password)).body.code).toBe(100001);
});

test("a password the operator chose is not shown, does not expire and need not be changed", async () => {
  expect(await startFirst({ adminPassword: "Xieng-Khouang 12" })).toEqual([]);
  app.clock.advance(48 * HOUR);
  expect(await rolesOf("editor", "Xieng-Khouang 12")).toEqual({ roles: ["editor"], mustChange: false });
});

test("a start that dies while it shows the password has made nothing; the next one makes and shows another (RE-02)", async () => {
  app = await startModules();
  await emptied();
  await expect(
    seedOnce(
      { ...app.services, env: { ...app.services.env, ...NO_PASSWORD } },
      {
        steps: [],
        demonstration: COLLEAGUES,
        announce: () => {
          throw new Error("killed");
        },
      },
    ),
  ).rejects.toThrow("killed");
  const [shown] = await again(NO_PASSWORD);
  expect(shown?.usernames).toEqual(["admin", "editor", "viewer"]);
  expect(await rolesOf("admin", shown?.password ?? "")).toEqual({ roles: ["admin"], mustChange: true });
  expect(await again(NO_PASSWORD)).toEqual([]);
});

test("a step that fails leaves nothing behind and is made up for by the next start (RE-02)", async () => {
  app = await startModules();
  const { database } = app.services;
  let isBroken = true;
  const step: SeedStep = {
    name: "one more",
    run: async (trx) => {
      const at = new Date().toISOString();
      await trx
        .as<{ translation: Record<string, unknown> }>()
        .insertInto("translation")
        .values({ id: "x", text_id: "a.b", language: "en", words: "w", created_at: at, updated_at: at })
        .execute();
      if (isBroken) throw new Error("killed");
    },
  };
  const count = async () =>
    (await database.as<{ translation: { id: string } }>().selectFrom("translation").select("id").execute()).length;
  await expect(again({}, { steps: [step] })).rejects.toThrow("killed");
  expect(await count()).toBe(0);
  isBroken = false;
  await again({}, { steps: [step] });
  await again({}, { steps: [step] });
  expect(await count()).toBe(1);
});

test("three first starts at once seed one installation and show one password", async () => {
  app = await startModules();
  await emptied();
  const { database, secrets } = app.services;
  await refuseDifferentKeys(database, secrets, { clock: app.clock, file: "" }); // on PostgreSQL each start begins with it
  const shown = (await Promise.all([again(NO_PASSWORD), again(NO_PASSWORD), again(NO_PASSWORD)])).flat();
  expect(shown).toHaveLength(1);
  expect(await rolesOf("viewer", shown[0]?.password ?? "")).toEqual({ roles: ["viewer"], mustChange: true });
});

test("demonstration users come with the first start only, or when they are asked for", async () => {
  app = await startModules({ demo: false });
  expect((await visitor(app.origin).signIn("editor", app.services.env.adminPassword ?? "")).body.code).toBe(100001);
  expect(await again({ demo: true })).toEqual([]);
  expect((await visitor(app.origin).signIn("editor", app.services.env.adminPassword ?? "")).body.code).toBe(100001);
  await again({ demo: true }, { isAsked: true });
  expect((await visitor(app.origin).signIn("editor", app.services.env.adminPassword ?? "")).body.code).toBe(0);
  expect(readEnv({}).demo).toBe(true);
});
