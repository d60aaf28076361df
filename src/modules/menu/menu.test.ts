import { afterAll, beforeAll, expect, test } from "vitest";
import type { MenuNode } from "../../contract/menu.ts";
import { modules } from "../index.ts";
import { pages } from "../pages.ts";
import { addUser } from "../testing/add-user.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import type { IdentityTables, MenuTableRow } from "../user/user.server.ts";
import { declaredMenus } from "./declared-menus.ts";
import { menuTree } from "./menu-tree.server.ts";
import { syncMenus } from "./sync-menus.server.ts";

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
  const sorts = menus[1]?.children.map(({ sort }) => sort) ?? [];
  expect(sorts).toEqual(sorts.toSorted((a, b) => a - b));
  expect(menus[1]).toMatchObject({
    component: "Layout",
    type: "1",
    parentId: null,
    meta: { title: "系统管理", titleEn: "System", requireAuth: true },
  });
  expect(menus[1]?.children.find(({ path }) => path === "/sys/dict")).toMatchObject({
    component: "sys/dict/index",
    type: "2",
    parentId: menus[1]?.id,
    meta: { permission: "sys:dict:list", titleLo: "ວັດຈະນານຸກົມຂໍ້ມູນ" },
  });
  expect(menus[0]).toMatchObject({ component: "dashboard/index", type: "2", children: [] });
});

test("the first roles see and may do what their names say", async () => {
  const editor = await asks("editor");
  expect(paths(editor.menus)).toEqual(["/dashboard", "/sys", "/sys/dict", "/sys/dict/group"]);
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
