import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";

/** Address of the list with filters: `kind`, `level`, `division` (a code), `search`. */
export const enterprisesAddress = (filters: Readonly<Record<string, string>>): string =>
  `${PUBLIC_PATHS.enterprises}?${new URLSearchParams(filters)}`;
