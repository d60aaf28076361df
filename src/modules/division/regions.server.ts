import { sql } from "kysely";
import type { Words } from "../../contract/text.ts";
import { recordTitles } from "../../crud/record-title.ts";
import { selectionOf, type Row } from "../../crud/table/columns.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import { division } from "./division.ts";

/** One division among those above it. */
export interface RegionNode {
  readonly id: string;
  readonly code: string;
  readonly parentId: string | null;
  readonly name: Words;
}

/** Some divisions, with those above them. */
export interface Regions {
  /** From the country down to the division itself; empty for one that is not there. */
  pathOf(id: string): readonly RegionNode[];
  /** Ids of a division, given by code or id, and of all below it; undefined: it is not among them. */
  within(codeOrId: string): readonly string[] | undefined;
  /** Each before those below it, side by side in the order of the divisions. */
  readonly all: readonly RegionNode[];
}

/** Whoever moved a division below itself would have us walk in a circle. */
const DEEPEST = 12;

function arrange(rows: readonly Row[]): Regions {
  const byId = new Map<string, RegionNode>();
  for (const row of rows)
    byId.set(row.id, {
      id: row.id,
      code: String(row["value"]),
      parentId: (row["parentId"] as string | null) ?? null,
      name: recordTitles(division, row),
    });
  const below = Map.groupBy(byId.values(), ({ parentId }) => (parentId && byId.has(parentId) ? parentId : null));
  const walk = (id: string | null, depth = 0): RegionNode[] =>
    depth > DEEPEST ? [] : (below.get(id) ?? []).flatMap((each) => [each, ...walk(each.id, depth + 1)]);
  const byCode = new Map([...byId.values()].map((each) => [each.code, each]));
  return {
    all: walk(null),
    within(codeOrId) {
      const found = byId.get(codeOrId) ?? byCode.get(codeOrId);
      return found && [found, ...walk(found.id)].map(({ id }) => id);
    },
    pathOf(id) {
      const path: RegionNode[] = [];
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

/** The divisions of these ids and all above them, as they stand. */
export async function regionsOf(on: Queryable, ids: readonly string[]): Promise<Regions> {
  const { rows } = await sql<Row>`
    with recursive up(id, above) as (
      select id, parent_id from division where id = any(${ids}::text[]) and deleted_at is null
      union
      select d.id, d.parent_id from up join division d on d.id = up.above where d.deleted_at is null)
    select ${selectionOf(division, true)} from division where id in (select id from up) order by sort, id`.execute(
    on.as<unknown>(),
  );
  return arrange(rows);
}
