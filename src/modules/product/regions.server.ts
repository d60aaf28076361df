import type { Services } from "../../server/services.ts";
import { division } from "../division/division.ts";
import { regionsOf, type Regions } from "../division/division.server.ts";

/** `of`: divisions that must be among them, such as that of a product nobody has published yet and somebody previews. */
export type KeptRegions = (of?: readonly string[]) => Promise<Regions>;

/** Read once, and again after a product or a division has changed; `used` says which divisions products are from. */
export function keepRegions(
  { changes, database }: Pick<Services, "changes" | "database">,
  table: string,
  used: () => Promise<readonly string[]>,
): KeptRegions {
  let kept: Promise<Regions> | undefined;
  const forget = () => (kept = undefined);
  for (const each of [table, division.table]) changes.on(each, forget);
  const read = async (also: readonly string[] = []) => regionsOf(database, [...(await used()), ...also]);
  return async (of = []) => {
    const known = await (kept ??= read().catch((error: unknown) => (forget(), Promise.reject(error as Error))));
    const missing = of.filter((id) => known.pathOf(id).length === 0);
    return missing.length === 0 ? known : read(missing);
  };
}
