import { inLanguage, type Language } from "../../contract/text.ts";
import { MONTHS } from "../../modules/product/product.ts";
import { listTitle } from "../page/list-title.ts";
import { PRODUCT_TEXTS as TEXTS } from "./product-texts.ts";
import { pathTo, PRODUCT_FILTERS, type Filter, type Products } from "./load-products.ts";

/** Text of an active filter; undefined if it is not set. */
export function filterName(
  { asked, named, products }: Products,
  filter: Filter,
  language: Language,
): string | undefined {
  const value = asked[filter];
  if (!value) return undefined;
  if (filter === "division") return pathTo(named.places, value).at(-1)?.name ?? inLanguage(TEXTS.somewhere, language);
  if (filter === "category")
    return named.categories.find((each) => each.value === value)?.name ?? inLanguage(TEXTS.category, language);
  if (filter === "certified") return inLanguage(TEXTS.certified, language);
  if (filter === "enterprise") return products.rows[0]?.enterprise?.name.text ?? inLanguage(TEXTS.somebody, language);
  if (filter === "search") return inLanguage(TEXTS.words, language, { words: value });
  const month = MONTHS.get(value);
  return month
    ? inLanguage(TEXTS.month, language, { month: inLanguage(month, language) })
    : inLanguage(TEXTS.inSeason, language);
}

/** Title of the list, such as "Vegetables from Xayaboury, November". */
export function productsTitle(data: Products, language: Language): string {
  if (Object.keys(data.asked).length === 0) return inLanguage(TEXTS.title, language);
  const nameOf = (filter: Filter) => filterName(data, filter, language);
  // Words of an address that name no category are not said as the site's own.
  const category = data.named.categories.find(({ value }) => value === data.asked.category);
  return listTitle(
    {
      what: category?.name ?? inLanguage(TEXTS.products, language),
      where: nameOf("division"),
      more: PRODUCT_FILTERS.filter((filter) => filter !== "category" && filter !== "division").map(nameOf),
    },
    language,
  );
}
