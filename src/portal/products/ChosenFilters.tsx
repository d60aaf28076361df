import { PUBLIC_PATHS } from "../../contract/public-addresses.ts";
import { MONTHS } from "../../modules/product/product.ts";
import { useText } from "../../web/i18n/language.tsx";
import { addressWith, type Place } from "../page/portal-page.ts";
import { PRODUCT_TEXTS as TEXTS } from "./product-texts.ts";
import { FILTERS, pathTo, type Filter, type Products } from "./products-search.ts";

/** What each filter of the address says, in words. */
export function useFilterNames({ asked, named, products }: Products): (filter: Filter) => string {
  const t = useText();
  return (filter) => {
    const value = asked[filter] ?? "";
    if (filter === "division") return pathTo(named.places, value).at(-1)?.name ?? t(TEXTS.somewhere);
    if (filter === "category") return named.categories.find((each) => each.value === value)?.name ?? value;
    if (filter === "certified") return t(TEXTS.certified);
    if (filter === "enterprise") return products.rows[0]?.enterprise?.name.text ?? t(TEXTS.somebody);
    if (filter === "search") return t(TEXTS.words, { words: value });
    const words = MONTHS.get(value);
    return words ? t(TEXTS.month, { month: t(words) }) : t(TEXTS.inSeason);
  };
}

/** What is chosen, each as a link that takes it away. */
export function ChosenFilters({ data, place }: { readonly data: Products; readonly place: Place }) {
  const t = useText();
  const nameOf = useFilterNames(data);
  const chosen = FILTERS.filter((filter) => data.asked[filter]);
  if (chosen.length === 0) return null;
  return (
    <nav className="products-chosen" aria-label={t(TEXTS.chosen)}>
      {chosen.map((filter) => (
        <a
          key={filter}
          href={addressWith(place, { [filter]: "" })}
          aria-label={t(TEXTS.without, { name: nameOf(filter) })}
        >
          {nameOf(filter)}
        </a>
      ))}
      {chosen.length > 1 ? <a href={PUBLIC_PATHS.products}>{t(TEXTS.clear)}</a> : null}
    </nav>
  );
}
