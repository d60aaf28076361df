import { afterAll, beforeAll, expect, test } from "vitest";
import type { MenuNode } from "../../contract/menu.ts";
import { modules } from "../index.ts";
import { pages } from "../console-pages.ts";
import { addUser } from "../testing/add-user.server.ts";
import { addRole, employ } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import { type IdentityTables, type MenuTableRow } from "../identity/identity.server.ts";
import { declaredMenus } from "./declared-menus.ts";
import type { MenuEntry } from "./menu-admin.ts";
import { menuTree } from "./menu-tree.server.ts";
import { syncMenus } from "./sync-menus.server.ts";
import { newStamp } from "../../server/database/stamps.ts";

let app: ModulesApp;
beforeAll(async () => {
  app = await startModules({ demo: true });
});
afterAll(() => app.close());

const asks = async (username: string, password: string = ADMIN.password) => {
  const someone = visitor(app.origin);
  const { access: token } = tokensOf(await someone.signIn(username, password));
  const menus = (await someone.get("/sys/menu/getMenus", { token })).body.data as MenuNode[];
  const permissions = (await someone.get("/sys/menu/getPermissions", { token })).body.data as string[];
  return { menus, permissions, token };
};
const paths = (nodes: readonly MenuNode[]): string[] => nodes.flatMap((node) => [node.path, ...paths(node.children)]);
const db = () => app.services.database.as<IdentityTables>();
const snapshot = () => db().selectFrom("menu").selectAll().orderBy("id").execute();

test("the administrator sees every page and may do everything; buttons are no pages (§6)", async () => {
  const { menus, permissions } = await asks("admin");
  expect(permissions).toEqual(["*:*:*"]);
  const declared = declaredMenus(modules, pages).filter(({ type }) => type !== "3");
  expect(new Set(paths(menus))).toEqual(new Set(declared.map(({ path }) => path)));
  const system = menus.find(({ path }) => path === "/sys");
  const sorts = system?.children.map(({ sort }) => sort) ?? [];
  expect(sorts).toEqual(sorts.toSorted((a, b) => a - b));
  expect(system).toMatchObject({
    component: "Layout",
    type: "1",
    parentId: null,
    meta: { title: "系统管理", titleEn: "System", requireAuth: true },
  });
  expect(system?.children.find(({ path }) => path === "/sys/dict")).toMatchObject({
    component: "sys/dict/index",
    type: "2",
    parentId: system?.id,
    meta: { permission: "sys:dict:list", titleLo: "ບັນຊີຕົວເລືອກ" },
  });
  expect(menus[0]).toMatchObject({ component: "dashboard/index", type: "2", children: [] });
});

test("the first roles see and may do what their names say", async () => {
  const editor = await asks("editor");
  const content = declaredMenus(modules, pages).filter(({ path, type }) => type !== "3" && path.startsWith("/cms"));
  expect(new Set(paths(editor.menus))).toEqual(
    new Set(["/dashboard", ...content.map(({ path }) => path), "/sys", "/sys/dict", "/sys/dict/group"]),
  );
  expect(editor.permissions).toContain("sys:dict:update");
  expect(editor.permissions.some((code) => code.startsWith("sys:sysdivision"))).toBe(false);
  const viewer = await asks("viewer");
  expect(paths(viewer.menus)).toContain("/sys/sysdivision");
  expect(new Set(viewer.permissions.map((code) => code.split(":")[2]))).toEqual(new Set(["list", "export"]));
  expect((await visitor(app.origin).post("/sys/dict/add", {}, { token: viewer.token })).body.code).toBe(100010);
});

test("who has no role sees nothing, not even empty directories; the empty list is an answer", async () => {
  await addUser(app.services, { username: "nobody", password: "Attapeu-river 5", roles: [] });
  const { menus, permissions } = await asks("nobody", "Attapeu-river 5");
  expect([menus, permissions]).toEqual([[], []]);
});

test("a right to a button alone shows its page and what it hangs below", async () => {
  await addUser(app.services, { username: "printer", password: "Attapeu-river 5", roles: [] });
  const role = {
    id: "test-role",
    code: "printer",
    name: "x",
    name_en: "",
    name_lo: "",
    created_at: "2026-01-01T00:00:00Z",
    created_by: null,
    updated_at: "2026-01-01T00:00:00Z",
    updated_by: null,
    version: 1,
    deleted_at: null,
  };
  await db().insertInto("role").values(role).execute();
  const button = await db()
    .selectFrom("menu")
    .select("id")
    .where("permission", "=", "sys:sysdivision:export")
    .executeTakeFirstOrThrow();
  const user = await db()
    .selectFrom("account")
    .select("id")
    .where("username", "=", "printer")
    .executeTakeFirstOrThrow();
  const given = { created_at: role.created_at, created_by: null };
  await db()
    .insertInto("role_menu")
    .values({ role_id: role.id, menu_id: button.id, ...given })
    .execute();
  await db()
    .insertInto("user_role")
    .values({ account_id: user.id, role_id: role.id, ...given })
    .execute();
  const { menus, permissions } = await asks("printer", "Attapeu-river 5");
  expect(paths(menus)).toEqual(["/sys", "/sys/sysdivision"]);
  expect(permissions).toEqual(["sys:sysdivision:export"]);
});

test("a code of everything in a menu row makes no administrator (AZ-13)", async () => {
  const { id } = await db()
    .selectFrom("menu")
    .select("id")
    .where("key", "=", "sys:dict:list")
    .executeTakeFirstOrThrow();
  await db().updateTable("menu").set({ permission: "*:*:*" }).where("id", "=", id).execute();
  expect((await asks("viewer")).permissions).not.toContain("*:*:*");
  await syncMenus(app.services, modules, pages);
  expect((await asks("viewer")).permissions).toContain("sys:dict:list");
});

test("a start changes nothing when nothing was declared anew, and keeps what people made of an entry's looks", async () => {
  const before = await snapshot();
  await syncMenus(app.services, modules, pages);
  expect(await snapshot()).toEqual(before);
  await db()
    .updateTable("menu")
    .set({ title: "我的字典", sort: 99, updated_by: "somebody", is_placed: true })
    .where("key", "=", "/sys/dict")
    .execute();
  await db()
    .updateTable("menu")
    .set({ component: "broken", icon: "star" })
    .where("key", "=", "/sys/dict/group")
    .execute();
  await syncMenus(app.services, modules, pages);
  const after = await snapshot();
  expect(after.find(({ key }) => key === "/sys/dict")).toMatchObject({
    title: "我的字典",
    sort: 99,
    component: "sys/dict/index",
  });
  expect(after.find(({ key }) => key === "/sys/dict/group")).toEqual({
    ...before.find(({ key }) => key === "/sys/dict/group"),
    updated_at: expect.any(String),
  });
});

test("entries of a vanished module go with their grants, what people hung below them stays, and all comes back with the module", async () => {
  const [first] = modules;
  const page = await db()
    .selectFrom("menu")
    .selectAll()
    .where("key", "=", first?.path ?? "")
    .executeTakeFirstOrThrow();
  await db()
    .insertInto("menu")
    .values({ ...page, id: "own-entry", key: null, parent_id: page.id, title: "own" })
    .execute();
  await syncMenus(app.services, modules.slice(1), pages);
  expect((await snapshot()).some(({ key }) => key === page.key)).toBe(false);
  expect(await db().selectFrom("role_menu").select("menu_id").where("menu_id", "=", page.id).execute()).toEqual([]);
  expect(await db().selectFrom("menu").select("parent_id").where("id", "=", "own-entry").executeTakeFirst()).toEqual({
    parent_id: null,
  });
  await syncMenus(app.services, modules, pages);
  expect((await snapshot()).some(({ key }) => key === page.key)).toBe(true);
});

test("reading ends even if entries run in a circle (AZ-11)", () => {
  const row = { type: "1", is_hidden: false, sort: 0, path: "/x" } as MenuTableRow;
  const rows = [
    { ...row, id: "a", parent_id: "b" },
    { ...row, id: "b", parent_id: "a" },
    { ...row, id: "c", parent_id: null, type: "2" as const },
  ];
  expect(menuTree(rows, () => true).map(({ id }) => id)).toEqual(["c"]);
});

test("a module in an unknown group does not start", () => {
  const [module] = modules;
  if (!module) throw new Error("there are modules");
  expect(() => declaredMenus([{ ...module, menu: { group: "toString", icon: "star", order: 1 } }], [])).toThrow(
    /no group "toString"/,
  );
});

test("nobody changes the right behind an entry of a role that they may not change, whoever has it (AZ-09)", async () => {
  const { token: admin } = await asks("admin");
  const post = async (path: string, fields: Record<string, unknown>, token: string) =>
    (await visitor(app.origin).post(`/sys/menu/${path}`, fields, { token })).body;
  let made = 0;
  const added = async (fields: Record<string, unknown>) => {
    const path = `/held/${++made}`;
    const body = await post("add", { type: "2", path, component: "sys/dict/index", title: path, ...fields }, admin);
    return body.data as MenuEntry;
  };
  const rights = ["list", "add", "update", "delete"].map((verb) => `sys:menu:${verb}`);
  const place = async (value: string) =>
    (await app.services.database.pool.query<{ id: string }>("select id from division where value = $1", [value]))
      .rows[0]?.id ?? null;
  const [yunnan, laos] = [await place("530000"), await place("LA")];
  const scoped = async (code: string, scope: "all" | "division" | "own", given: readonly string[]) => {
    const id = await addRole(app.services, code, given);
    await db().updateTable("role").set({ scope }).where("id", "=", id).execute();
    return id;
  };
  const placed = async (username: string, role: string, division_id: string | null) => {
    const { id, token } = await employ(app, username, [role]);
    await db().updateTable("account").set({ division_id }).where("id", "=", id).execute();
    return token;
  };
  await scoped("local-menus", "division", [...rights, "sys:dict:delete"]);
  const caller = await placed("local", "local-menus", yunnan);
  const holders = {
    "members elsewhere": await scoped("elsewhere", "own", ["sys:none"]),
    "scope all": await scoped("sees-all", "all", ["sys:none"]),
    "in the bin": await scoped("thrown", "all", ["sys:none"]),
    "members within": await scoped("nearby", "own", ["sys:none"]),
  };
  const outsider = await placed("outsider", "elsewhere", laos);
  const neighbour = await placed("neighbour", "nearby", yunnan);
  await db()
    .updateTable("role")
    .set({ deleted_at: new Date(app.clock.now()).toISOString() })
    .where("id", "=", holders["in the bin"])
    .execute();
  const { created_at } = newStamp(app.clock.now(), null);
  const given = async (role_id: string, fields: Record<string, unknown> = {}) => {
    const page = await added(fields);
    await db().insertInto("role_menu").values({ role_id, menu_id: page.id, created_at, created_by: null }).execute();
    return page.id;
  };
  const permission = "sys:dict:delete";
  const rightsOf = async (token: string) =>
    (await visitor(app.origin).get("/sys/menu/getPermissions", { token })).body.data;
  const asked = async (path: string, fields: Record<string, unknown> = {}) => (await post(path, fields, caller)).code;
  for (const [who, role] of Object.entries(holders)) {
    const code = who === "members within" ? 0 : 100010;
    const [plain, strong] = [await given(role), await given(role, { permission: "sys:menu:add" })];
    for (const [path, fields] of [
      [`${plain}/update`, { permission }],
      [`${strong}/update`, { permission: "" }],
      [`${strong}/update`, { permission }],
    ] as const)
      expect([who, path, fields, await asked(path, fields)]).toEqual([who, path, fields, code]);
    expect([who, await asked(`${strong}/delete`)]).toEqual([who, code]);
    // Changing title, icon and position or adding buttons changes nobody's rights.
    expect(await asked(`${plain}/update`, { title: who })).toBe(0);
    expect(await asked(`${plain}/generate/button`, { permissions: permission })).toBe(0);
    expect(await asked("add", { type: "3", title: "x", parentId: plain, permission })).toBe(0);
    const other = await added({ permission });
    expect(await asked(`${plain}/changeSort`, { sort: 1, parentId: other.id })).toBe(0);
  }
  expect([await rightsOf(outsider), await rightsOf(neighbour)]).toEqual([["sys:menu:add"], [permission]]);
  expect(await post(`${await given(holders["scope all"])}/update`, { permission }, admin)).toMatchObject({
    code: 0,
  });
});
