import { sql } from "kysely";
import type { Words } from "../../contract/text.ts";
import { selectionOf, type Row } from "../../crud/table/columns.server.ts";
import type { Services } from "../../server/services.ts";
import { division } from "../division/division.ts";
import { readableTitles } from "../division/division.server.ts";

export interface Region {
  readonly id: string;
  readonly code: string;
  readonly parentId: string | null;
  readonly name: Words;
}

/** The divisions products are from, with those above them. */
export interface Regions {
  /** From the country down to the division itself; empty for one that is not there. */
  pathOf(id: string): readonly Region[];
  /** Ids of a division, given by code or id, and of all below it; undefined: no product is from there. */
  within(codeOrId: string): readonly string[] | undefined;
  /** Each before those below it, side by side in the order of the divisions. */
  readonly all: readonly Region[];
}

/** Whoever moved a division below itself would have us walk in a circle. */
const DEEPEST = 12;

function arrange(rows: readonly Row[]): Regions {
  const byId = new Map<string, Region>();
  for (const row of rows)
    byId.set(row.id, {
      id: row.id,
      code: String(row["value"]),
      parentId: (row["parentId"] as string | null) ?? null,
      name: readableTitles(row),
    });
  const below = Map.groupBy(byId.values(), ({ parentId }) => (parentId && byId.has(parentId) ? parentId : null));
  const walk = (id: string | null, depth = 0): Region[] =>
    depth > DEEPEST ? [] : (below.get(id) ?? []).flatMap((each) => [each, ...walk(each.id, depth + 1)]);
  const byCode = new Map([...byId.values()].map((each) => [each.code, each]));
  return {
    all: walk(null),
    within(codeOrId) {
      const found = byId.get(codeOrId) ?? byCode.get(codeOrId);
      return found && [found, ...walk(found.id)].map(({ id }) => id);
    },
    pathOf(id) {
      const path: Region[] = [];
      for (
        let each = byId.get(id);
        each && path.length < DEEPEST;
        each = each.parentId ? byId.get(each.parentId) : undefined
      )
        path.unshift(each);
      return path;
    },
  };
}

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
  const read = async (also: readonly string[] = []) => {
    const { rows } = await sql<Row>`
      with recursive up(id, above) as (
        select id, parent_id from division where id = any(${[...(await used()), ...also]}::text[]) and deleted_at is null
        union
        select d.id, d.parent_id from up join division d on d.id = up.above where d.deleted_at is null)
      select ${selectionOf(division, true)} from division where id in (select id from up) order by sort, id`.execute(
      database.as<unknown>(),
    );
    return arrange(rows);
  };
  return async (of = []) => {
    const known = await (kept ??= read().catch((error: unknown) => (forget(), Promise.reject(error as Error))));
    const missing = of.filter((id) => known.pathOf(id).length === 0);
    return missing.length === 0 ? known : read(missing);
  };
}
