import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "../../contract/endpoint.ts";
import { ERRORS, type ErrorName } from "../../contract/errors.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { exactClient, type ExactClient } from "../../server/testing/exact-client.ts";
import { callsOf, type ApiDescription } from "../../server/testing/fuzz/api-calls.ts";
import { sealLog } from "../audit/audit.server.ts";
import { moduleRoutes } from "../index.server.ts";
import { addUser } from "../testing/add-user.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import { announceAccounts, announceGrants, type IdentityTables } from "../identity/identity.server.ts";

/*
 * AZ-02: every call of the server, made by every kind of caller. The calls are empty, because only admission is tested.
 * The expected outcome follows from the declaration alone, so a new route is covered without a line here.
 */

const PASSWORD = "Terraced-Rice-2026";
/** An id that no record, session or file has. */
const NOBODY = "00000000-0000-7000-8000-000000000000";
/** Calls that end or change the session they come in: they come last, and each gets one of its own. */
const ENDING = /\/revoke_token$|\/my\/(lock|unlock)$/;

/** Permissions without a menu entry, which only the administrator's role has. */
const ADMINISTRATORS_ALONE: readonly string[] = ["sys:job:backup"];

type Outcome = "in" | ErrorName;
type Principal =
  | "anonymous"
  | "expired"
  | "revoked"
  | "disabled"
  | "locked"
  | "must-change"
  | "no rights"
  | "administrator";

/** Expected outcome for a kind of caller: "in", or the refusal. */
const refusalOf = ({ permission, allowedWhile = [] }: Endpoint, who: Principal): Outcome => {
  if (permission === "public") return "in";
  switch (who) {
    case "anonymous":
      return "noToken";
    case "expired":
      return "accessExpired";
    case "revoked":
    case "disabled":
      return "sessionEnded";
    case "locked":
      if (!allowedWhile.includes("locked")) return "sessionLocked";
      break;
    case "must-change":
      if (!allowedWhile.includes("mustChangePassword")) return "mustChangePassword";
      break;
    case "no rights":
      return permission === "signed-in" ? "in" : "notPermitted";
    case "administrator":
      return "in";
  }
  return permission === "signed-in" ? "in" : "notPermitted";
};

const GATE = [
  "noToken",
  "notAuthenticated",
  "accessExpired",
  "sessionEnded",
  "sessionLocked",
  "mustChangePassword",
  "notPermitted",
] as const satisfies readonly ErrorName[];
const outcomeOf = (code: number | undefined): Outcome => GATE.find((name) => ERRORS[name].code === code) ?? "in";

let app: ModulesApp;
let endpoints: readonly Endpoint[];
const tokens = new Map<Principal, () => Promise<string | undefined>>();

const signIn = async (username: string, password = PASSWORD): Promise<string> => {
  const { access } = tokensOf(await visitor(app.origin).signIn(username, password));
  expect(access, username).not.toBe("");
  return access;
};

beforeAll(async () => {
  app = await startModules({ demo: false, isProduction: false });
  const all = moduleRoutes(app.services, app.imports).map((route) => route.endpoint);
  endpoints = [...all.filter(({ path }) => !ENDING.test(path)), ...all.filter(({ path }) => ENDING.test(path))];
  for (const username of ["expired", "revoked", "disabled", "locked", "plain"])
    await addUser(app.services, { username, password: PASSWORD, roles: [] });
  await addUser(app.services, { username: "must-change", password: PASSWORD, mustChange: true, roles: [] });
  const expired: string[] = [];
  for (let count = 0; count < 4; count++) expired.push(await signIn("expired"));
  app.clock.advance((app.services.env.accessTtl + 1) * 1000);
  const [revoked, disabled] = [await signIn("revoked"), await signIn("disabled")];
  await visitor(app.origin).post("/sso/oauth2/revoke_token", {}, { token: revoked });
  await inTransaction(app.services.database, async (trx) => {
    const changed = await trx
      .as<IdentityTables>()
      .updateTable("account")
      .set({ is_enabled: false })
      .where("username", "=", "disabled")
      .returning("id")
      .executeTakeFirstOrThrow();
    await announceAccounts(app.services.changes, trx, [changed.id]);
  });
  const locked = async () => {
    const token = await signIn("locked");
    expect((await visitor(app.origin).post("/sys/user/my/lock", {}, { token })).body.code).toBe(0);
    return token;
  };
  tokens.set("anonymous", async () => undefined);
  tokens.set("expired", async () => expired.pop());
  tokens.set("revoked", async () => revoked);
  tokens.set("disabled", async () => disabled);
  tokens.set("locked", locked);
  tokens.set("must-change", () => signIn("must-change"));
  tokens.set("no rights", () => signIn("plain"));
  tokens.set("administrator", () => signIn(ADMIN.username, ADMIN.password));
});
afterAll(() => app.close());

const nameOf = ({ method, path }: Pick<Endpoint, "method" | "path">) => `${method} ${path}`;

/** The call without any input. */
async function outcome({ method, path, body }: Endpoint, token: string | undefined): Promise<Outcome> {
  const isMultipart = body === "multipart";
  const answer = await app.client.send(`/api${path.replace(/\{\w+\}/g, NOBODY)}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { access_token: token }),
      ...(method === "GET"
        ? {}
        : { "content-type": isMultipart ? "multipart/form-data; boundary=x" : "application/x-www-form-urlencoded" }),
    },
    ...(isMultipart ? { body: "--x--\r\n" } : {}),
  });
  return outcomeOf(answer.body.code);
}

test("the table below holds every call there is (AZ-03)", async () => {
  const { paths } = (await app.client.get("/openapi.json")).body as unknown as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(endpoints.map(nameOf).toSorted());
  expect(endpoints.length).toBeGreaterThan(100);
});

test.for([
  "anonymous",
  "expired",
  "revoked",
  "disabled",
  "locked",
  "must-change",
  "no rights",
  "administrator",
] as const)("every call made by somebody: %s (AZ-02)", { timeout: 60_000 }, async (who) => {
  const fresh = tokens.get(who) as () => Promise<string | undefined>;
  const token = await fresh();
  const seen: Record<string, Outcome> = {};
  const wanted: Record<string, Outcome> = {};
  for (const endpoint of endpoints) {
    wanted[nameOf(endpoint)] = refusalOf(endpoint, who);
    seen[nameOf(endpoint)] = await outcome(endpoint, ENDING.test(endpoint.path) ? await fresh() : token);
  }
  expect(seen).toEqual(wanted);
});

describe("to whoever may make them all", () => {
  const FORM = "application/x-www-form-urlencoded";
  let client: ExactClient;
  let token: string;
  beforeAll(async () => {
    client = exactClient(app.origin);
    token = await signIn(ADMIN.username, ADMIN.password);
  });
  afterAll(() => client.close());

  const ask = async (method: string, path: string, type: string | undefined, body = "") => {
    const headers = { access_token: token, ...(type === undefined ? {} : { "content-type": type }) };
    const { status, text } = await client.send({ method, path, headers, body: Buffer.from(body) });
    return { status, code: text === "" ? undefined : (JSON.parse(text) as { code: number }).code };
  };
  const addressOf = ({ path }: Endpoint) => `/api${path.replace(/\{\w+\}/g, NOBODY)}`;
  const typeOf = ({ method, body }: Endpoint) =>
    method === "GET" ? undefined : body === "multipart" ? "multipart/form-data; boundary=x" : FORM;

  /** Spellings that a proxy, a cache or a router might take for the same address. */
  const SPELLINGS: readonly ((path: string) => string)[] = [
    (path) => `/${path}`,
    (path) => path.replace(/\/([^/]+)$/, "//$1"),
    (path) => `${path}/`,
    (path) => path.toUpperCase(),
    (path) => path.replace(/\/(\w)([^/]*)$/, (_, first: string, rest: string) => `/${first.toUpperCase()}${rest}`),
    (path) => path.replace(/(\w)$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
    (path) => path.replace("/api/", "/%61pi/"),
    (path) => path.replace(/\/([^/]+)$/, "%2f$1"),
    (path) => path.replace(/\/([^/]+)$/, "/./$1"),
    (path) => path.replace(/\/([^/]+)$/, "/x/../$1"),
    (path) => path.replace(/\/([^/]+)$/, "/x/%2e%2e/$1"),
    (path) => `/home/..${path}`,
    (path) => `${path};a=1`,
    (path) => `${path}.json`,
    (path) => `${path}%00`,
    (path) => `${path}%20`,
  ];
  /** If a path ends in an id, another spelling may be an id that no record has. */
  const isRefusal = (code: number | undefined) =>
    ([ERRORS.unknownAddress.code, ERRORS.invalidInput.code, ERRORS.wrongMethod.code] as unknown[]).includes(code);
  test("no other spelling of an address answers (AZ-04)", { timeout: 60_000 }, async () => {
    const wrong: string[] = [];
    for (const endpoint of endpoints)
      for (const spelled of SPELLINGS.map((spell) => spell(addressOf(endpoint)))) {
        const { status, code } = await ask(endpoint.method, spelled, typeOf(endpoint));
        if (!isRefusal(code)) wrong.push(`${endpoint.method} ${spelled}: ${status} ${code}`);
      }
    expect(wrong).toEqual([]);
  });

  test("no other method and no other kind of body does (AZ-03, AZ-04, IN-02)", { timeout: 60_000 }, async () => {
    const names = new Set(endpoints.map(nameOf));
    const wrong: string[] = [];
    const expectStatus = async (wanted: number, method: string, endpoint: Endpoint, type?: string, body?: string) => {
      const { status, code } = await ask(method, addressOf(endpoint), type, body);
      // `/sys/job/list` is also the address of a record with the id `list`, which is read by GET.
      const isNoRecord = wanted === 405 && code === ERRORS.unknownAddress.code;
      if (status !== wanted && !isNoRecord) wrong.push(`${method} ${endpoint.path} as ${type}: ${status}`);
    };
    for (const endpoint of endpoints) {
      for (const method of ["GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "TRACE"])
        if (!names.has(`${method} ${endpoint.path}`)) await expectStatus(405, method, endpoint);
      if (endpoint.method === "GET") await expectStatus(415, "GET", endpoint, FORM, "a=1");
      else
        for (const type of [
          "application/json",
          "text/plain",
          `${FORM}; charset=latin1`,
          endpoint.body === "multipart" ? FORM : "multipart/form-data; boundary=x",
        ])
          await expectStatus(415, "POST", endpoint, type, "{}");
    }
    expect(wrong).toEqual([]);
  });

  test("what a body should hold is not taken from the query (IN-11)", { timeout: 60_000 }, async () => {
    const description = (await app.client.get("/openapi.json")).body as unknown as ApiDescription;
    const calls = callsOf(description).filter(({ method, required }) => method === "POST" && required.length > 0);
    expect(calls.length).toBeGreaterThan(50);
    for (const { path, members, isMultipart } of calls) {
      const query = members.map(([name]) => `${encodeURIComponent(name)}=${NOBODY}`).join("&");
      const address = `${path.replace(/\{\w+\}/g, NOBODY)}?${query}`;
      const { code } = await ask(
        "POST",
        address,
        isMultipart ? "multipart/form-data; boundary=x" : FORM,
        isMultipart ? "--x--\r\n" : "",
      );
      expect([path, code]).toEqual([path, ERRORS.invalidInput.code]);
    }
  });
});

test(
  "every right can be given by a role, and opens its own calls alone (AZ-02, AZ-13)",
  { timeout: 60_000 },
  async () => {
    const { changes, database } = app.services;
    const token = await signIn("plain");
    const db = database.as<IdentityTables>();
    const at = new Date(app.clock.now()).toISOString();
    const role = await db.selectFrom("role").select("id").where("code", "=", "viewer").executeTakeFirstOrThrow();
    const plain = await db.selectFrom("account").select("id").where("username", "=", "plain").executeTakeFirstOrThrow();
    const given = { role_id: role.id, created_at: at, created_by: null };
    await db
      .insertInto("user_role")
      .values({ ...given, account_id: plain.id })
      .execute();
    const codes = [...new Set(endpoints.map(({ permission }) => permission))].filter(
      (code) => code.includes(":") && !ADMINISTRATORS_ALONE.includes(code),
    );
    for (const [index, code] of codes.entries()) {
      const entry = await db.selectFrom("menu").select("id").where("permission", "=", code).limit(1).executeTakeFirst();
      expect(entry, `${code} stands in no menu entry`).toBeDefined();
      await inTransaction(database, async (trx) => {
        await trx.as<IdentityTables>().deleteFrom("role_menu").where("role_id", "=", role.id).execute();
        await trx
          .as<IdentityTables>()
          .insertInto("role_menu")
          .values({ ...given, menu_id: entry?.id ?? "" })
          .execute();
        await announceGrants(changes, trx);
      });
      for (const endpoint of endpoints.filter(({ permission }) => permission === code))
        expect([nameOf(endpoint), await outcome(endpoint, token)]).toEqual([nameOf(endpoint), "in"]);
      const other = endpoints.find(({ permission }) => permission === codes[(index + 1) % codes.length]) as Endpoint;
      expect([code, nameOf(other), await outcome(other, token)]).toEqual([code, nameOf(other), "notPermitted"]);
    }
    for (const code of ADMINISTRATORS_ALONE)
      expect(await db.selectFrom("menu").select("id").where("permission", "=", code).execute()).toEqual([]);
  },
);

test("every list takes the page query of §3 and that of §7, and without sort comes in the order of id", async () => {
  const client = visitor(app.origin);
  const token = await signIn(ADMIN.username, ADMIN.password);
  const lists = endpoints.filter(({ path }) => /^\/(sys|cms)\/.*\/(list|ajaxList)$/.test(path));
  expect(lists.length).toBeGreaterThan(20);
  await sealLog(app.services); // until then the total of the log, to which the calls above have written, may be older
  for (const { method, path } of lists) {
    const ask = async (query: string) =>
      method === "GET"
        ? (await client.get(`${path}?${query}`, { token })).body
        : (await client.post(path, Object.fromEntries(new URLSearchParams(query)), { token })).body;
    const first = await ask("page=1&limit=3&type=2");
    expect([path, first.code]).toEqual([path, 0]);
    const rows = first["results"] as { id: string }[] | undefined;
    if (rows === undefined) continue; // a tree, or a short list of the caller's own, which is not paged
    expect([path, first["page"], first["rows"]]).toEqual([path, 1, 3]);
    const ids = rows.map(({ id }) => id);
    expect([path, ids]).toEqual([path, ids.toSorted()]);
    const whole = await ask("page.pn=1&page.size=3");
    // Sign-ins are announced to nobody: their total may be a moment old.
    if (path !== "/sys/loginlog/list") expect([path, whole["total"]]).toEqual([path, first["total"]]);
    expect([path, whole["results"]]).toEqual([path, rows]);
  }
});
