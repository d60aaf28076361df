import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";

/** The list of products with some filters: `division` by its code, `month`, `category`, `certified`. */
export const productsAddress = (filters: Readonly<Record<string, string>>): string =>
  `${PUBLIC_PATHS.products}?${new URLSearchParams(filters)}`;
