import { PAGE_SIZES } from "../page/list-sizes.ts";
import type { Page } from "../../contract/list-query.ts";
import { brandAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { brandPublicCalls, type BrandRegion, type BrandTeaser } from "../../modules/brand/brand.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Chips } from "../page/Chips.tsx";
import { CountLabel } from "../page/CountLabel.tsx";
import { Empty } from "../page/Empty.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { isEndless, listDescription, listTitle, searchedFor, titleOnPage } from "../page/list-title.ts";
import { Pagination } from "../page/Pagination.tsx";
import { isBehindLast, type PageAddress } from "../page/portal-page.ts";
import type { Ask } from "../../contract/page-render.ts";
import { RegionLink } from "../page/RegionLink.tsx";
import { itemList } from "../seo/structured-data.ts";
import { BRAND_TEXTS as TEXTS } from "./brand-texts.ts";
import { BrandTile } from "./BrandTile.tsx";

export interface Brands {
  readonly brands: Page<BrandTeaser>;
  readonly regions: readonly (BrandRegion & { readonly count: number })[];
}

/** Brands grouped by region, in the order of each region's first brand. */
const byRegion = (brands: readonly BrandTeaser[]) => [
  ...Map.groupBy(brands, ({ region }) => region?.code ?? "").values(),
];

export async function loadBrands(ask: Ask, { query }: Pick<PageAddress, "query">): Promise<Brands | undefined> {
  const asked = {
    division: query.get("division"),
    search: query.get("search"),
    page: query.get("page"),
    size: PAGE_SIZES.brands,
  };
  const [brands, regions] = await Promise.all([ask(brandPublicCalls.list, asked), ask(brandPublicCalls.regions, {})]);
  return brands && regions && !isBehindLast(brands) ? { brands, regions } : undefined;
}

const titleOf = ({ regions }: Brands, { query, language }: Pick<PageAddress, "query" | "language">): string =>
  listTitle(
    {
      what: inLanguage(TEXTS.title, language),
      where: regions.find(({ code }) => code === query.get("division"))?.name,
      more: [searchedFor(query, language)],
    },
    language,
  );

export function brandsHead(data: Brands, { language, query }: Pick<PageAddress, "language" | "query">) {
  const title = titleOnPage(titleOf(data, { query, language }), data.brands.page, language);
  return {
    title,
    description: listDescription(title, inLanguage(TEXTS.lead, language), language),
    structured: [itemList(data.brands.rows.map(({ id, name }) => ({ name, path: brandAddress(id) })))],
    canonical: ["division", "page"],
    isPrivate: isEndless(query, ["division"], data.brands.total),
  };
}

/** All brands, grouped by region. */
export function BrandsView({ data, address }: { readonly data: Brands; readonly address: PageAddress }) {
  const t = useText();
  const { brands, regions } = data;
  const isFiltered = Boolean(address.query.get("division") ?? address.query.get("search"));
  return (
    <div className="page column">
      <PublicPageHead title={titleOf(data, address)} {...(isFiltered ? {} : { lead: t(TEXTS.lead) })} />
      {regions.length < 2 ? null : (
        <Chips
          label={t(TEXTS.regions)}
          address={address}
          name="division"
          of={regions.map(({ code, ...region }) => ({ ...region, value: code }))}
        />
      )}
      {brands.rows.length === 0 ? (
        <Empty title={t(TEXTS.none)} text={t(TEXTS.noneText)}>
          {isFiltered ? <a href={PUBLIC_PATHS.brands}>{t(TEXTS.all)}</a> : null}
          <a href={PUBLIC_PATHS.settleIn}>{t(TEXTS.settleIn)}</a>
        </Empty>
      ) : (
        byRegion(brands.rows).map((group) => {
          const name = group[0]?.region?.name ?? t(TEXTS.elsewhere);
          return (
            <section key={name} className="brand-region columns" aria-label={name}>
              <h2>
                <RegionLink code={(group[0]?.regionPage && group[0].region?.code) ?? ""} name={name} />
              </h2>
              <ul className="columns">
                {group.map((brand) => (
                  <BrandTile key={brand.id} brand={brand} />
                ))}
              </ul>
            </section>
          );
        })
      )}
      {brands.total === 0 ? null : (
        <p className="page-count tabular" data-tone="quiet">
          <CountLabel count={brands.total} one={TEXTS.countOne} many={TEXTS.count} />
        </p>
      )}
      <Pagination of={brands} address={address} />
    </div>
  );
}
