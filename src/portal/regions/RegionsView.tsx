import { PUBLIC_PATHS, regionAddress } from "../../contract/public/public-addresses.ts";
import { chosenText } from "../../contract/public/public-text.ts";
import type { ListedRegion } from "../../modules/region/region.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { Card } from "../page/Card.tsx";
import { Empty } from "../page/Empty.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { PRODUCT_TEXTS } from "../products/product-texts.ts";
import { ProductMap } from "../products/ProductMap.tsx";
import { mapPlaces } from "./load-region.ts";
import { RegionCounts } from "./RegionCounts.tsx";
import { REGION_TEXTS as TEXTS } from "./region-texts.ts";

function RegionCard({ region, isFirst }: { readonly region: ListedRegion; readonly isFirst: boolean }) {
  const language = useLanguage();
  const { code, name, profile } = region;
  return (
    <Card
      href={regionAddress(code)}
      title={chosenText({ zh: "", en: "", lo: "", [language]: name }, language)}
      picture={profile?.picture ?? ""}
      {...(profile ? { text: profile.summary.text ? profile.summary : profile.title } : {})}
      foot={<RegionCounts of={region} />}
      level={3}
      isFirst={isFirst}
    />
  );
}

/** All regions by country: those that editors wrote of as cards, the others by name. */
export function RegionsView({ regions }: { readonly regions: readonly ListedRegion[] }) {
  const t = useText();
  const countries = [...Map.groupBy(regions, ({ country }) => country.code).values()];
  return (
    <div className="page column">
      <PublicPageHead title={t(TEXTS.title)} lead={t(TEXTS.lead)} />
      {countries.length === 0 ? (
        <Empty title={t(TEXTS.none)} text={t(TEXTS.noneText)}>
          <a href={PUBLIC_PATHS.products}>{t(PRODUCT_TEXTS.everything)}</a>
        </Empty>
      ) : null}
      {countries.map((all, index) => {
        const { country } = all[0] as ListedRegion;
        const told = all.filter(({ profile }) => profile !== null);
        const others = all.filter(({ profile }) => profile === null);
        return (
          <section key={country.code} id={country.code} className="page-section" aria-labelledby={`in-${country.code}`}>
            <header className="page-section-head">
              <h2 id={`in-${country.code}`}>{country.name}</h2>
            </header>
            {told.length === 0 ? null : (
              <div className="card-list">
                {told.map((region, nth) => (
                  <RegionCard key={region.code} region={region} isFirst={index === 0 && nth === 0} />
                ))}
              </div>
            )}
            {others.length === 0 ? null : (
              <ul className="region-names">
                {others.map((region) => (
                  <li key={region.code}>
                    <a className="more" href={regionAddress(region.code)}>
                      {region.name}
                    </a>
                    <p className="meta">
                      <RegionCounts of={region} />
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
      {countries.length === 0 ? null : (
        <figure className="region-map">
          <ProductMap places={mapPlaces(regions)} chosen={[]} linkOf={(code) => ({ href: regionAddress(code) })} />
          <figcaption>{t(PRODUCT_TEXTS.mapNote)}</figcaption>
        </figure>
      )}
    </div>
  );
}
