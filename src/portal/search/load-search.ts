import type { Page } from "../../contract/list-query.ts";
import { publicSearch, type FoundPublic } from "../../modules/public-search/public-search.ts";
import { MAX_SEARCH } from "../../contract/public/public-addresses.ts";
import { isBehindLast, type PageAddress } from "../page/portal-page.ts";
import type { CallInProcess } from "../../contract/page-render.ts";

export interface Search {
  readonly search: string;
  readonly groups: readonly {
    readonly kind: string;
    readonly name: string;
    readonly isDated: boolean;
    readonly found: Page<FoundPublic>;
  }[];
  /** The kind whose results are paged; undefined shows the first results of each kind. */
  readonly chosen: Search["groups"][number] | undefined;
  /** A similar search that finds something, where this one finds nothing; else empty. */
  readonly suggestion: string;
}

export async function loadSearch(
  ask: CallInProcess,
  { query }: Pick<PageAddress, "query">,
): Promise<Search | undefined> {
  const search = (query.get("search") ?? "").trim().slice(0, MAX_SEARCH);
  if (search === "") return { search, groups: [], chosen: undefined, suggestion: "" };
  const kind = query.get("kind");
  const groups = await ask(publicSearch.all, { search, ...(kind ? { kind, page: query.get("page") } : {}) });
  const chosen = groups?.find((group) => group.kind === kind);
  if (!groups || (kind && !chosen) || (chosen && isBehindLast(chosen.found))) return undefined;
  const isFound = groups.some(({ found }) => found.total > 0);
  const similar = isFound ? undefined : await ask(publicSearch.suggestion, { search });
  return { search, groups, chosen, suggestion: similar?.search ?? "" };
}
