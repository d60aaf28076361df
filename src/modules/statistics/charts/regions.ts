import { enterprise } from "../../enterprise/enterprise.ts";
import type { StatisticsRegion } from "../statistics.ts";

/** Provinces listed beside the map. */
const MAX_LISTED = 8;

const isProvince = ({ parent }: StatisticsRegion, codes: ReadonlySet<string>): boolean => !codes.has(parent);

/** Provinces with the most enterprises, and the rest. */
export function shownRegions(regions: readonly StatisticsRegion[]) {
  const codes = new Set(regions.map(({ code }) => code));
  const provinces = regions.filter((region) => isProvince(region, codes));
  return { listed: provinces.slice(0, MAX_LISTED), others: provinces.slice(MAX_LISTED) };
}

/** The address of the list of enterprises, filtered by these regions. */
export const enterprisesOfRegions = (regions: readonly StatisticsRegion[]): string =>
  `${enterprise.path}?${new URLSearchParams(regions.map(({ id }): [string, string] => ["division.within", id])).toString()}`;
