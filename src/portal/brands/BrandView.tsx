import { enterpriseAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Facts } from "../page/Facts.tsx";
import { Picture } from "../picture/Picture.tsx";
import { Prose } from "../typography/Prose.tsx";
import { HeadlineWords, PublicWords } from "../typography/PublicWords.tsx";
import { RegionLink } from "../page/RegionLink.tsx";
import { Section } from "../page/Section.tsx";
import { ProductRow } from "../products/ProductRow.tsx";
import { BRAND_TEXTS as TEXTS } from "./brand-texts.ts";
import { BrandMark } from "./BrandMark.tsx";
import { BrandTile } from "./BrandTile.tsx";
import type { OneBrand } from "./load-brand.ts";

/** One brand: picture, name, story, and its enterprise's products. */
export function BrandView({ data: { brand, products, others } }: { readonly data: OneBrand }) {
  const t = useText();
  const [first, ...pictures] = brand.pictures;
  const { enterprise, region, since, place } = brand;
  return (
    <article className="page column">
      <header className="brand-head columns" data-bare={first === undefined || undefined}>
        {first === undefined ? null : (
          <Picture src={first} alt="" isTold ratio="4/3" sizes="(width < 860px) 100vw, 640px" isFirst />
        )}
        <div>
          <BrandMark of={brand} />
          <h1>
            <HeadlineWords of={brand.name} />
          </h1>
          {brand.slogan.text ? (
            <p className="brand-slogan">
              <PublicWords of={brand.slogan} />
            </p>
          ) : null}
          <Facts
            of={[
              {
                name: t(TEXTS.region),
                value: place && <RegionLink code={brand.regionPage} name={place} />,
              },
              { name: t(TEXTS.founded), value: since === null ? "" : String(since) },
              {
                name: t(TEXTS.enterprise),
                value: enterprise ? (
                  <a href={enterpriseAddress(enterprise.id)}>
                    <PublicWords of={enterprise.name} />
                  </a>
                ) : null,
              },
            ]}
          />
        </div>
      </header>
      <Prose of={brand.story} title={brand.name} />
      {pictures.length === 0 ? null : (
        <section className="brand-pictures page-pictures" aria-label={t(TEXTS.pictures)}>
          {pictures.map((src) => (
            <Picture key={src} src={src} alt="" isTold ratio="4/3" sizes="(width < 860px) 100vw, 560px" />
          ))}
        </section>
      )}
      <ProductRow title={t(TEXTS.products)} of={products} />
      {others.length === 0 || !region ? null : (
        <Section title={t(TEXTS.others)} all={`${PUBLIC_PATHS.brands}?division=${encodeURIComponent(region.code)}`}>
          <ul className="brand-others columns">
            {others.map((each) => (
              <BrandTile key={each.id} brand={each} />
            ))}
          </ul>
        </Section>
      )}
    </article>
  );
}
