import type { EnterprisePlace } from "../../modules/enterprise/enterprise.ts";

/** The regions under their countries, in the order in which they come. */
export const byCountry = (
  places: readonly EnterprisePlace[],
): readonly { readonly country: string; readonly regions: readonly EnterprisePlace[] }[] =>
  [...Map.groupBy(places, ({ country }) => country)].map(([country, regions]) => ({ country, regions }));
