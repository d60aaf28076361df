import { othersOf, PART_SIZES, sizeForOthers } from "../page/list-sizes.ts";
import type { Ask } from "../../contract/page-render.ts";
import { brandAddress, enterpriseAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { brandPublicCalls, type BrandTeaser, type PublicBrand } from "../../modules/brand/brand.ts";
import { productPublicCalls, type ProductTeaser } from "../../modules/product/product.ts";
import { useText } from "../../web/i18n/language.tsx";
import { excerpt } from "../seo/plain-excerpt.ts";
import { brand as aboutBrand, breadcrumbs } from "../seo/structured-data.ts";
import { Facts } from "../page/Facts.tsx";
import { Picture } from "../page/Picture.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { Prose } from "../typography/Prose.tsx";
import { HeadlineWords, PublicWords } from "../typography/PublicWords.tsx";
import { RegionLink } from "../page/RegionLink.tsx";
import { Section } from "../page/Section.tsx";
import { ProductRow } from "../products/ProductRow.tsx";
import { BRAND_TEXTS as TEXTS } from "./brand-texts.ts";
import { BrandMark } from "./BrandMark.tsx";
import { BrandTile } from "./BrandTile.tsx";

export interface OneBrand {
  readonly brand: PublicBrand;
  readonly products: readonly ProductTeaser[];
  readonly others: readonly BrandTeaser[];
}

/** Other brands of the region. */
const OTHERS = 4;

export async function loadBrand(ask: Ask, id: string): Promise<OneBrand | undefined> {
  const brand = await ask(brandPublicCalls.one, { id });
  if (!brand) return undefined;
  const { enterprise, region } = brand;
  const [products, others] = await Promise.all([
    enterprise
      ? ask(productPublicCalls.list, { enterprise: enterprise.id, size: PART_SIZES.brand.products })
      : undefined,
    region ? ask(brandPublicCalls.list, { division: region.code, size: sizeForOthers(OTHERS) }) : undefined,
  ]);
  return {
    brand,
    products: products?.rows ?? [],
    others: othersOf(others, id, OTHERS),
  };
}

export const brandHead = ({ brand }: OneBrand, { language }: Pick<PageAddress, "language">) => ({
  title: brand.name.text,
  description:
    brand.slogan.text || excerpt(brand.story.text) || [brand.name.text, brand.place].filter(Boolean).join(" · "),
  ...(brand.picture || brand.logo ? { picture: brand.picture || brand.logo } : {}),
  structured: [
    aboutBrand({
      name: brand.name,
      path: brandAddress(brand.id),
      description: brand.slogan,
      pictures: brand.pictures,
      logo: brand.logo,
      slogan: brand.slogan.text,
    }),
    breadcrumbs([
      { name: inLanguage(TEXTS.title, language), path: PUBLIC_PATHS.brands },
      { name: brand.name, path: brandAddress(brand.id) },
    ]),
  ],
  canonical: ["id"],
  languages: brand.languages,
});

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
