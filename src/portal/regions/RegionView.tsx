import { PUBLIC_PATHS, regionAddress } from "../../contract/public/public-addresses.ts";
import type { ListedRegion } from "../../modules/region/region.ts";
import { useText } from "../../web/i18n/language.tsx";
import { BrandTile } from "../brands/BrandTile.tsx";
import { EnterpriseRow } from "../enterprises/EnterpriseRow.tsx";
import { ArticleCard } from "../news/ArticleCard.tsx";
import { NoticeLine } from "../notices/NoticeLine.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { Picture } from "../picture/Picture.tsx";
import { linkTo } from "../page/indexing.ts";
import { Prose } from "../typography/Prose.tsx";
import { Headline, HeadlineWords, PublicWords } from "../typography/PublicWords.tsx";
import { Section } from "../page/Section.tsx";
import { Share } from "../share/Share.tsx";
import { ProductRow } from "../products/ProductRow.tsx";
import { PRODUCT_TEXTS } from "../products/product-texts.ts";
import { productsAddress } from "../products/products-address.ts";
import { ProductMap } from "../products/ProductMap.tsx";
import { SeasonStrip } from "../products/season/SeasonStrip.tsx";
import { seasonAddress } from "../products/season/season-address.ts";
import { SeasonCalendar } from "../products/season/SeasonCalendar.tsx";
import { mapPlaces, type ShownRegion } from "./load-region.ts";
import { RegionCounts } from "./RegionCounts.tsx";
import { REGION_TEXTS as TEXTS } from "./region-texts.ts";

function RegionLinks({ title, of }: { readonly title: string; readonly of: readonly ListedRegion[] }) {
  if (of.length === 0) return null;
  return (
    <nav className="region-links" aria-label={title}>
      <h2 className="minor">
        <Headline>{title}</Headline>
      </h2>
      <ul className="row" data-gap="24" data-tight="">
        {of.map(({ code, name }) => (
          <li key={code}>
            <a className="more" href={regionAddress(code)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Products by month, and the months of each. */
function Season({ data: { region, months, current, products } }: { readonly data: ShownRegion }) {
  const t = useText();
  const counts = new Map(months.map(({ value, count }) => [Number(value), count]));
  if (months.every(({ count }) => count === 0)) return null;
  return (
    <Section title={t(TEXTS.season)} lead={t(TEXTS.seasonLead)}>
      <SeasonStrip
        label={t(PRODUCT_TEXTS.byMonth)}
        current={current}
        isOn={(month) => month === current}
        countOf={(month) => counts.get(month) ?? 0}
        linkOf={(month) => linkTo(seasonAddress({ month: String(month), division: region.code }))}
      />
      <SeasonCalendar products={products.rows} current={current} />
    </Section>
  );
}

/** The region's location in its country, and the numbers of its published records. */
function RegionHead({ data: { region, listed } }: { readonly data: ShownRegion }) {
  const t = useText();
  const { code, name, above, profile } = region;
  const [country, ...provinces] = above;
  const own = listed.find((each) => each.code === code);
  return (
    <PublicPageHead
      kicker={
        <>
          <a href={PUBLIC_PATHS.regions}>{t(TEXTS.title)}</a>
          {country ? <a href={`${PUBLIC_PATHS.regions}#${country.code}`}>{country.name}</a> : null}
          {provinces.map((each) => (
            <a key={each.code} href={regionAddress(each.code)}>
              {each.name}
            </a>
          ))}
        </>
      }
      title={name}
      lead={profile?.summary.text ? <PublicWords of={profile.summary} /> : undefined}
    >
      <p className="meta row">
        {own ? <RegionCounts of={own} /> : null}
        <Share />
      </p>
    </PublicPageHead>
  );
}

/** The editors' introduction to the region, with its map and its parts. */
function Introduction({ data: { region, listed } }: { readonly data: ShownRegion }) {
  const t = useText();
  const { code, above, profile } = region;
  return (
    <div className="region-body columns" data-plain={profile === null || undefined}>
      {profile ? (
        <div className="region-story">
          <h2>
            <HeadlineWords of={profile.title} />
          </h2>
          <Prose of={profile.introduction} title={profile.title} />
        </div>
      ) : null}
      <aside className="region-where" aria-label={t(TEXTS.where)}>
        <figure>
          <ProductMap
            places={mapPlaces(listed)}
            chosen={[...above.map((each) => each.code), code]}
            linkOf={(other) => ({ href: regionAddress(other) })}
          />
          <figcaption>{t(PRODUCT_TEXTS.mapNote)}</figcaption>
        </figure>
        <RegionLinks title={t(TEXTS.parts)} of={listed.filter(({ parent }) => parent === code)} />
      </aside>
    </div>
  );
}

function Brands({ of }: { readonly of: ShownRegion["brands"] }) {
  const t = useText();
  if (of.length === 0) return null;
  return (
    <Section title={t(TEXTS.brands)}>
      <ul className="brand-others columns">
        {of.map((brand) => (
          <BrandTile key={brand.id} brand={brand} />
        ))}
      </ul>
    </Section>
  );
}

function NewsAndNotices({ data: { news, notices } }: { readonly data: ShownRegion }) {
  const t = useText();
  return (
    <>
      {news.length > 0 ? (
        <Section title={t(TEXTS.news)}>
          <div className="card-list">
            {news.map((article) => (
              <ArticleCard key={article.id} article={article} level={3} />
            ))}
          </div>
        </Section>
      ) : null}
      {notices.length > 0 ? (
        <Section title={t(TEXTS.notices)}>
          <ol className="notice-list">
            {notices.map((notice) => (
              <NoticeLine key={notice.id} notice={notice} level={3} />
            ))}
          </ol>
        </Section>
      ) : null}
    </>
  );
}

/** Other regions with the same parent. */
function Neighbours({ data: { region, listed } }: { readonly data: ShownRegion }) {
  const t = useText();
  const [country, ...provinces] = region.above;
  const parent = provinces.at(-1)?.code ?? "";
  const isNeighbour = (each: ListedRegion) =>
    each.code !== region.code && each.country.code === country?.code && each.parent === parent;
  return <RegionLinks title={t(TEXTS.others, { country: country?.name ?? "" })} of={listed.filter(isNeighbour)} />;
}

/** One region: introduction, position, what grows when, products, enterprises, brands, news. */
export function RegionView({ data }: { readonly data: ShownRegion }) {
  const t = useText();
  const { region, products, certified, others, brands } = data;
  const { code, profile } = region;
  return (
    <article className="page column">
      <RegionHead data={data} />
      {profile?.picture ? (
        <Picture src={profile.picture} alt="" isTold ratio="16/9" sizes="(width < 1200px) 100vw, 1104px" isFirst />
      ) : null}
      <Introduction data={data} />
      <Season data={data} />
      <ProductRow title={t(TEXTS.products)} all={productsAddress({ division: code })} of={products.rows.slice(0, 8)} />
      <EnterpriseRow title={t(TEXTS.certified)} of={certified} />
      <EnterpriseRow title={t(TEXTS.enterprises)} of={others} />
      <Brands of={brands} />
      <NewsAndNotices data={data} />
      <Neighbours data={data} />
    </article>
  );
}
