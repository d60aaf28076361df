import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { shortened } from "../../contract/characters/shortened-text.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Chips } from "../page/Chips.tsx";
import { Empty } from "../page/Empty.tsx";
import { PORTAL_TEXTS } from "../frame/portal-texts.ts";
import { PAGE_TEXTS } from "../page/page-texts.ts";
import { CountLabel } from "../page/CountLabel.tsx";
import { Pagination } from "../page/Pagination.tsx";
import { Headline } from "../typography/PublicWords.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { linkWith } from "../page/indexing.ts";
import { FoundLine } from "./FoundLine.tsx";
import { SEARCH_TEXTS as TEXTS } from "./search-texts.ts";
import { SearchField } from "./SearchField.tsx";
import type { Search } from "./load-search.ts";

/** The whole search stands in the field. */
export const quoted = (search: string): string => shortened(search, 40);

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

export function SearchView({ data, address }: { readonly data: Search; readonly address: PageAddress }) {
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
