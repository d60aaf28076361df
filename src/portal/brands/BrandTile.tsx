import { brandAddress } from "../../contract/public/public-addresses.ts";
import type { BrandTeaser } from "../../modules/brand/brand.ts";
import { useText } from "../../web/i18n/language.tsx";
import { PublicWords, TitleWords } from "../typography/PublicWords.tsx";
import { RegionLink } from "../page/RegionLink.tsx";
import { BRAND_TEXTS as TEXTS } from "./brand-texts.ts";
import { BrandMark } from "./BrandMark.tsx";

/** A brand in a list: logo, name, summary, region. */
export function BrandTile({ brand, level = 3 }: { readonly brand: BrandTeaser; readonly level?: 2 | 3 }) {
  const t = useText();
  const Heading = level === 2 ? "h2" : "h3";
  const { id, name, slogan, place, regionPage, enterprise, since } = brand;
  return (
    <li className="brand-tile tile">
      <BrandMark of={brand} />
      <div>
        <Heading>
          <a className="card-link" href={brandAddress(id)}>
            <TitleWords of={name} />
          </a>
        </Heading>
        {slogan.text ? (
          <p className="brand-slogan">
            <PublicWords of={slogan} />
          </p>
        ) : null}
        <p className="meta">
          <RegionLink code={regionPage} name={place} />
          {enterprise ? (
            <span>
              <PublicWords of={enterprise.name} />
            </span>
          ) : null}
          {since === null ? null : <span>{t(TEXTS.since, { year: since })}</span>}
        </p>
      </div>
    </li>
  );
}
