import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { listTitle, titleOnPage } from "../page/list-title.ts";
import { portalPage } from "../page/portal-page.ts";
import { SEARCH_TEXTS as TEXTS } from "./search-texts.ts";
import { loadSearch, type Search } from "./load-search.ts";
import { quoted, SearchView } from "./SearchView.tsx";

/** §2 "home search results". */
export const searchPage = portalPage<Search>({
  path: PUBLIC_PATHS.search,
  // The first results of all kinds are not paged.
  reads: (query) => (query.get("kind") ? ["search", "kind", "page"] : ["search"]),
  load: loadSearch,
  head: ({ search, chosen, groups }, { language }) => ({
    title:
      search === ""
        ? inLanguage(TEXTS.title, language)
        : titleOnPage(
            listTitle(
              {
                what: inLanguage(TEXTS.titleOf, language, { search: quoted(search) }),
                more: [chosen?.name],
              },
              language,
            ),
            chosen?.found.page ?? 1,
            language,
          ),
    description: inLanguage(TEXTS.how, language),
    // All searches share one canonical address; a search without results is not indexed.
    isPrivate: search !== "" && groups.every(({ found }) => found.total === 0),
  }),
  View: SearchView,
});
