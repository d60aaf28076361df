import type { Services } from "../../server/services.ts";
import { cachedValue } from "../../server/database/changes/cached-value.ts";
import { division } from "../division/division.ts";
import { divisionTreeOf, type DivisionTree } from "../division/division.server.ts";

/** `mustInclude`: ids of divisions that are needed too, such as that of an unpublished product in a preview. */
export type CachedDivisions = (mustInclude?: readonly string[]) => Promise<DivisionTree>;

/** Caches the divisions with those above them until a product or a division changes; `usedDivisions` returns those of all products. */
export function cacheDivisions(
  { changes, database }: Pick<Services, "changes" | "database">,
  table: string,
  usedDivisions: () => Promise<readonly string[]>,
): CachedDivisions {
  const read = async (further: readonly string[] = []) =>
    divisionTreeOf(database, [...(await usedDivisions()), ...further]);
  const cached = cachedValue(changes, [table, division.table], read);
  return async (mustInclude = []) => {
    const known = await cached();
    const missing = mustInclude.filter((id) => known.pathOf(id).length === 0);
    return missing.length === 0 ? known : read(missing);
  };
}
