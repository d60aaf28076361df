import type { Services } from "../../server/services.ts";
import { cachedValue } from "../../server/database/changes/cached-value.ts";
import { division } from "../division/division.ts";
import { regionsOf, type Regions } from "../division/division.server.ts";

/** `of`: divisions that must be included, such as that of an unpublished product in a preview. */
export type KeptRegions = (of?: readonly string[]) => Promise<Regions>;

/** Caches the regions until a product or a division changes; `used` returns the divisions of all products. */
export function keepRegions(
  { changes, database }: Pick<Services, "changes" | "database">,
  table: string,
  used: () => Promise<readonly string[]>,
): KeptRegions {
  const read = async (also: readonly string[] = []) => regionsOf(database, [...(await used()), ...also]);
  const cached = cachedValue(changes, [table, division.table], read);
  return async (of = []) => {
    const known = await cached();
    const missing = of.filter((id) => known.pathOf(id).length === 0);
    return missing.length === 0 ? known : read(missing);
  };
}
