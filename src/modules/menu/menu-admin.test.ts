import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { modules } from "../index.ts";
import { pages } from "../console-pages.ts";
import { addUser } from "../testing/add-user.server.ts";
import { listen } from "../testing/listener.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import { type IdentityTables } from "../identity/identity.server.ts";
import type { MenuBranch, MenuEntry } from "./menu-admin.ts";
import { syncMenus } from "./sync-menus.server.ts";
import { newStamp } from "../../server/database/stamps.ts";

let app: ModulesApp;
let admin: string;
beforeAll(async () => {
  app = await startModules({ demo: true });
  admin = await tokenOf("admin");
});
afterAll(() => app.close());

const tokenOf = async (username: string, password: string = ADMIN.password) =>
  tokensOf(await visitor(app.origin).signIn(username, password)).access;
const PAGE = { type: "2", title: "x", component: "a/b" };
const post = async (path: string, fields: Record<string, unknown> = {}, token = admin) =>
  (await visitor(app.origin).post(path, fields, { token })).body;
const get = async (path: string, token = admin) => (await visitor(app.origin).get(path, { token })).body;
const db = () => app.services.database.as<IdentityTables>();

const flat = (branches: readonly MenuBranch[]): MenuBranch[] =>
  branches.flatMap((branch) => [branch, ...flat(branch.children)]);
const all = async () => flat((await get("/sys/menu/list")).data as MenuBranch[]);
const entry = async (path: string): Promise<MenuBranch> => {
  const found = (await all()).find((each) => each.path === path);
  if (!found) throw new Error(`no entry ${path}`);
  return found;
};
const below = async (parentId = "") => (await get(`/sys/menu/children?parentId=${parentId}`)).data as MenuEntry[];

let made = 0;
const add = async (fields: Record<string, unknown> = {}): Promise<MenuEntry> => {
  made += 1;
  const path = `/test/${made}`;
  const answer = await post("/sys/menu/add", { type: "2", path, component: "sys/dict/index", title: path, ...fields });
  expect(answer).toMatchObject({ code: 0 });
  return answer.data as MenuEntry;
};
const directory = (fields: Record<string, unknown> = {}) => add({ type: "1", component: "", ...fields });
/** Adds a directory with three pages, sorted 1, 2, 3. */
const family = async () => {
  const parent = await directory();
  const children = [];
  for (const name of ["a", "b", "c"]) children.push(await add({ parentId: parent.id, title: name }));
  const [a, b, c] = children as [MenuEntry, MenuEntry, MenuEntry];
  return { parent, a, b, c };
};
const titles = (entries: readonly MenuEntry[]) => entries.map(({ meta }) => meta.title).join("");
const field = (name: string) => ({ code: 400001, data: { errors: [{ field: name, message: expect.any(String) }] } });

describe("the calls of §7", () => {
  test("the list is every entry as a tree, buttons and hidden ones too; children are one level of it", async () => {
    const page = await entry("/sys/dict");
    expect(page).toMatchObject({ menuId: page.id, type: "2", isDeclared: true, hasChildren: true });
    expect(page.children.map(({ meta }) => meta.permission)).toContain("sys:dict:update");
    const { children: _, ...alone } = page;
    expect(await below(page.parentId ?? "")).toContainEqual(alone);
    expect(titles(await below(page.id))).toBe(titles(page.children));
    expect((await below()).map(({ path }) => path)).toContain("/sys");
    for (const nobody of ["01890000-0000-7000-8000-000000000000", "x"])
      expect(await get(`/sys/menu/children?parentId=${nobody}`)).toMatchObject({ code: 400004 });
  });

  test("an entry has all that §2 and §3 name, in meta or beside it; what is not sent stays", async () => {
    const page = await add({
      parentId: (await entry("/sys")).id,
      "meta.titleEn": "Machines",
      titleLo: "ເຄື່ອງຈັກ",
      "meta.icon": "tractor",
      noCache: "1",
      "meta.alwaysShow": "true",
      requireAuth: "0",
      name: "machines",
      redirect: "noRedirect",
      permission: "sys:machine:list",
    });
    const meta = { titleEn: "Machines", titleLo: "ເຄື່ອງຈັກ", icon: "tractor", noCache: true, alwaysShow: true };
    expect(page).toMatchObject({
      name: "machines",
      redirect: "noRedirect",
      version: 1,
      isDeclared: false,
      meta: { ...meta, requireAuth: false, permission: "sys:machine:list" },
    });
    const changed = (await post(`/sys/menu/${page.id}/update`, { hidden: "1", version: 1 })).data;
    expect(changed).toEqual({ ...page, hidden: true, version: 2, meta: { ...page.meta, hidden: true } });
    const mine = JSON.stringify((await get("/sys/menu/getMenus")).data);
    expect(mine).toContain('"requireAuth":false');
    expect(await post(`/sys/menu/${page.id}/update`, { title: "甲", "meta.title": "乙" })).toMatchObject({
      code: 400001,
      data: { errors: [{ field: "meta.title", message: "只能填写一个值" }] },
    });
    expect(await post(`/sys/menu/${page.id}/delete`)).toMatchObject({ code: 0, data: null });
    expect(await post(`/sys/menu/${page.id}/update`, { hidden: "0" })).toMatchObject({ code: 400004 });
    expect(await post("/sys/menu/nonsense/delete")).toMatchObject({ code: 400004 });
  });

  test("a save over what somebody else has changed meanwhile is refused with what stands there now (RE-16)", async () => {
    const page = await add();
    await post(`/sys/menu/${page.id}/update`, { title: "first", version: 1 });
    const stale = await post(`/sys/menu/${page.id}/update`, { title: "second", version: 1 });
    expect(stale).toMatchObject({ code: 400009, data: { current: { version: 2, meta: { title: "first" } } } });
    expect(await post(`/sys/menu/${page.id}/changeSort`, { sort: 5, version: 1 })).toMatchObject({ code: 400009 });
  });

  test("only real views are offered; an unknown one may be named all the same (§2)", async () => {
    const views = (await get("/sys/menu/views")).data as { name: string }[];
    const names = views.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["dashboard/index", "sys/dict/index", "sys/menu/index"]));
    expect(new Set(names).size).toBe(names.length);
    await add({ component: "some/newer/view" });
  });
});

describe("links and names (IN-12)", () => {
  test("a path that leads out in any other way is refused at its field", async () => {
    const paths = [
      "javascript:alert(1)",
      "JAVASCRIPT:alert(1)",
      "data:text/html,x",
      "https://a:b@elsewhere.example/",
      "https://",
      "http:///elsewhere",
      "https:elsewhere",
      "https://else where.example",
      "https://elsewhere.example/\u202egnp",
      "//elsewhere.example",
      "/\\elsewhere.example",
      "/a/../b",
      "mailto:",
      "mailto:a@b.example,c@d.example",
      "tel:javascript",
      "ftp://elsewhere.example/",
      "/a b",
    ];
    for (const path of paths) {
      const answer = await post("/sys/menu/add", { ...PAGE, path });
      expect([path, answer]).toMatchObject([path, field("path")]);
    }
  });

  test.each(["/login", "login", "/home/x", "/404", "/file/a"])("%s is the program's own", async (path) => {
    expect(await post("/sys/menu/add", { ...PAGE, path })).toMatchObject(field("path"));
  });

  test("links of the four kinds are, and have no view", async () => {
    for (const path of [
      "https://elsewhere.example/a?b=c#d",
      "http://10.0.0.7:8080/",
      "mailto:a@b.example",
      "tel:+856-21-123456",
    ])
      expect(await add({ path, component: "sys/dict/index" })).toMatchObject({ path, component: "" });
  });

  test("every other member that is not what it should be is refused at its field", async () => {
    const members = [
      ["permission", "*:*:*"],
      ["permission", "sys"],
      ["component", "../../etc"],
      ["component", "https://x"],
      ["redirect", "https://elsewhere.example"],
      ["icon", "<svg>"],
      ["title", ""],
      ["sort", "-1"],
      ["type", "5"],
      ["path", "/sys/dict"],
    ] as const;
    for (const [name, value] of members) {
      const fields = { ...PAGE, path: "/x/y", [name]: value };
      const answer = await post("/sys/menu/add", fields);
      expect([name, value, answer]).toMatchObject([name, value, field(name)]);
    }
  });
});

describe("order and place (AZ-11)", () => {
  test("changeSort puts the entry before the first sibling that is not smaller, and answers the new order", async () => {
    const { a, b, c } = await family();
    const sort = async (id: string, to: number) =>
      (await post(`/sys/menu/${id}/changeSort`, { sort: to })).data as MenuEntry[];
    expect(titles(await sort(c.id, a.sort))).toBe("cab");
    expect(titles(await sort(a.id, 100))).toBe("cba");
    const order = await sort(b.id, 1);
    expect(titles(order)).toBe("bca");
    expect(order.map((each) => each.sort)).toEqual([1, 2, 100]);
  });

  test("an entry moves to another parent or to the top, where it is allowed to stand", async () => {
    const { parent, a, b } = await family();
    const other = await directory();
    const moved = await post(`/sys/menu/${a.id}/changeSort`, { sort: 1, parentId: other.id });
    expect(moved).toMatchObject({ code: 0, data: [{ id: a.id, parentId: other.id }] });
    expect(await post(`/sys/menu/${a.id}/changeSort`, { sort: 1, parentId: "" })).toMatchObject({ code: 0 });
    expect((await below()).map(({ id }) => id)).toContain(a.id);
    const button = (await entry("/sys/dict")).children.find(({ type }) => type === "3");
    const refused: [string, string | undefined][] = [
      [parent.id, parent.id],
      [parent.id, b.id],
      [b.id, button?.id],
      [b.id, "01890000-0000-7000-8000-000000000000"],
      [button?.id ?? "", b.id],
    ];
    for (const [id, parentId] of refused)
      expect(await post(`/sys/menu/${id}/changeSort`, { sort: 1, parentId })).toMatchObject(field("parentId"));
    expect(await post(`/sys/menu/${b.id}/update`, { parentId: "nowhere" })).toMatchObject(field("parentId"));
  });

  test("two directories moved into each other at the same moment: one of the moves is refused", async () => {
    const [one, two] = [await directory(), await directory()];
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all([
        post(`/sys/menu/${one.id}/changeSort`, { sort: 1, parentId: two.id }),
        post(`/sys/menu/${two.id}/changeSort`, { sort: 1, parentId: one.id }),
      ]);
      expect(answers.map(({ code }) => code).toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 400001]);
      const seen = (await all()).map(({ id }) => id);
      expect(seen).toEqual(expect.arrayContaining([one.id, two.id]));
      for (const { id } of [one, two]) await post(`/sys/menu/${id}/changeSort`, { sort: 50, parentId: "" });
    }
  });

  test("entries stand at most six deep, whether they are added there or moved there", async () => {
    let parentId = "";
    const chain: MenuEntry[] = [];
    for (let depth = 1; depth <= 6; depth += 1) {
      const next = await directory({ parentId });
      chain.push(next);
      parentId = next.id;
    }
    const deeper = { type: "1", path: "/deep", title: "x", parentId };
    expect(await post("/sys/menu/add", deeper)).toMatchObject(field("parentId"));
    const { parent } = await family();
    const move = (to: MenuEntry | undefined) =>
      post(`/sys/menu/${parent.id}/changeSort`, { sort: 1, parentId: to?.id ?? "" });
    expect(await move(chain[4])).toMatchObject(field("parentId"));
    expect(await move(chain[3])).toMatchObject({ code: 0 });
  });

  test("an entry with others below it is not deleted; its buttons and grants go along", async () => {
    const { parent, a } = await family();
    expect(await post(`/sys/menu/${parent.id}/delete`)).toMatchObject({ code: 400010 });
    const [button] = (await post(`/sys/menu/${a.id}/generate/button`, { parentPermission: "sys:x" }))
      .data as MenuEntry[];
    expect(await post(`/sys/menu/${a.id}/delete`)).toMatchObject({ code: 0 });
    expect((await all()).some(({ id }) => id === button?.id)).toBe(false);
  });
});

describe("entries that the program declares", () => {
  test("keep path, view, permission and themselves; may be renamed, hidden, sorted and moved, and a start leaves that", async () => {
    const page = await entry("/sys/sysdivision");
    for (const [name, value] of [
      ["path", "/elsewhere"],
      ["component", "sys/dict/index"],
      ["permission", "sys:dict:list"],
      ["type", "4"],
    ] as const)
      expect(await post(`/sys/menu/${page.id}/update`, { [name]: value })).toMatchObject(field(name));
    expect(await post(`/sys/menu/${page.id}/delete`)).toMatchObject({ code: 400010 });
    const parent = await directory({ title: "我们的" });
    await post(`/sys/menu/${page.id}/update`, { title: "区划", icon: "globe" });
    expect(await post(`/sys/menu/${page.id}/changeSort`, { sort: 7, parentId: parent.id })).toMatchObject({ code: 0 });
    await syncMenus(app.services, modules, pages);
    expect(await entry("/sys/sysdivision")).toMatchObject({
      id: page.id,
      parentId: parent.id,
      sort: 7,
      meta: { title: "区划", icon: "globe", titleLo: page.meta.titleLo },
    });
  });
});

describe("generate/button", () => {
  test("makes the usual six once; a second time renames them, and ids and grants survive", async () => {
    const page = await add({ permission: "sys:machine:list" });
    const generate = async (fields: Record<string, unknown> = {}) =>
      (await post(`/sys/menu/${page.id}/generate/button`, fields)).data as MenuEntry[];
    const first = await generate();
    expect(first.map(({ meta }) => meta.permission.split(":")[2])).toEqual([
      "list",
      "add",
      "update",
      "delete",
      "export",
      "import",
    ]);
    expect(first[1]?.meta).toMatchObject({ title: "新建", titleEn: "Add", permission: "sys:machine:add" });
    const role = await db().selectFrom("role").select("id").where("code", "=", "viewer").executeTakeFirstOrThrow();
    const { created_at } = newStamp(app.clock.now(), null);
    const given = { role_id: role.id, menu_id: first[1]?.id ?? "", created_at, created_by: null };
    await db().insertInto("role_menu").values(given).execute();
    const second = await generate({
      parentPermission: "sys:machine",
      permissions: "list,add,approve",
      permissionTitles: ",添加,审批",
      permissionTitlesEn: ",,Approve",
      permissionTitlesLo: ",,ອະນຸມັດ",
    });
    expect(second.map(({ id }) => id).slice(0, 6)).toEqual(first.map(({ id }) => id));
    expect(second).toHaveLength(7);
    expect(second[0]?.meta.title).toBe("查看");
    expect(second[1]).toMatchObject({ roles: 1, meta: { title: "添加", titleEn: "Add" } });
    expect(second[6]?.meta).toMatchObject({ title: "审批", titleEn: "Approve", titleLo: "ອະນຸມັດ" });
    expect(
      await post(`/sys/menu/${page.id}/generate/button`, { permissions: "*", parentPermission: "*:*" }),
    ).toMatchObject(field("permissions"));
    expect(await post(`/sys/menu/${(await entry("/sys")).id}/generate/button`)).toMatchObject(field("menuId"));
  });
});

describe("who may what", () => {
  test("nobody puts a code they lack on an entry, takes one away or makes buttons of it (AZ-09)", async () => {
    const { clock, database } = app.services;
    const id = "role-of-menus";
    await database
      .as<IdentityTables>()
      .insertInto("role")
      .values({
        ...newStamp(clock.now(), null),
        id,
        code: "menus",
        name: "菜单",
        name_en: "",
        name_lo: "",
        deleted_at: null,
      })
      .execute();
    const own = (await all()).filter(({ meta }) => /^sys:(menu|dict):/.test(meta.permission));
    for (const { id: menu_id } of own)
      await db()
        .insertInto("role_menu")
        .values({ role_id: id, menu_id, created_at: new Date(clock.now()).toISOString(), created_by: null })
        .execute();
    await addUser(app.services, { username: "keeper", password: "Pakse bridge 9", roles: ["menus"] });
    const keeper = await tokenOf("keeper", "Pakse bridge 9");
    const foreign = await entry("/sys/setting");
    const page = await add({ permission: "sys:setting:list" });
    const asked = async (path: string, fields: Record<string, unknown>) => (await post(path, fields, keeper)).code;
    const fresh = { type: "2", title: "x", component: "a/b", path: "/keeper" };
    expect(await asked("/sys/menu/add", { ...fresh, permission: "sys:setting:update" })).toBe(100010);
    expect(await asked(`/sys/menu/${page.id}/update`, { permission: "" })).toBe(100010);
    expect(await asked(`/sys/menu/${page.id}/delete`, {})).toBe(100010);
    expect(await asked(`/sys/menu/${foreign.id}/generate/button`, { permissions: "approve" })).toBe(100010);
    expect(await asked("/sys/menu/add", { ...fresh, permission: "sys:dict:update" })).toBe(0);
    expect(await asked(`/sys/menu/${foreign.id}/update`, { title: "设置" })).toBe(0);
  });

  test("each call asks for its right", async () => {
    await addUser(app.services, { username: "reader", password: "Pakse bridge 9", roles: ["viewer"] });
    const reader = await tokenOf("reader", "Pakse bridge 9");
    expect((await get("/sys/menu/list", reader)).code).toBe(0);
    for (const path of ["add", "1/update", "1/delete", "1/changeSort", "1/generate/button"])
      expect((await post(`/sys/menu/${path}`, { sort: 1 }, reader)).code).toBe(100010);
  });

  test("a role's menu is shown as its people see it, the administrator's whole", async () => {
    const roles = await db().selectFrom("role").select(["id", "code"]).execute();
    const preview = async (code: string) =>
      (await get(`/sys/menu/preview?roleId=${roles.find((role) => role.code === code)?.id ?? "none"}`)).data;
    const editor = await tokenOf("editor");
    expect(await preview("editor")).toEqual((await get("/sys/menu/getMenus", editor)).data);
    expect(await preview("admin")).toEqual((await get("/sys/menu/getMenus")).data);
    expect(await get("/sys/menu/preview?roleId=none")).toMatchObject({ code: 400004 });
  });

  test("open consoles hear of every change at once (RELOAD_MENU)", async () => {
    const listener = await listen(app.origin, { username: "viewer", password: ADMIN.password });
    const page = await add();
    await listener.hear(({ type }) => type === "RELOAD_MENU");
    await post(`/sys/menu/${page.id}/delete`);
    await expect
      .poll(() => listener.heard.filter(({ type }) => type === "RELOAD_MENU").length, { timeout: 5_000 })
      .toBeGreaterThan(1);
  });

  test("what was done to the menu is written down, field by field", async () => {
    const page = await add({ title: "before" });
    await post(`/sys/menu/${page.id}/update`, { title: "after" });
    await post(`/sys/menu/${page.id}/changeSort`, { sort: 900 });
    const rows = await app.services.database
      .as<{ audit_log: { action: string; record_id: string; before: unknown; after: unknown; position: number } }>()
      .selectFrom("audit_log")
      .select(["action", "before", "after"])
      .where("record_id", "=", page.id)
      .orderBy("position")
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(["add", "update", "move"]);
    expect(rows[1]).toMatchObject({ before: { title: "before" }, after: { title: "after" } });
    expect(rows[2]).toMatchObject({ before: { sort: page.sort }, after: { sort: 900 } });
  });
});
