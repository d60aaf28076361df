import { MENU_TYPES, type MenuType } from "../../contract/menu.ts";
import type { Words } from "../../contract/text.ts";
import { formViewOf, viewOf, type Module } from "../../crud/define-module.ts";
import { offers, permissionFor, VERBS, verbWords } from "../../crud/permissions.ts";
import { DASHBOARD, MENU_GROUPS, type DeclaredPage } from "../menu-groups.ts";

/** A menu entry as modules and pages declare it; `key` identifies it before it has an id. */
export interface DeclaredMenu {
  /** A permission code or path. It must never change, as later versions find the stored entry by it. */
  readonly key: string;
  /** Key of the page for a button or hidden page, of the group for a page; null at the top level. */
  readonly parentKey: string | null;
  readonly type: MenuType;
  /** Absolute path; empty for buttons. */
  readonly path: string;
  /** Name of the view; empty for buttons. */
  readonly component: string;
  readonly title: Words;
  readonly icon: string;
  readonly permission: string;
  readonly sort: number;
  readonly isHidden: boolean;
}

/** A page and a button for each of its rights. */
const pageRows = ({ buttons, ...page }: DeclaredPage): [DeclaredMenu, ...DeclaredMenu[]] => [
  {
    key: page.path,
    parentKey: page.group,
    type: MENU_TYPES.page,
    path: page.path,
    component: page.view,
    title: page.title,
    icon: page.icon,
    permission: page.permission,
    sort: page.order,
    isHidden: false,
  },
  ...Object.entries(buttons).map(([permission, title], index): DeclaredMenu => ({
    key: permission,
    parentKey: page.path,
    type: MENU_TYPES.button,
    path: "",
    component: "",
    title,
    icon: "",
    permission,
    sort: index + 1,
    isHidden: true,
  })),
];

/**
 * A module's entries: its page, its form page if the form is a page of its own, and a button for each right. Empty for
 * a module without `menu`.
 */
export function menuRowsOf(module: Module): DeclaredMenu[] {
  if (!module.menu) return [];
  const { group, icon, order, rights } = module.menu;
  const verbs = VERBS.filter((verb) => offers(module, verb));
  const [page, ...buttons] = pageRows({
    path: module.path,
    view: viewOf(module),
    title: module.title,
    icon,
    group,
    order,
    permission: permissionFor(module, "list"),
    buttons: { ...Object.fromEntries(verbs.map((verb) => [permissionFor(module, verb), verbWords(verb)])), ...rights },
  });
  const form: DeclaredMenu = {
    ...page,
    key: `${module.path}/edit`,
    parentKey: module.path,
    type: MENU_TYPES.hiddenPage,
    path: `${module.path}/edit`,
    component: formViewOf(module),
    title: module.record,
    icon: "",
    sort: 0,
    isHidden: true,
  };
  return [page, ...(module.form?.as === "page" ? [form] : []), ...buttons];
}

/** All declared entries with their groups and the dashboard, parents first. Throws for an unknown group. */
export function declaredMenus(modules: readonly Module[], pages: readonly DeclaredPage[]): DeclaredMenu[] {
  const rows = [...modules.flatMap(menuRowsOf), ...pages.flatMap(pageRows)];
  const used = new Set([...modules.flatMap((module) => module.menu?.group ?? []), ...pages.map(({ group }) => group)]);
  for (const group of used)
    if (!Object.hasOwn(MENU_GROUPS, group)) throw new Error(`menu-groups.ts has no group "${group}".`);
  const groups = Object.entries(MENU_GROUPS)
    .filter(([key]) => used.has(key))
    .map(
      ([key, group]) =>
        ({
          ...group,
          key,
          parentKey: null,
          type: MENU_TYPES.directory,
          component: "Layout",
          permission: "",
          isHidden: false,
        }) as const,
    );
  const dashboard = {
    ...DASHBOARD,
    key: DASHBOARD.path,
    parentKey: null,
    type: MENU_TYPES.page,
    permission: "",
    isHidden: false,
  } as const;
  return [dashboard, ...groups, ...rows];
}
