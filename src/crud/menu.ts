import type { Words } from "../contract/text.ts";
import { formViewOf, viewOf, type Module } from "./define-module.ts";
import { offers, permissionFor, VERBS, verbWords } from "./permissions.ts";

/** A menu entry to be, without its id: rows refer to each other through `key` and `parentKey`. */
export interface MenuRow {
  /** Names the entry for good, so that a new version finds the one it made before: a permission code, or a path. */
  readonly key: string;
  /** The page a button or hidden page belongs to; for the page itself its menu group. */
  readonly parentKey: string;
  readonly type: "2" | "3" | "4";
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
export function menuRowsOf(module: Module): MenuRow[] {
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
