import { brandAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { oneOrList, portalPage, type PageAddress } from "../page/portal-page.ts";
import { BrandView } from "./BrandView.tsx";
import { loadBrand, type OneBrand } from "./load-brand.ts";
import { brandPublicCalls } from "../../modules/brand/brand.ts";
import { listsUnder } from "../seo/chosen-lists.ts";
import { BrandsView } from "./BrandsView.tsx";
import { loadBrands, type Brands } from "./load-brands.ts";
import { inLanguage } from "../../contract/text.ts";
import { excerpt } from "../seo/plain-excerpt.ts";
import { brand as aboutBrand, breadcrumbs, itemList } from "../seo/structured-data.ts";
import { BRAND_TEXTS as TEXTS } from "./brand-texts.ts";
import { isEndless, listDescription, titleOnPage } from "../page/list-title.ts";
import { brandsTitle } from "./brands-title.ts";

function brandsHead(data: Brands, { language, query }: Pick<PageAddress, "language" | "query">) {
  const title = titleOnPage(brandsTitle(data, { query, language }), data.brands.page, language);
  return {
    title,
    description: listDescription(title, inLanguage(TEXTS.lead, language), language),
    structured: [itemList(data.brands.rows.map(({ id, name }) => ({ name, path: brandAddress(id) })))],
    canonical: ["division", "page"],
    isPrivate: isEndless(query, ["division"], data.brands.total),
  };
}

const brandHead = ({ brand }: OneBrand, { language }: Pick<PageAddress, "language">) => ({
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

/** §2 "brand enterprises, more": all brands, or with `id` one of them. */
export const brandPage = portalPage<Brands | OneBrand>({
  path: PUBLIC_PATHS.brands,
  isListed: true,
  chosenLists: async (ask) => listsUnder("division", await ask(brandPublicCalls.regions, {})),
  reads: oneOrList(["division", "search", "page"]),
  load: (ask, address) => {
    const id = address.query.get("id");
    return id === null ? loadBrands(ask, address) : loadBrand(ask, id);
  },
  head: (data, address) => ("brand" in data ? brandHead(data, address) : brandsHead(data, address)),
  View: ({ data, address }) =>
    "brand" in data ? <BrandView data={data} /> : <BrandsView data={data} address={address} />,
});
