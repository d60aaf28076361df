import { usePage } from "../../web/page/page.tsx";
import type { MenuBranch } from "./menu-admin.ts";
import { MENU_KINDS, MENU_STATES, type MenuFilters } from "./tree/menu-filters.ts";

// As the addresses of lists name their filters.
const KINDS = "type.in";
const STATES = "state.in";

/** Search, filters and open form in the page's query: `open` is an id or "new", `below` the new entry's parent. */
export function useMenuAddress() {
  const { query, setQuery } = usePage();
  const go = (change: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined || value === "") next.delete(name);
      else next.set(name, value);
    }
    setQuery(next);
  };
  const among = <V extends string>(name: string, known: Readonly<Record<V, unknown>>) => {
    const asked = (query.get(name) ?? "").split(",");
    return (Object.keys(known) as V[]).filter((value) => asked.includes(value));
  };
  const filters: MenuFilters = { kinds: among(KINDS, MENU_KINDS), states: among(STATES, MENU_STATES) };
  return {
    question: query.get("search") ?? "",
    search: (search: string) => go({ search }),
    filters,
    filter({ kinds, states }: Partial<MenuFilters>) {
      go({ ...(kinds ? { [KINDS]: kinds.join() } : {}), ...(states ? { [STATES]: states.join() } : {}) });
    },
    /** Search and filters. */
    clear: () => go({ search: undefined, [KINDS]: undefined, [STATES]: undefined }),
    openId: query.get("open") ?? undefined,
    below: query.get("below"),
    open: ({ id }: MenuBranch) => go({ open: id, below: undefined }),
    add: (parentId: string | null) => go({ open: "new", below: parentId ?? undefined }),
    close: () => go({ open: undefined, below: undefined }),
  };
}
export type MenuAddress = ReturnType<typeof useMenuAddress>;
