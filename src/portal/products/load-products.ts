import { TOTAL_ONLY } from "../page/list-sizes.ts";
import type { Page } from "../../contract/list-query.ts";
import type { CallInProcess } from "../../contract/page-render.ts";
import type { CountedValue } from "../../contract/public/public-list.ts";
import { productPublicCalls, type ProductPlace, type ProductTeaser } from "../../modules/product/product.ts";
import { isBehindLast } from "../page/portal-page.ts";
import type { ChosenList } from "../page/portal-page.ts";
import { listsUnder } from "../seo/chosen-lists.ts";

/** Filters in the query of the list, in the order in which they are shown. */
export const PRODUCT_FILTERS = ["division", "month", "category", "certified", "enterprise", "search"] as const;
export type Filter = (typeof PRODUCT_FILTERS)[number];
export type Asked = Readonly<Partial<Record<Filter, string>>>;

export interface Products {
  readonly asked: Asked;
  readonly products: Page<ProductTeaser>;
  readonly places: readonly ProductPlace[];
  readonly categories: readonly CountedValue[];
  /** Choices from which the active filters get their names: the counted ones, or all if nothing matches. */
  readonly named: Pick<Products, "places" | "categories">;
  readonly months: readonly CountedValue[];
  /** The present month, 1 to 12. */
  readonly current: number;
  /** Number of products without one of the filters, when none match all of them; highest first. */
  readonly without: readonly { readonly filter: Filter; readonly count: number }[];
}

const askedIn = (query: URLSearchParams): Asked =>
  Object.fromEntries(PRODUCT_FILTERS.flatMap((filter) => (query.get(filter) ? [[filter, query.get(filter)]] : [])));

/** Loads everything for an address of the list; undefined if a call refuses its filters or the page does not exist. */
export async function loadProducts(ask: CallInProcess, query: URLSearchParams): Promise<Products | undefined> {
  const asked = askedIn(query);
  const [products, places, categories, months] = await Promise.all([
    ask(productPublicCalls.list, { ...asked, page: query.get("page") }),
    ask(productPublicCalls.places, asked),
    ask(productPublicCalls.categories, asked),
    ask(productPublicCalls.months, asked),
  ]);
  if (!products || !places || !categories || !months || isBehindLast(products)) return undefined;
  const chosen = products.total > 0 ? [] : PRODUCT_FILTERS.filter((filter) => asked[filter]);
  const without = await Promise.all(
    chosen.map(async (filter) => {
      const found = await ask(productPublicCalls.list, { ...asked, [filter]: "", size: TOTAL_ONLY });
      return { filter, count: found?.total ?? 0 };
    }),
  );
  const isEmpty = products.total === 0;
  const [allPlaces, allCategories] = isEmpty
    ? await Promise.all([ask(productPublicCalls.places, {}), ask(productPublicCalls.categories, {})])
    : [places, categories];
  return {
    asked,
    named: { places: allPlaces ?? places, categories: allCategories ?? categories },
    products,
    places,
    categories,
    months: months.months,
    current: months.current,
    without: without.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
  };
}

/** Limits the walk, in case a division was moved below itself. */
const DEEPEST = 12;

/** Divisions from the country down to the one with this code; empty if no product is from there. */
export function pathTo(places: readonly ProductPlace[], code: string | undefined): readonly ProductPlace[] {
  const byCode = new Map(places.map((each) => [each.code, each]));
  const path: ProductPlace[] = [];
  for (let each = byCode.get(code ?? ""); each && path.length < DEEPEST; each = byCode.get(each.parent))
    path.unshift(each);
  return path;
}

/**
 * Lists with one filter that are not empty; those with several are not in the sitemap (docs/decisions/024). The present
 * month is the season's page.
 */
export async function productLists(ask: CallInProcess): Promise<readonly ChosenList[]> {
  const [places, categories, year, certified] = await Promise.all([
    ask(productPublicCalls.places, {}),
    ask(productPublicCalls.categories, {}),
    ask(productPublicCalls.months, {}),
    ask(productPublicCalls.list, { certified: "1", size: TOTAL_ONLY }),
  ]);
  return [
    ...listsUnder("division", places),
    ...listsUnder("category", categories),
    ...listsUnder("month", year?.months),
    ...listsUnder("certified", [{ value: "1", count: certified?.total ?? 0 }]),
  ];
}
