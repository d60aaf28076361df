import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodeForm } from "../../contract/wire/wire.ts";
import { FAMILY_CLIENT } from "../../server/oauth-clients-and-origins.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

/*
 * The calls of the family's console, as it makes them against WIRE_COMPAT=family: forms with dots and indices, the
 * token in a header, lists asked for by GET, and what it reads of an answer (040). One row a call.
 */

const PAGE = "https://console.example.la";
type Body = Record<string, unknown>;
let app: ModulesApp;
let standard = "";
let access = "";
let refresh = "";

const send = async (method: string, path: string, fields: object = {}, more: Record<string, string> = {}) => {
  const query = method === "GET" ? encodeForm(fields) : "";
  const response = await fetch(`${app.origin}/api${path}${query === "" ? "" : `?${query}`}`, {
    method,
    headers: {
      accept: "application/json, text/plain, */*",
      origin: PAGE,
      ...(access === "" ? {} : { access_token: access }),
      ...(method === "POST" ? { "content-type": "application/x-www-form-urlencoded" } : {}),
      ...more,
    },
    ...(method === "POST" ? { body: encodeForm(fields) } : {}),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text === "" ? null : JSON.parse(text)) as Body };
};
const call = async (method: string, path: string, fields?: object) => (await send(method, path, fields)).body;
const rows = (body: Body) => body["results"] as (Body & { id: string })[];
const first = async (path: string, fields: object = {}) =>
  (rows(await call("GET", path, fields))[0] as { id: string }).id;
const signIn = () =>
  call("POST", "/sso/oauth2/access_token", {
    grant_type: "password",
    client_id: FAMILY_CLIENT.id,
    client_secret: FAMILY_CLIENT.secret,
    ...ADMIN,
  });

beforeAll(async () => {
  const family = { wireCompat: "family", familyClient: FAMILY_CLIENT, allowedOrigins: [PAGE] } as const;
  app = await startModules({ ...family, captcha: "image" });
  standard = await app.another({ env: { wireCompat: "standard", familyClient: null, captcha: "off" } });
  const signedIn = await signIn();
  [access, refresh] = [String(signedIn["access_token"]), String(signedIn["refresh_token"])];
});
afterAll(() => app.close());

const LIST = ["code", "results", "records", "total"];
const dictionary = async () => first("/sys/dict/group/list");

/** Method, path, sent values, and the members that are read; "array": the answer is a bare list. */
const CALLS: readonly [string, string, (() => object | Promise<object>) | undefined, readonly string[] | "array"][] = [
  [
    "GET",
    "/sys/user/info",
    () => ({ access_token: access }),
    ["roles", "realname", "portrait", "name", "avatar", "introduction"],
  ],
  ["GET", "/sys/dict", undefined, ["dataScope"]],
  ["GET", "/sys/menu/getMenus", undefined, "array"],
  ["GET", "/sys/menu/getPermissions", undefined, "array"],
  ["GET", "/sys/menu/list", undefined, "array"],
  ["GET", "/sys/user/list", () => ({ page: 1, limit: 10, sort: "+id", orgid: "" }), LIST],
  ["GET", "/sys/role/list", () => ({ page: 1, limit: 10 }), LIST],
  ["GET", "/sys/dict/list", async () => ({ page: 1, limit: 10, gid: await dictionary() }), LIST],
  ["GET", "/sys/dict/list", async () => ({ "page.pn": 1, "page.size": 10, "query.gid||eq": await dictionary() }), LIST],
  ["GET", "/sys/dict/group/list", () => ({ page: 2, limit: 5, type: 2 }), LIST],
  ["GET", "/sys/setting/ajaxList", () => ({ page: 1, limit: 10 }), LIST],
  ["GET", "/sys/sysdivision/list", () => ({ page: 1, limit: 10 }), LIST],
  ["GET", "/sys/user/export", () => ({ page: 1, limit: 10 }), ["code", "bytes", "title"]],
  ["GET", "/sys/dict/export", () => ({ page: 1, limit: 10 }), ["code", "bytes", "title"]],
  ["POST", "/sys/user/my/update", () => ({ realname: "管理员" }), ["code"]],
];

test.each(CALLS)("%s %s", async (method, path, fields, read) => {
  const { status, body } = await send(method, path, await fields?.());
  expect(status).toBe(200);
  if (read === "array") return expect(body).toBeInstanceOf(Array);
  expect(body["code"]).toBe(0);
  for (const member of read) expect([path, member, body[member]]).not.toContain(undefined);
});

test("a dictionary entry, its group named `gid`, is added, changed and deleted", async () => {
  const gid = await dictionary();
  const added = await call("POST", "/sys/dict/add", { gid, value: "fam", label: "一家" });
  expect(added).toMatchObject({ code: 0, data: { groupId: gid } });
  const { id } = added["data"] as { id: string };
  const changed = await call("POST", `/sys/dict/${id}/update`, { id, gid, value: "fam", label: "家" });
  expect(changed).toMatchObject({ code: 0, data: { label: "家" } });
  expect(rows(await call("GET", "/sys/dict/list", { gid, value: "fam" }))).toHaveLength(1);
  expect((await call("POST", `/sys/dict/${id}/delete`))["code"]).toBe(0);
});

test("a dictionary group is added, changed and deleted", async () => {
  const added = await call("POST", "/sys/dict/group/add", { name: "一组", code: "famGroup" });
  const { id } = added["data"] as { id: string };
  expect((await call("POST", `/sys/dict/group/${id}/update`, { id, name: "二组", code: "famGroup" }))["code"]).toBe(0);
  expect((await call("POST", `/sys/dict/group/${id}/delete`))["code"]).toBe(0);
});

test("a role without a data scope sees the least, and is given its menus by role/setMenu", async () => {
  const added = await call("POST", "/sys/role/add", { name: "一家", code: "family" });
  expect(added).toMatchObject({ code: 0, data: { scope: "own" } });
  const { id } = added["data"] as { id: string };
  const menus = (await call("GET", "/sys/menu/list")) as unknown as { id: string; children: { id: string }[] }[];
  const menuIds = menus.flatMap(({ children }) => children.map((child) => child.id)).slice(0, 2);
  expect((await call("POST", "/sys/role/setMenu", { roleId: id, menuIds: menuIds.join(",") }))["code"]).toBe(0);
  expect((await call("GET", `/sys/role/${id}/menu`)) as unknown).toEqual(menuIds.toSorted());
  expect((await call("POST", "/sys/role/setMenu", { roleId: "nobody", menuIds: "" }))["code"]).toBe(400004);
  const changed = await call("POST", `/sys/role/${id}/update`, { id, name: "大家", code: "family" });
  expect(changed).toMatchObject({ code: 0, data: { scope: "own" } });
  expect((await call("POST", `/sys/role/${id}/delete`))["code"]).toBe(0);
});

test("a user is added without roles, listed, changed as a whole row, given a password and deleted", async () => {
  const person = { id: "", realname: "新人", username: "xinren", email: "x@example.la", password: "Rice-terrace 2026" };
  const added = await call("POST", "/sys/user/add", { ...person, id: undefined });
  expect(added).toMatchObject({ code: 0, data: { roleIds: [] } });
  const [row] = rows(await call("GET", "/sys/user/list", { username: "xinren" }));
  const changed = await call("POST", `/sys/user/${row?.id}/update`, { ...row, realname: "旧人" });
  expect(changed).toMatchObject({ code: 0, data: { realname: "旧人", roleIds: [] } });
  const password = { id: row?.id, password: "Another-terrace 2026" };
  expect((await call("POST", `/sys/user/${row?.id}/changePassword`, password))["code"]).toBe(0);
  expect((await call("POST", `/sys/user/${row?.id}/delete`))["code"]).toBe(0);
});

test("menus are the routes that its router makes: views below views/, outlets are Layout, a child's path goes below its parent's", async () => {
  interface Node {
    readonly path: string;
    readonly component: string;
    readonly type: string;
    readonly children: readonly Node[];
  }
  const menus = (await call("GET", "/sys/menu/getMenus")) as unknown as Node[];
  const system = menus.find(({ path }) => path === "/sys");
  expect(system).toMatchObject({ component: "Layout", type: "1" });
  expect(system?.children.find(({ path }) => path === "user")).toMatchObject({ component: "views/sys/user/index" });
  const check = (nodes: readonly Node[]) => {
    for (const { path, component, children } of nodes) {
      expect(path).not.toMatch(/^\//);
      expect(component).toMatch(/^(Layout|views\/\w.*)$/);
      check(children);
    }
  };
  for (const { children } of menus) check(children);
});

describe("failures are answers whose words it can show", () => {
  test.each([
    [
      "POST",
      "/sso/oauth2/access_token",
      {
        grant_type: "password",
        client_id: "cloud-upms",
        client_secret: "cloud-upms",
        username: "admin",
        password: "x",
      },
      100001,
    ],
    ["GET", "/sys/user/list", { "query.nothing||eq": "1" }, 400001],
    ["GET", "/sys/dict/list", { page: "ten" }, 400001],
    ["POST", "/sys/user/nobody/delete", {}, 400004],
    ["GET", "/sys/organization/list", {}, 400004], // not in this program
  ])("%s %s", async (method, path, fields, code) => {
    const { status, body } = await send(method, path, fields);
    expect(body).toMatchObject({ code, msg: expect.stringMatching(/./) });
    expect(status).toBe(200);
  });

  test("pages and pictures go by the status: a missing one is not there", async () => {
    for (const path of ["/portal/product/list?page=ten", "/file/news/none.png"])
      expect([path, (await fetch(`${app.origin}/api${path}`)).status]).not.toContain(200);
  });

  test("without a token too", async () => {
    expect(await send("GET", "/sys/user/list", {}, { access_token: "made-up" })).toMatchObject({
      status: 200,
      body: { code: 100008 },
    });
  });
});

describe("its session", () => {
  test("goes on with the first refresh token, and ends REFRESH_TTL after the sign-in however it is used", async () => {
    const { accessTtl, refreshTtl } = app.services.env;
    const before = app.clock.now();
    let renewals = 0;
    for (;;) {
      app.clock.advance((accessTtl + 1) * 1000);
      if (app.clock.now() - before >= refreshTtl * 1000) break;
      if (renewals < 3) expect((await call("GET", "/sys/menu/getPermissions"))["code"]).toBe(200004);
      const body = await call("POST", "/sso/oauth2/refresh_token", {
        grant_type: "refresh_token",
        client_id: FAMILY_CLIENT.id,
        client_secret: FAMILY_CLIENT.secret,
        refresh_token: refresh,
      });
      expect(body).toMatchObject({ code: 0, refresh_token: refresh });
      expect(body["access_token"]).not.toBe(access);
      access = String(body["access_token"]);
      renewals += 1;
    }
    expect(renewals).toBeGreaterThan(40);
    const fields = { client_id: FAMILY_CLIENT.id, client_secret: FAMILY_CLIENT.secret, refresh_token: refresh };
    expect((await call("POST", "/sso/oauth2/refresh_token", fields))["code"]).toBe(100009);
    expect((await call("GET", "/sys/user/info"))["code"]).toBe(100008);
  });

  test("ends with revoke_token", async () => {
    access = "";
    const signedIn = await signIn();
    access = String(signedIn["access_token"]);
    expect(await call("GET", "/sys/user/info")).toMatchObject({ code: 0 });
    expect(await call("POST", "/sso/oauth2/revoke_token", { access_token: access })).toMatchObject({ code: 0 });
    expect((await call("GET", "/sys/user/info"))["code"]).toBe(100008);
    const fields = { client_id: FAMILY_CLIENT.id, client_secret: FAMILY_CLIENT.secret };
    const renewed = { ...fields, refresh_token: String(signedIn["refresh_token"]) };
    expect((await call("POST", "/sso/oauth2/refresh_token", renewed))["code"]).toBe(100009);
  });

  test("begins without a captcha, where ours is asked for one", async () => {
    access = "";
    expect(app.services.env.captcha).toBe("image");
    expect(await signIn()).toMatchObject({ code: 0, refresh_token: expect.any(String) });
    const ours = { client_id: "browser-1234", client_secret: "terrace-console", grant_type: "password", ...ADMIN };
    expect((await call("POST", "/sso/oauth2/access_token", ours))["code"]).toBe(100006);
  });

  test("is nobody's where the family is not served, nor with a wrong secret", async () => {
    const fields = {
      grant_type: "password",
      client_id: FAMILY_CLIENT.id,
      client_secret: FAMILY_CLIENT.secret,
      ...ADMIN,
    };
    const asked = await fetch(`${standard}/api/sso/oauth2/access_token`, {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    expect(await asked.json()).toMatchObject({ code: 100004 });
    access = "";
    expect(
      await call("POST", "/sso/oauth2/access_token", { ...fields, client_secret: "terrace-console" }),
    ).toMatchObject({
      code: 100004,
    });
    const wrongCall = await fetch(`${standard}/api/sys/user/list`, { headers: { access_token: "x" } });
    expect(wrongCall.status).toBe(405);
  });
});

describe("pages of other sites", () => {
  const ask = (method: string, origin: string, path = "/api/sys/user/list", at = app.origin) =>
    fetch(at + path, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": method, "access-control-request-headers": "access_token" },
    });

  test("that were named may call, with a token and without cookies", async () => {
    const asked = await ask("POST", PAGE);
    expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, PAGE]);
    expect(asked.headers.get("access-control-allow-headers")).toContain("access_token");
    const { headers } = await send("GET", "/sys/user/info");
    expect(headers.get("access-control-allow-origin")).toBe(PAGE);
    expect(headers.get("vary")).toContain("Origin");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
    expect(headers.getSetCookie()).toEqual([]);
  });

  test("that were not are answered nothing of the kind", async () => {
    for (const origin of ["https://evil.example", `${PAGE}.evil.example`, "null"]) {
      const asked = await ask("POST", origin);
      expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([405, null]);
      const { body, headers } = await send("POST", "/sso/oauth2/revoke_token", {}, { origin });
      expect([body["code"], headers.get("access-control-allow-origin")]).toEqual([100010, null]);
    }
    expect((await ask("DELETE", PAGE)).status).toBe(405);
  });
});
