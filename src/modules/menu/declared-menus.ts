import type { Module } from "../../crud/define-module.ts";
import { menuRowsOf } from "../../crud/menu.ts";
import { DASHBOARD, MENU_GROUPS } from "../menu-groups.ts";
import { SETTING_RIGHTS } from "../setting/setting.ts";

/** A menu entry as the program declares it; `parentKey` names another one, and null the top. */
export interface DeclaredMenu {
  readonly key: string;
  readonly parentKey: string | null;
  readonly type: "1" | "2" | "3" | "4";
  readonly path: string;
  readonly component: string;
  readonly title: { readonly zh: string; readonly lo: string; readonly en: string };
  readonly icon: string;
  readonly permission: string;
  readonly sort: number;
  readonly isHidden: boolean;
}

/** Rights to what has no page of its own: buttons right below the group of the system's pages. */
const settingButtons = (): DeclaredMenu[] =>
  Object.entries(SETTING_RIGHTS).map(([permission, title], index) => ({
    key: permission,
    parentKey: "system",
    type: "3",
    path: "",
    component: "",
    title,
    icon: "",
    permission,
    sort: index + 1,
    isHidden: true,
  }));

/** All entries of the modules with their groups and the dashboard, parents first. Throws for an unknown group. */
export function declaredMenus(modules: readonly Module[]): DeclaredMenu[] {
  const rows = modules.flatMap((module) => menuRowsOf(module));
  const used = new Set(modules.flatMap((module) => module.menu?.group ?? []));
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
  return [dashboard, ...groups, ...rows, ...(used.has("system") ? settingButtons() : [])];
}
