import { PUBLIC_PATHS } from "../../../contract/public/public-addresses.ts";

/** Address of the products harvested in a `month` (1 to 12, by default the present one), in a `division` (a code). */
export const seasonAddress = (asked: Readonly<Partial<Record<"month" | "division", string>>>): string =>
  `${PUBLIC_PATHS.season}?${new URLSearchParams(asked)}`;
