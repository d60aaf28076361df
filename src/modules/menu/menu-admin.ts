import { z } from "zod";
import { askedVersion } from "../../contract/asked-records.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { menuMembers, menuNode } from "../../contract/menu.ts";
import { displayName, flag, int, line, listOf, orNothing } from "../../contract/scalars.ts";
import { menuComponent, menuIcon, menuName, menuPath, menuPermission, menuRedirect, menuType } from "./menu-values.ts";
import { MENU_RIGHTS } from "./menu.ts";
import { MENU_CALL_TEXTS } from "./call-texts.ts";

/*
 * What administrators do with the menu (§7 "Menus"). Entries are spelled like the nodes of `getMenus`; what is in `meta` there may
 * be sent in `meta` or beside it.
 */

const managed = menuMembers.extend({
  /** The id again, as the family's tables name it (§3). */
  menuId: z.string(),
  version: z.int(),
  /** Made by the program: a start brings back its path, view and permission, and itself. */
  isDeclared: z.boolean(),
  hasChildren: z.boolean(),
  /** How many roles were given it. */
  roles: z.int(),
});
export type MenuEntry = z.output<typeof managed>;
export type MenuBranch = MenuEntry & { readonly children: readonly MenuBranch[] };
const branch: z.ZodType<MenuBranch, MenuBranch> = managed.extend({
  get children() {
    return z.array(branch);
  },
});

// A malformed id is answered like one that is not there (AZ-05).
const askedId = z.string().max(200);
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
// One for each permission, in the same order: an empty one keeps its place, which listOf would not let it.
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
  /** Every entry there is, buttons and hidden ones too, as a tree in its order. */
  list: endpoint({ ...list, path: "/sys/menu/list", input: z.object({}), reply: z.array(branch), flat: "bare" }),
  /** The entries right below one; without `parentId` those at the top. */
  children: endpoint({
    ...list,
    path: "/sys/menu/children",
    input: z.object({ parentId: orNothing(askedId).optional() }),
    reply: z.array(managed),
    flat: "bare",
  }),
  /** The views that menu entries may name. */
  views: endpoint({
    ...list,
    path: "/sys/menu/views",
    title: MENU_CALL_TEXTS.views,
    input: z.object({}),
    reply: z.array(z.object({ name: z.string(), title: z.object({ zh: z.string(), lo: z.string(), en: z.string() }) })),
  }),
  /** The menu as somebody with this role alone sees it. */
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
  /** Members that are not sent stay as they are. Without `version` the save wins over whatever was saved meanwhile (RE-16). */
  update: endpoint({
    ...update,
    path: "/sys/menu/{id}/update",
    input: values.extend({ id: askedId, version: askedVersion }),
    reply: managed,
    recentPassword: "sometimes", // where its permission becomes another
  }),
  /** Its buttons go along; other entries below it must go first (AZ-11). */
  remove: endpoint({
    ...write,
    path: "/sys/menu/{id}/delete",
    permission: "sys:menu:delete",
    title: MENU_RIGHTS["sys:menu:delete"],
    input: z.object({ id: askedId, version: askedVersion }),
    reply: z.null(),
    recentPassword: "sometimes", // where roles lose a right by it
  }),
  /**
   * Puts the entry before the first sibling whose sort is not smaller; siblings behind it give way. With `parentId` it moves below
   * that one (empty: to the top). Answers the siblings in their new order.
   */
  changeSort: endpoint({
    ...update,
    path: "/sys/menu/{id}/changeSort",
    title: MENU_CALL_TEXTS.changeSort,
    input: z.object({
      id: askedId,
      sort: int(0, 1_000_000),
      parentId: orNothing(askedId).optional(),
      /** The sibling it goes before, where several have the same sort. */
      before: askedId.optional(),
      version: askedVersion,
    }),
    reply: z.array(managed),
    flat: "bare",
  }),
  /** Makes the page's buttons, and renames those it has: by permission code, so that ids and grants survive. Answers all of them. */
  generateButtons: endpoint({
    ...update,
    path: "/sys/menu/{menuId}/generate/button",
    takesKey: true,
    title: MENU_CALL_TEXTS.generate,
    input: z.object({
      menuId: askedId,
      /** The page's. */
      version: askedVersion,
      /** `sys:user`; unless sent, that of the page's own permission. */
      parentPermission: line(90).optional(),
      /** Verbs by comma, or whole codes; unless sent, list, add, update, delete, export, import. */
      permissions: listOf(line(100), 50).optional(),
      permissionTitles: titles.optional(),
      permissionTitlesEn: titles.optional(),
      permissionTitlesLo: titles.optional(),
    }),
    reply: z.array(managed),
    flat: "bare",
  }),
};
