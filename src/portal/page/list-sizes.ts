import { MAX_PUBLIC_ROWS } from "../../contract/public/public-list.ts";

/* Numbers of records that the public pages request. Lists without a number have `PUBLIC_PAGE_SIZE`. */

/** Rows of a list that has further pages. */
export const PAGE_SIZES = {
  /** One large article and twelve cards. */
  articles: "13",
  notices: "15",
  brands: "36",
} as const;

/** Rows of a part of another page, which leads to the whole list. */
export const PART_SIZES = {
  home: { products: "5", enterprises: "6", recommendations: "3", articles: "4", notices: "6" },
  /** The season calendar has all products, the row below it the first eight. */
  region: { products: "24", certified: "6", enterprises: "12", brands: "6", articles: "6", notices: "6" },
  showcase: { enterprises: "7" },
  enterprise: { products: "8", brands: "6" },
  brand: { products: "8" },
  certificate: { products: "8" },
} as const;

/** The most that one call returns, for pages that choose among them. */
export const ALL_AT_ONCE = String(MAX_PUBLIC_ROWS);

/** For a call of which only the total is read. */
export const TOTAL_ONLY = "1";

/** The number to request if a record's page shows `count` others, because the record itself may be among them. */
export const sizeForOthers = (count: number): string => String(count + 1);

/** The first `count` of a list without the record on whose page they stand. */
export const othersOf = <T extends { readonly id: string }>(
  list: { readonly rows: readonly T[] } | undefined,
  id: string,
  count: number,
): readonly T[] => (list?.rows ?? []).filter((each) => each.id !== id).slice(0, count);
