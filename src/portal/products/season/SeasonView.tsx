import { regionAddress } from "../../../contract/public/public-addresses.ts";
import type { ProductTeaser } from "../../../modules/product/product.ts";
import { formatNumber } from "../../../web/format/number.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { Empty } from "../../page/Empty.tsx";
import { PublicPageHead } from "../../page/PublicPageHead.tsx";
import type { PageAddress } from "../../page/portal-page.ts";
import { linkTo, linkWith } from "../../page/indexing.ts";
import { Section } from "../../page/Section.tsx";
import { ProductPlaces } from "../ProductPlaces.tsx";
import { ProductRow } from "../ProductRow.tsx";
import { PRODUCT_TEXTS } from "../product-texts.ts";
import { productsAddress } from "../products-address.ts";
import { pathTo } from "../load-products.ts";
import { ProductMap } from "../ProductMap.tsx";
import { SeasonStrip } from "./SeasonStrip.tsx";
import { groupsOf, type ShownSeason } from "./load-season.ts";
import { SeasonCalendar } from "./SeasonCalendar.tsx";
import { SEASON_TEXTS as TEXTS } from "./season-texts.ts";
import { monthIn, seasonTitle } from "./season-title.ts";

interface SeasonViewProps {
  readonly data: ShownSeason;
  readonly address: PageAddress;
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly of: readonly ProductTeaser[];
}

/** The data of the page, without empty parts. */
function usePartsOf({ products, month, next, coming }: ShownSeason): readonly Part[] {
  const t = useText();
  const language = useLanguage();
  const { starting, full, ends, allYear } = groupsOf(products.rows, month);
  const parts: readonly Part[] = [
    { id: "begins", title: t(TEXTS.begins), lead: t(TEXTS.beginsLead), of: starting },
    { id: "full", title: t(TEXTS.full), of: full },
    { id: "ends", title: t(TEXTS.ends), lead: t(TEXTS.endsLead), of: ends },
    { id: "all-year", title: t(PRODUCT_TEXTS.allYear), of: allYear },
    {
      id: "comes",
      title: t(TEXTS.comes, { month: monthIn(next, language) }),
      lead: t(TEXTS.comesLead),
      of: coming,
    },
  ];
  return parts.filter(({ of }) => of.length > 0);
}

/** The products of the month by how far their season is, then what comes next. */
function Groups({ data, address }: SeasonViewProps) {
  const t = useText();
  const { products, month, division } = data;
  const parts = usePartsOf(data);
  const all = productsAddress({ month: String(month), ...(division ? { division } : {}) });
  return (
    <div className="season-found">
      {products.total === 0 ? (
        <Empty title={t(TEXTS.none)} text={t(TEXTS.noneText)}>
          {division ? <a {...linkWith(address, { division: "" })}>{t(TEXTS.everywhere)}</a> : null}
        </Empty>
      ) : null}
      {parts.length === 0 ? null : (
        <nav className="page-chips" aria-label={t(TEXTS.onThisPage)}>
          {parts.map(({ id, title, of }) => (
            <a key={id} href={`#${id}`}>
              {title}
              <small>{formatNumber(of.length, address.language)}</small>
            </a>
          ))}
          <a href="#calendar">{t(TEXTS.calendar)}</a>
        </nav>
      )}
      {parts.map(({ id, ...part }) => (
        <div key={id} id={id}>
          <ProductRow {...part} />
        </div>
      ))}
      {products.total === 0 ? null : (
        <p>
          <a className="more" {...linkTo(all)}>
            {t(TEXTS.all)}
          </a>
        </p>
      )}
      {parts.length === 0 ? null : (
        <div id="calendar">
          <Section title={t(TEXTS.calendar)}>
            <SeasonCalendar products={parts.flatMap(({ of }) => of)} current={month} />
          </Section>
        </div>
      )}
    </div>
  );
}

export function SeasonView({ data, address }: SeasonViewProps) {
  const t = useText();
  const { current, month, months, places, division } = data;
  const counts = new Map(months.map(({ value, count }) => [Number(value), count]));
  const chosen = pathTo(places, division);
  const here = chosen.at(-1);
  // Without a month in the address it is the present one, which the places' links keep open.
  const withPlace = (code: string) => linkWith(address, { division: code });
  return (
    <div className="page column season">
      <PublicPageHead title={seasonTitle(data, address.language)} lead={t(TEXTS.lead)}>
        {here?.isRegion ? (
          <p className="season-region">
            <a className="more" href={regionAddress(here.code)}>
              {t(TEXTS.regionPage, { place: here.name })}
            </a>
          </p>
        ) : null}
      </PublicPageHead>
      <SeasonStrip
        label={t(PRODUCT_TEXTS.byMonth)}
        current={current}
        isOn={(each) => each === month}
        isChoice
        countOf={(each) => counts.get(each) ?? 0}
        linkOf={(each) => {
          const link = linkWith(address, { month: String(each) });
          return counts.get(each) ? link : { ...link, rel: "nofollow" };
        }}
      />
      <div className="products-body columns">
        <aside className="products-where">
          <figure>
            <ProductMap places={places} chosen={chosen.map(({ code }) => code)} linkOf={withPlace} />
            <figcaption>{t(PRODUCT_TEXTS.mapNote)}</figcaption>
          </figure>
          <ProductPlaces places={places} chosen={chosen.map(({ code }) => code)} linkOf={withPlace} />
        </aside>
        <Groups data={data} address={address} />
      </div>
    </div>
  );
}
