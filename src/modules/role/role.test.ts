import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addUser } from "../testing/add-user.server.ts";
import { listen } from "../testing/listener.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import type { RightEntry } from "./role-calls.ts";
import { dataScopeOf } from "./role.server.ts";

const PASSWORD = "Terraced-Rice-2026";
let app: ModulesApp;
let admin: string;
const people = new Map<string, { readonly id: string; readonly token: string }>();

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = tokensOf(await visitor(app.origin).signIn(ADMIN.username, ADMIN.password)).access;
});
afterAll(() => app.close());

const post = async (path: string, fields: Record<string, unknown> = {}, token = admin) =>
  (await visitor(app.origin).post(path, fields, { token })).body;
const get = async (path: string, token = admin) => (await visitor(app.origin).get(path, { token })).body;

const person = async (username: string, roles: readonly string[]) => {
  const id = await addUser(app.services, { username, password: PASSWORD, roles });
  const someone = { id, token: tokensOf(await visitor(app.origin).signIn(username, PASSWORD)).access };
  people.set(username, someone);
  return someone;
};
const tokenOf = (username: string) => people.get(username)?.token ?? "";

const rightsOf = async (id: string, token = admin) =>
  (await get(`/sys/role/${id}/rights`, token)).data as { version: number; refusal: string; entries: RightEntry[] };
const menusOf = async (id: string) => (await get(`/sys/role/${id}/menu`)).data as string[];
/** Ids of the buttons with these permissions. */
const buttons = async (...permissions: string[]) => {
  const { entries } = await rightsOf(await idOf("viewer"));
  return permissions.map(
    (permission) => entries.find((entry) => entry.type === "3" && entry.permission === permission)?.id ?? "none",
  );
};
const idOf = async (code: string) => {
  const found = (await post("/sys/role/list", { "query.code||eq": code })) as { results?: { id: string }[] };
  return found.results?.[0]?.id ?? "none";
};
const setMenu = (id: string, menuIds: readonly string[], token = admin, more: Record<string, unknown> = {}) =>
  post(`/sys/role/${id}/setMenu`, { menuIds: menuIds.join(","), ...more }, token);
/** Adds a role with exactly these permissions. */
const role = async (code: string, permissions: readonly string[], more: Record<string, unknown> = {}) => {
  const { data } = await post("/sys/role/add", { code, name: code, scope: "all", ...more });
  const { id } = data as { id: string };
  expect((await setMenu(id, await buttons(...permissions))).code).toBe(0);
  return id;
};
const ROLES = ["sys:role:list", "sys:role:add", "sys:role:update", "sys:role:delete"] as const;

describe("a role", () => {
  it("is kept in three languages with a code of its own, and found by either", async () => {
    const names = { name: "稽核员", nameEn: "Auditor", nameLo: "ຜູ້ກວດສອບ" };
    expect(await post("/sys/role/add", { code: "auditor", scope: "own", ...names })).toMatchObject({
      code: 0,
      data: { ...names, code: "auditor", scope: "own", memberCount: 0, scopeDivisions: [] },
    });
    for (const search of ["稽核", "jhy", "audit", "ຜູ້ກວດ"])
      expect((await post("/sys/role/list", { search }))["results"], search).toMatchObject([{ code: "auditor" }]);
    expect((await post("/sys/role/add", { code: "auditor", scope: "own", name: "另一个" })).data).toMatchObject({
      errors: [{ field: "code" }],
    });
  });

  it("takes no scope that the program does not know, and no spelling of the administrator's code", async () => {
    for (const wrong of [{ scope: "everything" }, { scope: "" }, { code: "Admin" }, { code: "a,b" }, { name: "" }]) {
      const { code, data } = await post("/sys/role/add", { code: "x", name: "x", scope: "all", ...wrong });
      expect([code, data]).toEqual([400001, { errors: [expect.objectContaining({ field: Object.keys(wrong)[0] })] }]);
    }
  });

  it("of the administrator is neither renamed nor emptied nor deleted", async () => {
    const id = await idOf("admin");
    for (const change of [{ code: "root" }, { name: "别名" }, { nameEn: "Root" }, { scope: "own" }])
      expect([change, (await post(`/sys/role/${id}/update`, change)).code]).toEqual([change, 400001]);
    expect(
      (await post(`/sys/role/${id}/update`, { note: "全部权限", noteEn: "All rights", noteLo: "ສິດທັງໝົດ" })).code,
    ).toBe(0);
    expect((await setMenu(id, [])).code).toBe(400001);
    expect((await post(`/sys/role/${id}/delete`)).code).toBe(400010);
    expect((await menusOf(id)).length).toBeGreaterThan(10);
  });

  it("that somebody has is not deleted, and the refusal says who has it; without them it goes and comes back with its rights", async () => {
    const id = await role("seasonal", ["sys:dict:list"]);
    await person("boun", ["viewer", "seasonal"]);
    const refused = await post("/sys/role/delete", { ids: id });
    expect(refused).toMatchObject({ code: 400010, msg: expect.stringContaining("boun") });
    expect((await post(`/sys/role/${id}/removeMembers`, { userIds: people.get("boun")?.id })).code).toBe(0);
    expect((await post(`/sys/role/${id}/delete`)).code).toBe(0);
    expect(await idOf("seasonal")).toBe("none");
    expect((await post(`/sys/role/${id}/restore`)).code).toBe(0);
    expect(await menusOf(id)).toEqual(await buttons("sys:dict:list"));
  });
});

describe("the menu entries of a role", () => {
  it("are exactly those it was given: a button gives neither its page nor its neighbours, a directory is nothing", async () => {
    const id = await role("exporter", []);
    const { entries } = await rightsOf(id);
    const directory = entries.find(({ type }) => type === "1")?.id ?? "";
    const [button = ""] = await buttons("sys:dict:export");
    expect((await setMenu(id, [directory, button])).data).toEqual([button]);
    expect(await menusOf(id)).toEqual([button]);
    const { token } = await person("exporter", ["exporter"]);
    expect((await get("/sys/menu/getPermissions", token)).data).toEqual(["sys:dict:export"]);
    expect((await post("/sys/dict/list", {}, token)).code).toBe(100010);
  });

  it("are set all together or not at all (AZ-16)", async () => {
    const id = await role("careful", ["sys:dict:list"]);
    const before = await menusOf(id);
    const others = await buttons("sys:dict:add", "sys:dict:update");
    for (const wrong of ["00000000-0000-7000-8000-000000000000", "x", "x' or 1=1"])
      expect((await setMenu(id, [...others, wrong])).code).toBe(400004);
    expect(await post(`/sys/role/${id}/setMenu`)).toMatchObject({ code: 400001 }); // a missing list is not an empty one
    expect(await menusOf(id)).toEqual(before);
    expect((await setMenu(id, [])).code).toBe(0);
    expect(await menusOf(id)).toEqual([]);
  });

  it("are not set over somebody else's change (RE-16), and the same again changes nothing", async () => {
    const id = await role("watched", ["sys:dict:list"]);
    const { version } = await rightsOf(id);
    const mine = await buttons("sys:dict:list", "sys:dict:add");
    expect((await setMenu(id, mine, admin, { version })).code).toBe(0);
    const stale = await setMenu(id, [], admin, { version });
    expect(stale).toMatchObject({ code: 400009, data: { current: mine.toSorted() } });
    expect((await setMenu(id, mine, admin, { version })).code).toBe(0);
    expect((await rightsOf(id)).version).toBe(version + 1);
  });

  it("reach the people who have it at once: their calls are refused and their windows are told", async () => {
    const id = await role("shortlived", ["sys:dict:list"]);
    await person("keo", ["shortlived"]);
    const keo = await listen(app.origin, { username: "keo", password: PASSWORD });
    expect((await post("/sys/dict/list", {}, keo.token)).code).toBe(0);
    expect((await setMenu(id, [])).code).toBe(0);
    expect((await post("/sys/dict/list", {}, keo.token)).code).toBe(100010);
    await vi.waitFor(() => expect(keo.heard.map(({ type }) => type)).toContain("RELOAD_MENU"), 5_000);
    keo.ws.close();
  });

  it("come out of a history with the entries that were added and removed", async () => {
    const id = await role("noted", ["sys:dict:list"]);
    await setMenu(id, await buttons("sys:dict:export"));
    const { rows } = await app.services.database.pool.query(
      "select before, after from audit_log where record_id = $1 and action = 'setMenu' order by position desc limit 1",
      [id],
    );
    expect(rows).toEqual([{ before: { menus: ["数据字典 / 查看"] }, after: { menus: ["数据字典 / 导出"] } }]);
  });
});

describe("nobody grants what they lack (AZ-09)", () => {
  beforeAll(async () => {
    await role("manager", [...ROLES, "sys:dict:list", "sys:dict:update"]);
    await person("manager", ["manager"]);
  });

  it("in a role's entries: what is added and what is removed must be one's own, what stays need not be", async () => {
    const token = tokenOf("manager");
    const id = await role("mixed", ["sys:dict:list", "sys:sysdivision:delete"]);
    const [list = "", update = "", foreign = "", add = ""] = await buttons(
      "sys:dict:list",
      "sys:dict:update",
      "sys:sysdivision:delete",
      "sys:dict:add",
    );
    expect((await setMenu(id, [list, update, foreign], token)).code).toBe(0);
    expect((await setMenu(id, [list, update], token)).code).toBe(100010);
    expect((await setMenu(id, [list, update, foreign, add], token)).code).toBe(100010);
    const dashboard = (await rightsOf(id, token)).entries.find(
      (entry) => entry.permission === "" && entry.type === "2",
    );
    expect(dashboard?.canChange).toBe(false);
    expect((await setMenu(id, [list, update, foreign, dashboard?.id ?? ""], token)).code).toBe(100010);
    expect(await menusOf(id)).toEqual([list, update, foreign].toSorted());
    const { entries } = await rightsOf(id, token);
    const own = entries.filter((entry) => entry.canChange).map(({ permission }) => permission);
    expect(new Set(own)).toEqual(new Set([...ROLES, "sys:dict:list", "sys:dict:update"]));
  });

  it("by the role one has oneself", async () => {
    const id = await idOf("manager");
    const more = [...(await menusOf(id)), ...(await buttons("sys:sysdivision:list"))];
    expect((await setMenu(id, more, tokenOf("manager"))).code).toBe(100010);
  });

  it("by making somebody a member, or by taking a role from somebody above", async () => {
    const token = tokenOf("manager");
    const own = people.get("manager")?.id;
    expect((await post(`/sys/role/${await idOf("admin")}/addMembers`, { userIds: own }, token)).code).toBe(100010);
    expect((await post(`/sys/role/${await idOf("viewer")}/addMembers`, { userIds: own }, token)).code).toBe(100010);
    const shared = await role("shared", ["sys:dict:list"]);
    const above = await person("above", ["shared", "viewer"]);
    const below = await person("below", ["shared"]);
    for (const [call, fields] of [
      ["removeMembers", { userIds: above.id }],
      ["addMembers", { userIds: [below.id, above.id] }],
      ["setMenu", { menuIds: "" }],
      ["update", { name: "改名" }],
      ["delete", {}],
    ] as const)
      expect([call, (await post(`/sys/role/${shared}/${call}`, fields, token)).code]).toEqual([call, 100010]);
    expect((await rightsOf(shared, token)).refusal).not.toBe("");
  });

  it("in the records a role shows: nobody makes or gives one that sees more than they do", async () => {
    const division = async (value: string) =>
      ((await post("/sys/sysdivision/list", { "query.value||eq": value }))["results"] as { id: string }[])[0]?.id ?? "";
    const [yunnan, banna, laos] = [await division("530000"), await division("532800"), await division("LA")];
    await role("south", [...ROLES], { scope: "chosen", scopeDivisions: yunnan });
    const { id: memberId, token } = await person("south", ["south"]);
    const add = async (fields: Record<string, unknown>) =>
      (await post("/sys/role/add", { name: "x", ...fields }, token)).code;
    expect(await add({ code: "s1", scope: "all" })).toBe(100010);
    expect(await add({ code: "s2", scope: "chosen", scopeDivisions: [banna, laos] })).toBe(100010);
    expect(await add({ code: "s3", scope: "chosen" })).toBe(400001);
    expect(await add({ code: "s4", scope: "chosen", scopeDivisions: [banna] })).toBe(0);
    expect(await add({ code: "s5", scope: "own" })).toBe(0);
    const wide = await role("wide", []);
    expect((await post(`/sys/role/${wide}/addMembers`, { userIds: memberId }, token)).code).not.toBe(0);
    const { database } = app.services;
    expect(await dataScopeOf(database, memberId)).toEqual({ divisionIds: [yunnan], hasOwn: false });
    await post(`/sys/role/${await idOf("s5")}/addMembers`, { userIds: memberId });
    expect(await dataScopeOf(database, memberId)).toEqual({ divisionIds: [yunnan], hasOwn: true });
    await post(`/sys/role/${wide}/addMembers`, { userIds: memberId });
    expect(await dataScopeOf(database, memberId)).toBeUndefined();
  });
});

describe("the members of a role", () => {
  it("are found by name, counted, added together or not at all (AZ-16), and none loses the last role", async () => {
    const id = await role("field-team", ["sys:dict:list"]);
    const dao = await person("dao-ming", ["viewer"]);
    const mai = await person("mai-lin", ["viewer"]);
    const candidates = async (search: string) =>
      ((await post(`/sys/role/${id}/candidates`, { search })).data as { username: string }[]).map(
        (each) => each.username,
      );
    const absent = "00000000-0000-7000-8000-000000000000";
    expect((await post(`/sys/role/${id}/addMembers`, { userIds: [dao.id, absent] })).code).toBe(400004);
    expect((await post(`/sys/role/${id}/addMembers`, { userIds: [dao.id, mai.id] })).code).toBe(0);
    expect(await post(`/sys/role/${id}/members`)).toMatchObject({
      total: 2,
      results: [{ username: "dao-ming" }, { username: "mai-lin" }],
    });
    expect(await candidates("")).not.toContain("dao-ming");
    expect((await get(`/sys/role/get?id=${id}`)).data).toMatchObject({ memberCount: 2 });
    const viewer = await idOf("viewer");
    expect((await post(`/sys/role/${viewer}/removeMembers`, { userIds: [dao.id, mai.id] })).code).toBe(0);
    const bare = await post(`/sys/role/${id}/removeMembers`, { userIds: [dao.id] });
    expect(bare).toMatchObject({ code: 400010, msg: expect.stringContaining("dao-ming") });
    expect((await post(`/sys/role/${id}/removeMembers`, { userIds: absent })).code).toBe(400004);
    const { rows } = await app.services.database.pool.query(
      "select action from audit_log where record_id = $1 and module = '/sys/user' order by position",
      [dao.id],
    );
    expect(rows).toEqual([{ action: "addRole" }, { action: "removeRole" }]);
  });

  it("are named where they keep it from being deleted, as lists of users order them: capitals not first", async () => {
    const id = await role("kept", []);
    for (const username of ["Zola", "anong"]) await person(username, ["kept"]);
    expect(await post(`/sys/role/${id}/delete`)).toMatchObject({
      code: 400010,
      msg: "有 2 名用户使用此角色，不能删除：anong、Zola",
    });
  });

  it("of two administrators who dismiss each other at the same moment one remains (AZ-10)", async () => {
    const first = ((await get("/sys/user/info")) as { id?: string }).id ?? "";
    const second = await person("second", ["admin", "viewer"]);
    await post(`/sys/role/${await idOf("viewer")}/addMembers`, { userIds: first });
    const id = await idOf("admin");
    const outcomes = await Promise.all([
      post(`/sys/role/${id}/removeMembers`, { userIds: second.id }),
      post(`/sys/role/${id}/removeMembers`, { userIds: first }, second.token),
    ]);
    expect(outcomes.filter(({ code }) => code === 0)).toHaveLength(1);
    const { rows } = await app.services.database.pool.query(
      "select count(*) as left from user_role join role on role.id = role_id where role.code = 'admin'",
    );
    expect(rows).toEqual([{ left: 1 }]);
  });
});

it("an administrator whose password died unused keeps nothing open (AZ-10)", async () => {
  const [administrators, viewers] = [await idOf("admin"), await idOf("viewer")];
  const fields = { username: "deputy", realname: "x", password: PASSWORD, roleIds: [administrators] };
  const { id } = (await post("/sys/user/add", fields)).data as { id: string };
  const self = (await get("/sys/user/info"))["id"];
  await post(`/sys/role/${viewers}/addMembers`, { userIds: [self] });
  await app.services.database.pool.query("update account set password_expires_at = '2020-01-01' where id = $1", [id]);
  expect((await post(`/sys/role/${administrators}/removeMembers`, { userIds: [self] })).code).toBe(400010);
  expect((await post(`/sys/user/${id}/delete`)).code).toBe(0);
});

it("says of each right to write what its form cannot choose from without the right to view it", async () => {
  const { entries } = await rightsOf(await idOf("viewer"));
  const needs = (permission: string) => entries.find((entry) => entry.permission === permission)?.needs;
  expect(needs("cms:certificate:update")).toEqual(["cms:enterprise:list"]);
  expect(needs("cms:product:add")).toContain("cms:enterprise:list");
  expect(needs("cms:product:list")).toEqual([]);
  // Titles of divisions are for everybody.
  expect(needs("sys:user:update")).toEqual([]);
});
