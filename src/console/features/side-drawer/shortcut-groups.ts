import type { MenuNode } from "../../../contract/menu.ts";
import type { MenuEntry } from "../../routing/menu-entries.ts";
import type { PageRoute } from "../../routing/menu-routes.ts";

export interface ShortcutPage {
  readonly path: string;
  readonly icon: string;
  readonly meta: MenuNode["meta"];
}
export interface ShortcutGroup {
  readonly id: string;
  /** Undefined: pages that stand in no module. */
  readonly meta: MenuNode["meta"] | undefined;
  readonly pages: readonly ShortcutPage[];
}

const OWN_ICONS: Readonly<Record<string, string>> = {
  "/dashboard": "house",
  "/change/password": "key",
  "/info": "user",
};

const leavesOf = (entry: MenuEntry): readonly MenuEntry[] =>
  entry.children.length === 0 ? [entry] : entry.children.flatMap(leavesOf);

/** The pages of the menu by its top entries, then those at the top itself and the frame's own. */
export function shortcutGroups(tops: readonly MenuEntry[], own: readonly PageRoute[]): readonly ShortcutGroup[] {
  const modules = tops
    .filter((top) => top.children.length > 0)
    .map((top) => ({ id: top.id, meta: top.meta, pages: leavesOf(top) }));
  const alone = tops.filter((top) => top.children.length === 0);
  const named = new Set([...modules.flatMap(({ pages }) => pages), ...alone].map(({ path }) => path));
  const rest = own
    .filter(({ path }) => !named.has(path))
    .map(({ path, node }) => ({ path, icon: OWN_ICONS[path] ?? "file", meta: node.meta }));
  return [...modules, { id: "others", meta: undefined, pages: [...alone, ...rest] }].filter(
    ({ pages }) => pages.length > 0,
  );
}
