import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import type { BrandTeaser } from "../../modules/brand/brand.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Chips } from "../page/Chips.tsx";
import { CountLabel } from "../page/CountLabel.tsx";
import { Empty } from "../page/Empty.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { Pagination } from "../page/Pagination.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { RegionLink } from "../page/RegionLink.tsx";
import { BRAND_TEXTS as TEXTS } from "./brand-texts.ts";
import { BrandTile } from "./BrandTile.tsx";
import { brandsTitle } from "./brands-title.ts";
import type { Brands } from "./load-brands.ts";

/** Brands grouped by region, in the order of each region's first brand. */
const byRegion = (brands: readonly BrandTeaser[]) => [
  ...Map.groupBy(brands, ({ region }) => region?.code ?? "").values(),
];

/** All brands, grouped by region. */
export function BrandsView({ data, address }: { readonly data: Brands; readonly address: PageAddress }) {
  const t = useText();
  const { brands, regions } = data;
  const isFiltered = Boolean(address.query.get("division") ?? address.query.get("search"));
  return (
    <div className="page column">
      <PublicPageHead title={brandsTitle(data, address)} {...(isFiltered ? {} : { lead: t(TEXTS.lead) })} />
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
