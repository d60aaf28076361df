import type { Page } from "../../contract/list-query.ts";
import { MAX_SEARCH, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { shortened } from "../../contract/characters/shortened-text.ts";
import { inLanguage } from "../../contract/text.ts";
import { publicSearch, type FoundPublic } from "../../modules/public-search/public-search.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Chips } from "../page/Chips.tsx";
import { Empty } from "../page/Empty.tsx";
import { PORTAL_TEXTS } from "../frame/portal-texts.ts";
import { PAGE_TEXTS } from "../page/page-texts.ts";
import { CountLabel } from "../page/CountLabel.tsx";
import { listTitle, titleOnPage } from "../page/list-title.ts";
import { Pagination } from "../page/Pagination.tsx";
import { Headline } from "../typography/PublicWords.tsx";
import { isBehindLast, portalPage, type PageAddress } from "../page/portal-page.ts";
import { linkWith } from "../seo/indexing.ts";
import { FoundLine } from "./FoundLine.tsx";
import { SEARCH_TEXTS as TEXTS } from "./search-texts.ts";
import { SearchField } from "./SearchField.tsx";

interface Search {
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

/** The whole search stands in the field. */
const quoted = (search: string): string => shortened(search, 40);

const BEGINNINGS = [
  { href: PUBLIC_PATHS.products, title: PORTAL_TEXTS.products },
  { href: PUBLIC_PATHS.showcase, title: PORTAL_TEXTS.certified },
  { href: PUBLIC_PATHS.news, title: PORTAL_TEXTS.news },
];

function Nothing({ search, suggestion }: Pick<Search, "search" | "suggestion">) {
  const t = useText();
  return (
    <Empty title={t(TEXTS.none, { search: quoted(search) })} text={t(TEXTS.noneText)}>
      {suggestion === "" ? null : (
        <p>
          <a href={`${PUBLIC_PATHS.search}?${new URLSearchParams({ search: suggestion })}`} rel="nofollow">
            {t(TEXTS.meant, { search: suggestion })}
          </a>
        </p>
      )}
      <p className="row" data-gap="24" data-tight="">
        {BEGINNINGS.map(({ href, title }) => (
          <a key={href} href={href}>
            {t(title)}
          </a>
        ))}
      </p>
    </Empty>
  );
}

function Results({
  data: { groups, chosen, search, suggestion },
  address,
}: {
  readonly data: Search;
  readonly address: PageAddress;
}) {
  const t = useText();
  const some = groups.filter(({ found }) => found.total > 0);
  const total = some.reduce((sum, { found }) => sum + found.total, 0);
  if (total === 0) return <Nothing search={search} suggestion={suggestion} />;
  const number = (count: number) => formatNumber(count, address.language);
  const shown = some.filter(({ found }) => found.rows.length > 0);
  return (
    <>
      <p className="search-count" data-tone="quiet" role="status">
        <CountLabel count={total} one={TEXTS.countOne} many={TEXTS.count} />
      </p>
      <Chips
        label={t(TEXTS.kinds)}
        address={address}
        name="kind"
        of={some.map(({ kind, name, found }) => ({ value: kind, name, count: found.total }))}
        chosen={chosen?.kind ?? ""}
      />
      {shown.map(({ kind, name, isDated, found }) => (
        <section key={kind} className="search-group" aria-labelledby={`found-${kind}`}>
          <header className="line" data-gap="16" data-ends="">
            <h2 id={`found-${kind}`}>
              <Headline>{name}</Headline>
            </h2>
            {chosen === undefined && found.total > found.rows.length ? (
              <a {...linkWith(address, { kind })}>
                {t(PAGE_TEXTS.seeAll)} ({number(found.total)})
              </a>
            ) : null}
          </header>
          <ol>
            {found.rows.map((row) => (
              <FoundLine key={row.id} found={row} isDated={isDated} />
            ))}
          </ol>
          {chosen === undefined ? null : <Pagination of={found} address={address} />}
        </section>
      ))}
    </>
  );
}

function SearchPage({ data, address }: { readonly data: Search; readonly address: PageAddress }) {
  const t = useText();
  return (
    <div className="page column search">
      <h1>
        <Headline>{data.search === "" ? t(TEXTS.title) : t(TEXTS.titleOf, { search: quoted(data.search) })}</Headline>
      </h1>
      <SearchField value={data.search} isFocused={data.search === ""} />
      {data.search === "" ? (
        <p className="search-how" data-tone="quiet">
          {t(TEXTS.how)}
        </p>
      ) : (
        <Results data={data} address={address} />
      )}
    </div>
  );
}

/** §2 "home search results". */
export const searchPage = portalPage<Search>({
  path: PUBLIC_PATHS.search,
  // The first results of all kinds are not paged.
  reads: (query) => (query.get("kind") ? ["search", "kind", "page"] : ["search"]),
  async load(ask, { query }) {
    const search = (query.get("search") ?? "").trim().slice(0, MAX_SEARCH);
    if (search === "") return { search, groups: [], chosen: undefined, suggestion: "" };
    const kind = query.get("kind");
    const groups = await ask(publicSearch.all, { search, ...(kind ? { kind, page: query.get("page") } : {}) });
    const chosen = groups?.find((group) => group.kind === kind);
    if (!groups || (kind && !chosen) || (chosen && isBehindLast(chosen.found))) return undefined;
    const isFound = groups.some(({ found }) => found.total > 0);
    const similar = isFound ? undefined : await ask(publicSearch.suggestion, { search });
    return { search, groups, chosen, suggestion: similar?.search ?? "" };
  },
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
  View: SearchPage,
});
