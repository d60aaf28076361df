import type { Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { menuRowsOf } from "../../crud/menu.ts";
import { DASHBOARD, MENU_GROUPS, type DeclaredPage } from "../menu-groups.ts";

/** A menu entry as the program declares it; `parentKey` names another one, and null the top. */
export interface DeclaredMenu {
  readonly key: string;
  readonly parentKey: string | null;
  readonly type: "1" | "2" | "3" | "4";
  readonly path: string;
  readonly component: string;
  readonly title: Words;
  readonly icon: string;
  readonly permission: string;
  readonly sort: number;
  readonly isHidden: boolean;
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
  const rows = [...modules.flatMap((module): DeclaredMenu[] => menuRowsOf(module)), ...pages.flatMap(pageRows)];
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
