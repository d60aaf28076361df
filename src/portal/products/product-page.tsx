import { productAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { excerpt } from "../seo/plain-excerpt.ts";
import { breadcrumbs, product as structuredProduct } from "../seo/structured-data.ts";
import { portalPage } from "../page/portal-page.ts";
import { placeAddress } from "./products-address.ts";
import { PRODUCT_TEXTS as TEXTS } from "./product-texts.ts";
import { loadProduct, type ShownProduct } from "./load-product.ts";
import { ProductView } from "./ProductView.tsx";

/** §2 "product detail". */
export const productPage = portalPage<ShownProduct>({
  path: PUBLIC_PATHS.product,
  reads: () => ["id"],
  load: loadProduct,
  head: ({ product }, { language }) => {
    const { id, name, summary, description, pictures, place, categoryName, enterprise } = product;
    const where = place.map((step) => step.name).join(" · ");
    return {
      title: name.text,
      description:
        summary.text || excerpt(description.text) || [name.text, where, categoryName].filter(Boolean).join(" · "),
      ...(pictures[0] ? { picture: pictures[0] } : {}),
      canonical: ["id"],
      languages: product.languages,
      structured: [
        structuredProduct({
          name,
          path: productAddress(id),
          description: summary,
          pictures,
          category: categoryName,
          ...(place[0]
            ? { origin: { country: place[0].name, label: inLanguage(TEXTS.origin, language), place: where } }
            : {}),
          ...(enterprise ? { maker: enterprise.name.text } : {}),
        }),
        breadcrumbs([
          { name: inLanguage(TEXTS.title, language), path: PUBLIC_PATHS.products },
          ...place.map((step) => ({ name: step.name, path: placeAddress(step) })),
          { name, path: productAddress(id) },
        ]),
      ],
    };
  },
  View: ProductView,
});
