import { ALL_AT_ONCE } from "../../page/list-sizes.ts";
import type { Page } from "../../../contract/list-query.ts";
import type { CallInProcess } from "../../../contract/page-render.ts";
import type { CountedValue } from "../../../contract/public/public-list.ts";
import { MONTHS, productPublicCalls, type ProductPlace, type ProductTeaser } from "../../../modules/product/product.ts";
import type { ChosenList } from "../../page/portal-page.ts";
import { listsUnder } from "../../seo/chosen-lists.ts";

export interface ShownSeason {
  /** The month in the address; undefined: the present one. */
  readonly asked: number | undefined;
  readonly division: string | undefined;
  /** The shown month, 1 to 12. */
  readonly month: number;
  readonly next: number;
  /** The present month. */
  readonly current: number;
  /** Number of products in each month. */
  readonly months: readonly CountedValue[];
  /** Places with products in the shown month. */
  readonly places: readonly ProductPlace[];
  readonly products: Page<ProductTeaser>;
  /** Products whose season begins in the month after the shown one. */
  readonly coming: readonly ProductTeaser[];
}

export interface SeasonGroups {
  readonly starting: readonly ProductTeaser[];
  readonly full: readonly ProductTeaser[];
  readonly ends: readonly ProductTeaser[];
  readonly allYear: readonly ProductTeaser[];
}

const YEAR = MONTHS.size;
const after = (month: number): number => (month % YEAR) + 1;
const before = (month: number): number => ((month + YEAR - 2) % YEAR) + 1;

/**
 * The products of a month by what it is for each: the first of its season, the last (also of a single month), or
 * neither.
 */
export function groupsOf(products: readonly ProductTeaser[], month: number): SeasonGroups {
  const kindOf = ({ months }: ProductTeaser): keyof SeasonGroups => {
    if (months.length === YEAR) return "allYear";
    if (!months.includes(after(month))) return "ends";
    return months.includes(before(month)) ? "full" : "starting";
  };
  const groups = Map.groupBy(products, kindOf);
  const of = (kind: keyof SeasonGroups) => groups.get(kind) ?? [];
  return { starting: of("starting"), full: of("full"), ends: of("ends"), allYear: of("allYear") };
}

/** Loads the season of an address; undefined for a month that does not exist. */
export async function loadSeasonPage(ask: CallInProcess, query: URLSearchParams): Promise<ShownSeason | undefined> {
  const given = query.get("month");
  const division = query.get("division") ?? undefined;
  if (given && !MONTHS.has(given)) return undefined;
  const year = await ask(productPublicCalls.months, { division });
  if (!year) return undefined;
  const asked = given ? Number(given) : undefined;
  const month = asked ?? year.current;
  const next = after(month);
  const [products, following, places] = await Promise.all([
    ask(productPublicCalls.list, { month: String(month), division, size: ALL_AT_ONCE }),
    ask(productPublicCalls.list, { month: String(next), division, size: ALL_AT_ONCE }),
    ask(productPublicCalls.places, { month: String(month) }),
  ]);
  if (!products || !following || !places) return undefined;
  return {
    asked,
    division,
    month,
    next,
    current: year.current,
    months: year.months,
    places,
    products,
    coming: following.rows.filter(({ months }) => !months.includes(month)),
  };
}

/** The months with products, and the places with products in the present month. */
export async function seasonLists(ask: CallInProcess): Promise<readonly ChosenList[]> {
  const [year, places] = await Promise.all([
    ask(productPublicCalls.months, {}),
    ask(productPublicCalls.places, { month: "now" }),
  ]);
  return [...listsUnder("month", year?.months), ...listsUnder("division", places)];
}
