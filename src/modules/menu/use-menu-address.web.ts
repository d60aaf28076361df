import { usePage } from "../../web/page/page.tsx";
import type { MenuBranch } from "./menu-admin.ts";

/** Search and open form in the page's query: `open` is an id or "new", `below` the new entry's parent. */
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
  return {
    question: query.get("search") ?? "",
    search: (search: string) => go({ search }),
    openId: query.get("open") ?? undefined,
    below: query.get("below"),
    open: ({ id }: MenuBranch) => go({ open: id, below: undefined }),
    add: (parentId: string | null) => go({ open: "new", below: parentId ?? undefined }),
    close: () => go({ open: undefined, below: undefined }),
  };
}
