import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";

/** The list with some filters: `kind`, `level`, `division` by its code, `search`. */
export const enterprisesAddress = (filters: Readonly<Record<string, string>>): string =>
  `${PUBLIC_PATHS.enterprises}?${new URLSearchParams(filters)}`;
