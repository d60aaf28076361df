import type { MenuEntry } from "../../routing/menu-entries.ts";
import { DASHBOARD_PATH } from "../../routing/own-routes.ts";

export interface ShortcutGroupData {
  readonly id: string;
  /** Undefined: pages that stand in no module. */
  readonly meta: MenuEntry["meta"] | undefined;
  readonly pages: readonly MenuEntry[];
}

const leavesOf = (entry: MenuEntry): readonly MenuEntry[] =>
  entry.children.length === 0 ? [entry] : entry.children.flatMap(leavesOf);

/** Every page the menu offers, by module; pages at the top level come last, together. */
export function shortcutGroups(tops: readonly MenuEntry[]): readonly ShortcutGroupData[] {
  const shown = tops.filter((entry) => entry.path !== DASHBOARD_PATH);
  const modules = shown
    .filter((entry) => entry.children.length > 0)
    .map((entry) => ({ id: entry.id, meta: entry.meta, pages: leavesOf(entry) }));
  const alone = shown.filter((entry) => entry.children.length === 0);
  return alone.length === 0 ? modules : [...modules, { id: "alone", meta: undefined, pages: alone }];
}
