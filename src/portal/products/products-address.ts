import { PUBLIC_PATHS, regionAddress } from "../../contract/public/public-addresses.ts";

/** Address of the list with filters: `division` (a code), `month`, `category`, `certified`. */
export const productsAddress = (filters: Readonly<Record<string, string>>): string =>
  `${PUBLIC_PATHS.products}?${new URLSearchParams(filters)}`;

/** Address for a place on a product's path: the region's page, or the products of a country or district. */
export const placeAddress = ({ code, isRegion }: { readonly code: string; readonly isRegion: boolean }): string =>
  isRegion ? regionAddress(code) : productsAddress({ division: code });
