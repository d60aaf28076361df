import type { Words } from "../../contract/text.ts";
import { formViewOf, viewOf, type Module } from "../../crud/define-module.ts";
import { offers, permissionFor, VERBS, verbWords } from "../../crud/permissions.ts";
import { DASHBOARD, MENU_GROUPS, type DeclaredPage } from "../menu-groups.ts";

/** A menu entry as the program declares it, without its id: entries refer to each other by their keys. */
export interface DeclaredMenu {
  /** Names the entry for good, so that a new version finds the one it made before: a permission code, or a path. */
  readonly key: string;
  /** The page of a button or hidden page, the group of a page, null at the top. */
  readonly parentKey: string | null;
  readonly type: "1" | "2" | "3" | "4";
  /** Absolute; empty for buttons. */
  readonly path: string;
  /** Named view; empty for buttons. */
  readonly component: string;
  readonly title: Words;
  readonly icon: string;
  readonly permission: string;
  readonly sort: number;
  readonly isHidden: boolean;
}

/**
 * The entries a module stands in the menu with: its page, its form page where the form is a page of its own, and a button
 * per right. Empty for a module without a place in the menu.
 */
export function menuRowsOf(module: Module): DeclaredMenu[] {
  if (!module.menu) return [];
  const seen = permissionFor(module, "list");
  const page = {
    key: module.path,
    parentKey: module.menu.group,
    type: "2",
    path: module.path,
    component: viewOf(module),
    title: module.title,
    icon: module.menu.icon,
    permission: seen,
    sort: module.menu.order,
    isHidden: false,
  } as const;
  const form = {
    ...page,
    key: `${module.path}/edit`,
    parentKey: module.path,
    type: "4",
    path: `${module.path}/edit`,
    component: formViewOf(module),
    title: module.record,
    icon: "",
    sort: 0,
    isHidden: true,
  } as const;
  const rights: readonly (readonly [string, Words])[] = [
    ...VERBS.filter((verb) => offers(module, verb)).map(
      (verb) => [permissionFor(module, verb), verbWords(verb)] as const,
    ),
    ...Object.entries(module.menu.rights ?? {}),
  ];
  const buttons = rights.map(
    ([permission, title], index) =>
      ({
        key: permission,
        parentKey: module.path,
        type: "3",
        path: "",
        component: "",
        title,
        icon: "",
        permission,
        sort: index + 1,
        isHidden: true,
      }) as const,
  );
  return [page, ...(module.form?.as === "page" ? [form] : []), ...buttons];
}

const pageRows = (page: DeclaredPage): DeclaredMenu[] => [
  {
    key: page.path,
    parentKey: page.group,
    type: "2",
    path: page.path,
    component: page.view,
    title: page.title,
    icon: page.icon,
    permission: page.permission,
    sort: page.order,
    isHidden: false,
  },
  ...Object.entries(page.buttons).map(([permission, title], index): DeclaredMenu => ({
    key: permission,
    parentKey: page.path,
    type: "3",
    path: "",
    component: "",
    title,
    icon: "",
    permission,
    sort: index + 1,
    isHidden: true,
  })),
];

/** All entries of the modules and pages with their groups and the dashboard, parents first. Throws for an unknown group. */
export function declaredMenus(modules: readonly Module[], pages: readonly DeclaredPage[]): DeclaredMenu[] {
  const rows = [...modules.flatMap(menuRowsOf), ...pages.flatMap(pageRows)];
  const used = new Set([...modules.flatMap((module) => module.menu?.group ?? []), ...pages.map(({ group }) => group)]);
  for (const group of used)
    if (!Object.hasOwn(MENU_GROUPS, group)) throw new Error(`menu-groups.ts has no group "${group}".`);
  const groups = Object.entries(MENU_GROUPS)
    .filter(([key]) => used.has(key))
    .map(
      ([key, group]) =>
        ({ ...group, key, parentKey: null, type: "1", component: "Layout", permission: "", isHidden: false }) as const,
    );
  const dashboard = {
    ...DASHBOARD,
    key: DASHBOARD.path,
    parentKey: null,
    type: "2",
    permission: "",
    isHidden: false,
  } as const;
  return [dashboard, ...groups, ...rows];
}
