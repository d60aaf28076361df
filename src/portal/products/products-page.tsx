import { productAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { breadcrumbs, itemList } from "../seo/structured-data.ts";
import { isEndless, listDescription, titleOnPage } from "../page/list-title.ts";
import { portalPage } from "../page/portal-page.ts";
import { loadProducts, PRODUCT_FILTERS, productLists, type Products } from "./load-products.ts";
import { productsTitle } from "./products-title.ts";
import { PRODUCT_TEXTS as TEXTS } from "./product-texts.ts";
import { ProductsView } from "./ProductsView.tsx";

/** §2 "regional farm products": the list, filtered by region and season. */
export const productsPage = portalPage<Products>({
  path: PUBLIC_PATHS.products,
  isListed: true,
  chosenLists: productLists,
  reads: () => [...PRODUCT_FILTERS, "page"],
  load: (ask, { query }) => loadProducts(ask, query),
  head: (data, { language, query }) => {
    const { products } = data;
    const title = titleOnPage(productsTitle(data, language), products.page, language);
    return {
      title,
      description: listDescription(title, inLanguage(TEXTS.lead, language), language),
      canonical: [...PRODUCT_FILTERS.filter((name) => name !== "search"), "page"],
      isPrivate: isEndless(query, PRODUCT_FILTERS, products.total),
      structured: [
        itemList(products.rows.map(({ id, name }) => ({ name, path: productAddress(id) }))),
        breadcrumbs([{ name: inLanguage(TEXTS.title, language), path: PUBLIC_PATHS.products }]),
      ],
    };
  },
  View: ProductsView,
});
