import { PUBLIC_PATHS, regionAddress } from "../../contract/public/public-addresses.ts";
import type { ProductPlace } from "../../modules/product/product.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Section } from "../page/Section.tsx";
import { ProductMap } from "../products/ProductMap.tsx";
import { HOME_TEXTS as TEXTS } from "./home-texts.ts";

/** Provinces of each country with the number of their products. */
export function RegionsPart({ places }: { readonly places: readonly ProductPlace[] }) {
  const t = useText();
  const countries = places.filter(({ parent }) => parent === "");
  if (countries.length === 0) return null;
  return (
    <div className="home-band">
      <div className="home-column column">
        <Section title={t(TEXTS.regionsTitle)} lead={t(TEXTS.regionsLead)} all={PUBLIC_PATHS.regions}>
          <div className="home-where columns">
            <div className="home-regions stack" data-gap="24">
              {countries.map((country) => (
                <div key={country.code} className="stack" data-gap="8">
                  <h3 className="minor">{country.name}</h3>
                  <ul className="row">
                    {places
                      .filter(({ parent }) => parent === country.code)
                      .map(({ code, name, count }) => (
                        <li key={code}>
                          <a className="more" href={regionAddress(code)}>
                            {name}
                            <small>{count}</small>
                          </a>
                        </li>
                      ))}
                  </ul>
                </div>
              ))}
            </div>
            <ProductMap places={places} chosen={[]} linkOf={(code) => ({ href: regionAddress(code) })} />
          </div>
        </Section>
      </div>
    </div>
  );
}
