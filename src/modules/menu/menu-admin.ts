import { z } from "zod";
import { expectedVersion } from "../../contract/optimistic-locking.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { menuMembers, menuNode } from "../../contract/menu.ts";
import { displayName } from "../../contract/characters/written-text.ts";
import { askedId, flag, int, line, listOf, orNothing } from "../../contract/scalars.ts";
import { menuComponent, menuIcon, menuName, menuPath, menuPermission, menuRedirect, menuType } from "./menu-values.ts";
import { MENU_RIGHTS } from "./menu.ts";
import { MENU_CALL_TEXTS } from "./call-texts.ts";

/*
 * Calls for menu administration (§7 "Menus"). Entries are shaped like the nodes of `getMenus`; members of `meta` may
 * also be sent beside it.
 */

const managed = menuMembers.extend({
  /** Equal to `id`; the specification's name (§3). */
  menuId: z.string(),
  version: z.int(),
  /** Declared by a module or page: each start restores the entry and its path, view and permission. */
  isDeclared: z.boolean(),
  hasChildren: z.boolean(),
  /** Number of roles with a grant. */
  roles: z.int(),
});
export type MenuEntry = z.output<typeof managed>;
export type MenuBranch = MenuEntry & { readonly children: readonly MenuBranch[] };
const branch: z.ZodType<MenuBranch, MenuBranch> = managed.extend({
  get children() {
    return z.array(branch);
  },
});

const title = displayName(100);
const meta = {
  title,
  titleEn: title,
  titleLo: title,
  icon: menuIcon,
  noCache: flag,
  hidden: flag,
  alwaysShow: flag,
  requireAuth: flag,
  permission: menuPermission,
};
// Parallel to `permissions`; not `listOf`, which drops empty items and so would shift the others.
const titles = z.codec(z.union([z.string(), z.array(z.string())]), z.array(title).max(50), {
  decode: (wire) => (typeof wire === "string" ? wire.split(",") : wire),
  encode: (list) => [...list],
});
const values = z
  .object({
    parentId: orNothing(askedId),
    type: menuType,
    path: menuPath,
    redirect: menuRedirect,
    name: menuName,
    component: menuComponent,
    sort: int(0, 1_000_000),
    ...meta,
    meta: z.object(meta).partial(),
  })
  .partial();
export type MenuValues = z.output<typeof values>;

const write = { method: "POST", budget: "write" } as const;
const list = { method: "GET", permission: "sys:menu:list", title: MENU_RIGHTS["sys:menu:list"] } as const;
const update = { ...write, permission: "sys:menu:update", title: MENU_RIGHTS["sys:menu:update"] } as const;

export const menuAdmin = {
  /** All entries as a tree, including buttons and hidden ones. */
  list: endpoint({ ...list, path: "/sys/menu/list", input: z.object({}), reply: z.array(branch), flat: "bare" }),
  /** An entry's children; without `parentId` the top level. */
  children: endpoint({
    ...list,
    path: "/sys/menu/children",
    input: z.object({ parentId: orNothing(askedId).optional() }),
    reply: z.array(managed),
    flat: "bare",
  }),
  views: endpoint({
    ...list,
    path: "/sys/menu/views",
    title: MENU_CALL_TEXTS.views,
    input: z.object({}),
    reply: z.array(z.object({ name: z.string(), title: z.object({ zh: z.string(), lo: z.string(), en: z.string() }) })),
  }),
  /** The menu of a user with only this role. */
  preview: endpoint({
    ...list,
    path: "/sys/menu/preview",
    title: MENU_CALL_TEXTS.preview,
    input: z.object({ roleId: askedId }),
    reply: z.array(menuNode),
  }),
  add: endpoint({
    ...write,
    path: "/sys/menu/add",
    takesKey: true,
    permission: "sys:menu:add",
    title: MENU_RIGHTS["sys:menu:add"],
    input: values,
    reply: managed,
  }),
  /** Changes the given members only. Without `version` it overwrites other users' changes (RE-16). */
  update: endpoint({
    ...update,
    path: "/sys/menu/{id}/update",
    input: values.extend({ id: askedId, version: expectedVersion }),
    reply: managed,
    recentPassword: "sometimes", // when the permission changes
  }),
  /** Removes an entry and its buttons; refused with `inUse` if it has other children (AZ-11). */
  remove: endpoint({
    ...write,
    path: "/sys/menu/{id}/delete",
    permission: "sys:menu:delete",
    title: MENU_RIGHTS["sys:menu:delete"],
    input: z.object({ id: askedId, version: expectedVersion }),
    reply: z.null(),
    recentPassword: "sometimes", // when roles lose a permission
  }),
  /**
   * Moves an entry before the first sibling whose sort is not smaller, renumbering those behind it; with `parentId`
   * below another entry (empty for the top level). Replies with the siblings in their new order.
   */
  changeSort: endpoint({
    ...update,
    path: "/sys/menu/{id}/changeSort",
    title: MENU_CALL_TEXTS.changeSort,
    input: z.object({
      id: askedId,
      sort: int(0, 1_000_000),
      parentId: orNothing(askedId).optional(),
      /** Id of the sibling it goes before, for siblings with equal sort numbers. */
      before: askedId.optional(),
      version: expectedVersion,
    }),
    reply: z.array(managed),
    flat: "bare",
  }),
  /**
   * Adds a page's missing buttons and renames existing ones with the same permission, keeping ids and grants. Replies
   * with all buttons.
   */
  generateButtons: endpoint({
    ...update,
    path: "/sys/menu/{menuId}/generate/button",
    takesKey: true,
    title: MENU_CALL_TEXTS.generate,
    input: z.object({
      menuId: askedId,
      /** Version of the page's entry. */
      version: expectedVersion,
      /** Such as `sys:user`; by default the prefix of the page's permission. */
      parentPermission: line(90).optional(),
      /** Comma-separated verbs or whole codes; by default list, add, update, delete, export, import. */
      permissions: listOf(line(100), 50).optional(),
      permissionTitles: titles.optional(),
      permissionTitlesEn: titles.optional(),
      permissionTitlesLo: titles.optional(),
    }),
    reply: z.array(managed),
    flat: "bare",
  }),
};
