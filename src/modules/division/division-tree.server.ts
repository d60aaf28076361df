import { sql } from "kysely";
import type { Words } from "../../contract/text.ts";
import { recordTitles } from "../../crud/record/record-title.ts";
import { selectionOf, type Row } from "../../crud/record/columns.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import { division } from "./division.ts";

/** A division in a loaded part of the tree. */
export interface DivisionNode {
  readonly id: string;
  readonly code: string;
  readonly parentId: string | null;
  readonly name: Words;
  /** It has divisions of its own. */
  readonly hasParts: boolean;
}

/**
 * True for a path that leads to a region, which has a page on the public site: a province, or a division below one that
 * has divisions of its own, such as a prefecture. Countries and districts have none.
 */
export const isRegion = (path: readonly Pick<DivisionNode, "hasParts">[]): boolean =>
  path.length === 2 || (path.length > 2 && path.at(-1)?.hasParts === true);

/** A set of divisions with all their ancestors. */
export interface DivisionTree {
  /** Path from the country to the division itself; empty for an unknown id. */
  pathOf(id: string): readonly DivisionNode[];
  /** Ids of a division and its loaded descendants; undefined for an unknown one. */
  within(codeOrId: string): readonly string[] | undefined;
  /** In depth-first order, siblings by their sort number. */
  readonly all: readonly DivisionNode[];
}

/** Limits the walk if the stored tree ever contains a cycle. */
const MAX_DEPTH = 12;

function arrange(rows: readonly Row[]): DivisionTree {
  const byId = new Map<string, DivisionNode>();
  for (const row of rows)
    byId.set(row.id, {
      id: row.id,
      code: String(row["value"]),
      parentId: (row["parentId"] as string | null) ?? null,
      name: recordTitles(division, row),
      hasParts: row["hasParts"] === true,
    });
  const below = Map.groupBy(byId.values(), ({ parentId }) => (parentId && byId.has(parentId) ? parentId : null));
  const walk = (id: string | null, depth = 0): DivisionNode[] =>
    depth > MAX_DEPTH ? [] : (below.get(id) ?? []).flatMap((each) => [each, ...walk(each.id, depth + 1)]);
  const byCode = new Map([...byId.values()].map((each) => [each.code, each]));
  return {
    all: walk(null),
    within(codeOrId) {
      const found = byId.get(codeOrId) ?? byCode.get(codeOrId);
      return found && [found, ...walk(found.id)].map(({ id }) => id);
    },
    pathOf(id) {
      const path: DivisionNode[] = [];
      for (
        let each = byId.get(id);
        each && path.length < MAX_DEPTH;
        each = each.parentId ? byId.get(each.parentId) : undefined
      )
        path.unshift(each);
      return path;
    },
  };
}

/** Loads divisions and their ancestors. */
export async function divisionTreeOf(on: Queryable, ids: readonly string[]): Promise<DivisionTree> {
  const { rows } = await sql<Row>`
    with recursive up(id, above) as (
      select id, parent_id from division where id = any(${ids}::text[]) and deleted_at is null
      union
      select d.id, d.parent_id from up join division d on d.id = up.above where d.deleted_at is null)
    select ${selectionOf(division, true)}, exists (
      select from division part where part.parent_id = division.id and part.deleted_at is null) as "hasParts"
    from division where id in (select id from up) order by sort, id`.execute(on.as<unknown>());
  return arrange(rows);
}
