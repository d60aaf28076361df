import type { TreeRow } from "./branch.web.ts";
import type { Branches } from "./use-branches.web.ts";

/** The rows of the open branches line by line, each branch below the record it belongs to, and what the lines have to know of the tree. */
export function treeLines({ of, roots, ROOT }: Branches, open: readonly string[]) {
  const depths = new Map<string, number>();
  const lastOf = new Map<string, (TreeRow | undefined)[]>(); // by a line: of which branches it is the last that is drawn
  const goesOnAfter = (line: TreeRow, owner: TreeRow | undefined) =>
    lastOf.set(line.id, [...(lastOf.get(line.id) ?? []), owner]);
  // What was just moved stands in two branches until both are read again: two rows of one key would leave one behind for good.
  const newest = new Map<string, TreeRow>();
  for (const row of [ROOT, ...open].flatMap((id) => of(id)?.rows ?? []))
    if ((newest.get(row.id)?.version ?? -1) < row.version) newest.set(row.id, row);
  const lines = (rows: readonly TreeRow[], depth: number): TreeRow[] =>
    rows.flatMap((row) => {
      if (newest.get(row.id) !== row) return [];
      depths.set(row.id, depth);
      const branch = row.hasChildren ? of(row.id) : undefined;
      const below = lines(branch?.rows ?? [], depth + 1);
      if (branch?.hasMore) goesOnAfter(below.at(-1) ?? row, row);
      return [row, ...below];
    });
  const all = lines(roots.rows, 0);
  const last = all.at(-1);
  if (roots.hasMore && last) goesOnAfter(last, undefined);
  return {
    all,
    depthOf: (row: TreeRow) => depths.get(row.id) ?? 0,
    /** The branches whose last line this is for now; undefined stands for the roots. */
    goingOnAfter: (row: TreeRow) => lastOf.get(row.id) ?? [],
  };
}
