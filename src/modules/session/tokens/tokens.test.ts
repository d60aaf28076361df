import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADMIN, startModules, type ModulesApp } from "../../testing/start-modules.server.ts";
import { tokensOf, visitor, type Visitor } from "../../testing/visitor.server.ts";
import { sweepSessions } from "../sweep.server.ts";
import type { SessionTables } from "../session-tables.server.ts";
import { endIfRestored } from "./epoch.server.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
let app: ModulesApp;
beforeAll(async () => {
  app = await startModules();
});
afterAll(() => app.close());

const enter = async (by: Visitor = visitor(app.origin)) => ({
  by,
  ...tokensOf(await by.signIn(ADMIN.username, ADMIN.password)),
});
const use = async (by: Visitor, token: string) => (await by.get("/sys/user/info", { token })).body.code;
const renew = async (by: Visitor, refresh: string) => {
  const answer = await by.refresh(refresh);
  return { code: answer.body.code, ...tokensOf(answer) };
};

test("tokens have 256 bits, never repeat and are stored only as keyed hashes (TK-01)", async () => {
  const seen = new Set<string>();
  for (let i = 0; i < 5; i++) {
    const { access, refresh } = await enter();
    for (const token of [access, refresh]) {
      expect(Buffer.from(token, "base64url")).toHaveLength(32);
      seen.add(token);
    }
  }
  expect(seen.size).toBe(10);
  const db = app.services.database.as<SessionTables>();
  const dump = JSON.stringify([
    await db.selectFrom("access_token").selectAll().execute(),
    await db.selectFrom("refresh_token").selectAll().execute(),
    await db.selectFrom("session").selectAll().execute(),
  ]);
  for (const token of seen) expect(dump).not.toContain(token);
});

test("an access token lives 15 minutes to the second, then says 200004 (TK-02, TK-03)", async () => {
  const { by, access } = await enter();
  app.clock.advance(900 * SECOND - 1);
  expect(await use(by, access)).toBe(0);
  app.clock.advance(1);
  expect(await use(by, access)).toBe(200004);
});

test("a session ends after 12 idle hours, and a refresh within them keeps it (TK-02)", async () => {
  const { by, refresh } = await enter();
  app.clock.advance(12 * HOUR - SECOND);
  const next = await renew(by, refresh);
  expect(next.code).toBe(0);
  app.clock.advance(12 * HOUR);
  expect((await renew(by, next.refresh)).code).toBe(100009);
  expect(await use(by, next.access)).toBe(100008);
});

test("nothing outlives seven days, and the last tokens do not promise more (TK-02)", async () => {
  let { by, access, refresh } = await enter();
  for (let round = 0; round < 15; round++) {
    app.clock.advance(11 * HOUR);
    ({ access, refresh } = await renew(by, refresh));
  }
  app.clock.advance(3 * HOUR - 60 * SECOND);
  const answer = await by.refresh(refresh);
  expect(answer.body).toMatchObject({ code: 0, expires_in: 60 });
  ({ access, refresh } = tokensOf(answer));
  app.clock.advance(59 * SECOND);
  expect(await use(by, access)).toBe(0);
  app.clock.advance(SECOND);
  expect(await use(by, access)).toBe(100008);
  expect((await renew(by, refresh)).code).toBe(100009);
});

test("each credential works only where it belongs, for the client it was given to (TK-04)", async () => {
  const { by, access, refresh } = await enter();
  expect(await use(by, refresh)).toBe(100008);
  expect((await renew(by, access)).code).toBe(100009);
  expect((await renew(visitor(app.origin), refresh)).code).toBe(100009);
  expect(await use(by, by.clientId)).toBe(100008);
  expect((await by.post("/sso/oauth2/revoke_token", { access_token: refresh })).body.code).toBe(0);
  expect((await renew(by, refresh)).code).toBe(0);
});

test("the token address accepts grant_type=refresh_token like the refresh address", async () => {
  const { by, refresh } = await enter();
  const answer = await by.post("/sso/oauth2/access_token", {
    grant_type: "refresh_token",
    client_id: by.clientId,
    client_secret: "terrace-console",
    refresh_token: refresh,
  });
  expect(answer.body.code).toBe(0);
  expect(await use(by, tokensOf(answer).access)).toBe(0);
});

test("a lost answer can be had again within ten seconds: the same successor (TK-05, TK-06)", async () => {
  const { by, refresh } = await enter();
  const first = await renew(by, refresh);
  app.clock.advance(10 * SECOND);
  expect(await renew(by, refresh)).toEqual(first);
  expect(await use(by, first.access)).toBe(0);
});

test("reuse after the grace time ends the whole family, over four generations, and is recorded (TK-05)", async () => {
  const { by, access, refresh } = await enter();
  const generations = [{ access, refresh }];
  for (let i = 0; i < 3; i++) {
    const { access: nextAccess, refresh: nextRefresh } = await renew(by, generations.at(-1)?.refresh ?? "");
    generations.push({ access: nextAccess, refresh: nextRefresh });
    app.clock.advance(11 * SECOND);
  }
  expect((await renew(by, generations[1]?.refresh ?? "")).code).toBe(100009);
  for (const generation of generations) {
    expect(await use(by, generation.access)).toBe(100008);
    expect((await renew(by, generation.refresh)).code).toBe(100009);
  }
  const noted = await app.services.database
    .as<SessionTables>()
    .selectFrom("login_log")
    .select("username")
    .where("outcome", "=", "reuse")
    .execute();
  expect(noted).toEqual([{ username: ADMIN.username }]);
  expect(app.lines.some((line) => line.includes("used refresh token"))).toBe(true);
});

test("100 parallel refreshes over two instances make one family member (TK-05)", async () => {
  const { by, refresh } = await enter();
  const second = visitor(await app.another());
  const renewals = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      (index % 2 === 0 ? by : second).refresh(refresh, { client_id: by.clientId }),
    ),
  );
  const given = new Set(renewals.map((answer) => JSON.stringify([answer.body.code, tokensOf(answer)])));
  expect(given.size).toBe(1);
  expect(tokensOf(renewals[0] as (typeof renewals)[number]).access).not.toBe("");
});

test("signing out ends access and refresh of that session only, can be repeated, and answers the same to anything (TK-08)", async () => {
  const mine = await enter();
  const other = await enter();
  const revoke = (fields: Record<string, string>, token?: string) =>
    mine.by.post("/sso/oauth2/revoke_token", fields, token === undefined ? {} : { token });
  for (const token of ["x", other.refresh, "0".repeat(43)])
    expect((await revoke({ access_token: token })).body).toEqual({ code: 0, msg: "", data: null });
  expect(await use(other.by, other.access)).toBe(0);
  expect((await revoke({ access_token: mine.access })).body).toEqual({ code: 0, msg: "", data: null });
  expect((await revoke({ access_token: mine.access })).body).toEqual({ code: 0, msg: "", data: null });
  expect(await use(mine.by, mine.access)).toBe(100008);
  expect((await renew(mine.by, mine.refresh)).code).toBe(100009);
  expect((await revoke({}, other.access)).body.code).toBe(0);
  expect(await use(other.by, other.access)).toBe(100008);
});

test("a token that differs between body and header signs nobody out (TK-13)", async () => {
  const [one, two] = [await enter(), await enter()];
  const answer = await one.by.post("/sso/oauth2/revoke_token", { access_token: one.access }, { token: two.access });
  expect(answer.body.code).toBe(200002);
  expect([await use(one.by, one.access), await use(two.by, two.access)]).toEqual([0, 0]);
});

test("the token is read from the header only, from the query at user info, and never when both differ (TK-13)", async () => {
  const { by, access } = await enter();
  const other = await enter();
  expect((await by.get(`/sys/user/info?access_token=${access}`)).body.code).toBe(0);
  expect((await by.get(`/sys/user/info?access_token=${access}`, { token: access })).body.code).toBe(0);
  expect((await by.get(`/sys/user/info?access_token=${access}`, { token: other.access })).body.code).toBe(200002);
  expect((await by.get(`/sys/user/info?access_token=${access}&access_token=${access}`)).body.code).not.toBe(0);
  expect((await by.get(`/sys/user/getCurrentUser?access_token=${access}`)).body.code).toBe(200001);
  expect((await by.post("/sys/session/my/list", { access_token: access })).body.code).toBe(200001);
  expect((await by.get("/sys/user/info")).body.code).toBe(200001);
});

test("what a browser can read of its tokens is worth nothing without the secret halves (TK-15, W1)", async () => {
  const browser = await enter(visitor(app.origin, { isBrowser: true }));
  expect([...browser.by.jar.keys()].sort()).toEqual(["__Host-access", "__Host-browser", "__Host-refresh"]);
  expect(await use(browser.by, browser.access)).toBe(0);
  const thief = visitor(app.origin);
  expect(await use(thief, browser.access)).toBe(200002);
  expect((await thief.refresh(browser.refresh, { client_id: browser.by.clientId })).body.code).toBe(100009);
  expect((await thief.post("/sso/oauth2/revoke_token", { access_token: browser.access })).body.code).toBe(0);
  const victim = await enter(visitor(app.origin, { isBrowser: true }));
  thief.jar.set("__Host-access", victim.by.jar.get("__Host-access") ?? "");
  thief.jar.set("__Host-refresh", victim.by.jar.get("__Host-refresh") ?? "");
  expect(await use(thief, browser.access)).toBe(200004);
  expect((await thief.refresh(browser.refresh, { client_id: browser.by.clientId })).body.code).toBe(100009);
  // The owner's session is unharmed; the cookies alone do nothing either.
  expect(await use(browser.by, browser.access)).toBe(0);
  expect((await browser.by.get("/sys/user/info")).body.code).toBe(200001);
  expect((await browser.by.refresh(browser.refresh)).body.code).toBe(0);
});

test("signing out in a browser asks it to empty its cache, and to keep its preferences and pages for reading offline (TK-16)", async () => {
  const browser = await enter(visitor(app.origin, { isBrowser: true }));
  const out = await browser.by.post("/sso/oauth2/revoke_token", { access_token: browser.access });
  expect(out.headers.get("clear-site-data")).toBe('"cache"');
  const program = await enter();
  const answer = await program.by.post("/sso/oauth2/revoke_token", { access_token: program.access });
  expect(answer.headers.get("clear-site-data")).toBeNull();
});

test("the secret halves are HttpOnly, Secure, SameSite=Strict, for this host, and change with each refresh (HD-03)", async () => {
  const by = visitor(app.origin, { isBrowser: true });
  const answer = await by.signIn(ADMIN.username, ADMIN.password);
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toHaveLength(3);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-(access|refresh|browser)=[\w-]{43};/);
    for (const attribute of ["HttpOnly", "Secure", "SameSite=Strict", "Path=/"]) expect(cookie).toContain(attribute);
    expect(cookie).not.toContain("Domain");
  }
  const before = new Map(by.jar);
  await by.refresh(tokensOf(answer).refresh);
  expect(by.jar.get("__Host-access")).not.toBe(before.get("__Host-access"));
  expect(by.jar.get("__Host-refresh")).not.toBe(before.get("__Host-refresh"));
});

test("a request overtaken by another tab's refresh is told to renew, and the renewal with the old readable half finds the same tokens (RE-18)", async () => {
  const { by, access, refresh } = await enter(visitor(app.origin, { isBrowser: true }));
  const first = await renew(by, refresh);
  expect(await use(by, access)).toBe(200004);
  expect(await renew(by, refresh)).toEqual(first);
  expect(await use(by, first.access)).toBe(0);
});

test("a browser's used refresh token with its halves, after the grace time, ends the session", async () => {
  const { by, refresh } = await enter(visitor(app.origin, { isBrowser: true }));
  const next = await renew(by, refresh);
  app.clock.advance(11 * SECOND);
  expect((await renew(by, refresh)).code).toBe(100009);
  expect(await use(by, next.access)).toBe(100008);
});

test("another site's page can neither sign in, refresh nor sign out (AZ-14, W12)", async () => {
  const { by, access, refresh } = await enter(visitor(app.origin, { isBrowser: true }));
  for (const origin of ["https://evil.example", "null", `${app.origin}.evil.example`]) {
    const headers = { origin };
    expect((await by.post("/sso/oauth2/revoke_token", { access_token: access }, { headers })).body.code).toBe(100010);
    expect(
      (
        await by.post(
          "/sso/oauth2/refresh_token",
          { refresh_token: refresh, client_id: by.clientId, client_secret: "terrace-console" },
          { headers },
        )
      ).body.code,
    ).toBe(100010);
  }
  expect(await use(by, access)).toBe(0);
});

test("sweeping removes what is over and keeps what still has something to say", async () => {
  const { by, access, refresh } = await enter();
  const next = await renew(by, refresh);
  app.clock.advance(11 * SECOND);
  await sweepSessions(app.services);
  expect(await use(by, next.access)).toBe(0);
  expect((await renew(by, refresh)).code).toBe(100009);
  expect(await use(by, access)).toBe(100008);
  app.clock.advance(8 * 24 * HOUR);
  await sweepSessions(app.services);
  const left = await app.services.database.as<SessionTables>().selectFrom("session").select("id").execute();
  expect(left).toEqual([]);
  expect(await use(by, access)).toBe(100008);
});

test("a database that was put back to an earlier state opens no session that ended since, nor any other, on every instance (TK-07)", async () => {
  const { pool } = app.services.database;
  const epoch = async () => (await pool.query<{ last_value: number }>("select last_value from session_epoch")).rows[0];
  const [left, living] = [visitor(app.origin), visitor(app.origin)];
  const [gone, open] = [await enter(left), await enter(living)];
  const earlier = await epoch();
  expect((await left.post("/sso/oauth2/revoke_token", { access_token: gone.access })).body.code).toBe(0);
  const file = () => JSON.parse(readFileSync(join(app.services.env.dataDir, "session-epoch.json"), "utf8")) as unknown;
  expect(file()).toMatchObject({ epoch: (await epoch())?.last_value });
  // Like a restored backup.
  await pool.query("update session set ended_at = null, ended_why = null");
  await pool.query("select setval('session_epoch', $1)", [earlier?.last_value]);
  const elsewhere = visitor(await app.another());
  expect([await use(elsewhere, gone.access), await use(left, gone.access)]).toEqual([100008, 100008]);
  expect((await left.refresh(gone.refresh)).body.code).toBe(100009);
  await expect.poll(() => use(living, open.access)).toBe(100008);
  expect((await living.refresh(open.refresh)).body.code).toBe(100009);
  expect(app.lines.filter((line) => line.includes("older than it was known to be"))).toHaveLength(1);
  expect(await use(left, (await enter(left)).access)).toBe(0);
});

test("an instance that comes with an empty folder ends nobody's session where the keys are mounted, and all where they stood in it (TK-07)", async () => {
  const { by, access } = await enter();
  const comes = async (secretsFile: string | null) => {
    const dataDir = mkdtempSync(join(tmpdir(), "terrace-new-"));
    await endIfRestored({ ...app.services, env: { ...app.services.env, dataDir, secretsFile } });
    rmSync(dataDir, { recursive: true });
  };
  await comes("/run/secrets/terrace.json");
  expect(await use(by, access)).toBe(0);
  await comes(null);
  expect(await use(by, access)).toBe(100008);
});

test("a refresh token that was used before the database was put back opens nothing again (TK-05, TK-07)", async () => {
  const { pool } = app.services.database;
  const by = visitor(app.origin);
  const { refresh } = await enter(by);
  const { rows } = await pool.query<{ last_value: number }>("select last_value from session_epoch");
  expect((await by.refresh(refresh)).body.code).toBe(0);
  await pool.query("update refresh_token set used_at = null");
  await pool.query("select setval('session_epoch', $1)", [rows[0]?.last_value]);
  expect((await by.refresh(refresh)).body.code).toBe(100009);
});
