import { useMemo, useState } from "react";
import { MENU_TYPES } from "../../contract/menu.ts";
import type { MenuBranch } from "./menu-admin.ts";
import { hasFilters, treeOf } from "./tree/menu-filters.ts";
import { branchesById, everyBranch, linesOf } from "./tree/menu-positions.ts";
import { searchFilter } from "./tree/menu-search.ts";
import type { MenuAddress } from "./use-menu-address.web.ts";
import { useTitlePinyin } from "./use-menus.web.ts";
import { keepInTab } from "../../web/preferences/keep-in-tab.ts";

const TOGGLED = "terrace.menus.turned";

/** Expanded branches: directories start open, pages closed; the ids toggled since are kept in `sessionStorage`. */
function useOpenness() {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(
    () => new Set((sessionStorage.getItem(TOGGLED) ?? "").split(",").filter(Boolean)),
  );
  const keep = (ids: Iterable<string>) => {
    const next = new Set(ids);
    setToggled(next);
    keepInTab(TOGGLED, [...next].join(","));
  };
  const isOpen = (branch: MenuBranch) => (branch.type === MENU_TYPES.directory) !== toggled.has(branch.id);
  const toggle = ({ id }: MenuBranch) =>
    keep(toggled.has(id) ? [...toggled].filter((each) => each !== id) : [...toggled, id]);
  const setAll = (branches: readonly MenuBranch[], areOpen: boolean) =>
    keep(
      everyBranch(branches).flatMap(({ id, type, children }) =>
        children.length > 0 && (type === MENU_TYPES.directory) !== areOpen ? [id] : [],
      ),
    );
  return { isOpen, toggle, setAll };
}

/** The visible rows: what passes the filters, of it the matches of the search; without either the expanded tree. */
export function useMenuLines(
  branches: readonly MenuBranch[],
  { question, filters }: Pick<MenuAddress, "question" | "filters">,
) {
  const { isOpen, ...openness } = useOpenness();
  const pinyin = useTitlePinyin(branches, /[a-z]/i.test(question));
  const matches = useMemo(() => searchFilter(question, pinyin), [question, pinyin]);
  if (!hasFilters(filters)) return { lines: linesOf(branches, isOpen, matches), ...openness };
  const byId = branchesById(branches);
  const lines = linesOf(treeOf(branches, filters), () => true, matches);
  // With all that stands below them, as their actions concern that too.
  return { lines: lines.map((line) => ({ ...line, branch: byId.get(line.branch.id) ?? line.branch })), ...openness };
}
