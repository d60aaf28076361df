import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";

/** Address of the list with filters: `division` (a code), `month`, `category`, `certified`. */
export const productsAddress = (filters: Readonly<Record<string, string>>): string =>
  `${PUBLIC_PATHS.products}?${new URLSearchParams(filters)}`;
