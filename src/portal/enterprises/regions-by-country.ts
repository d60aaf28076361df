import type { EnterprisePlace } from "../../modules/enterprise/enterprise.ts";

/** Groups regions by country, in the given order. */
export const byCountry = (
  places: readonly EnterprisePlace[],
): readonly { readonly country: string; readonly regions: readonly EnterprisePlace[] }[] =>
  [...Map.groupBy(places, ({ country }) => country)].map(([country, regions]) => ({ country, regions }));
