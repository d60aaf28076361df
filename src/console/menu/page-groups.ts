import type { MenuEntry } from "./menu-entries.ts";
import type { PageRoute } from "../routing/menu-routes.ts";
import { CHANGE_PASSWORD_PATH, DASHBOARD_PATH, INFO_PATH } from "../routing/own-routes.ts";

export type ListedPage = Pick<MenuEntry, "id" | "path" | "icon" | "meta">;

export interface PageGroup {
  readonly id: string;
  /** Undefined for pages that belong to no module. */
  readonly meta: MenuEntry["meta"] | undefined;
  readonly pages: readonly ListedPage[];
}

const OWN_ICONS: Readonly<Record<string, string>> = {
  [DASHBOARD_PATH]: "house",
  [CHANGE_PASSWORD_PATH]: "key",
  [INFO_PATH]: "user",
};

const leavesOf = (entry: MenuEntry): readonly MenuEntry[] =>
  entry.children.length === 0 ? [entry] : entry.children.flatMap(leavesOf);

/**
 * Pages of the menu grouped by top entry; then, as one group, pages at the top level and those of the frame's `own`
 * pages that the menu does not name.
 */
export function pageGroups(tops: readonly MenuEntry[], own: readonly PageRoute[] = []): readonly PageGroup[] {
  const modules = tops
    .filter((top) => top.children.length > 0)
    .map((top) => ({ id: top.id, meta: top.meta, pages: leavesOf(top) }));
  const alone = tops.filter((top) => top.children.length === 0);
  const named = new Set([...modules.flatMap(({ pages }) => pages), ...alone].map(({ path }) => path));
  const rest = own
    .filter(({ path }) => !named.has(path))
    .map(({ path, node }) => ({ id: node.id, path, icon: OWN_ICONS[path] ?? "file", meta: node.meta }));
  return [...modules, { id: "others", meta: undefined, pages: [...alone, ...rest] }].filter(
    ({ pages }) => pages.length > 0,
  );
}
