import type { TreeRow } from "./branch.web.ts";
import type { Branches } from "./use-branches.web.ts";

/** The expanded tree as a list of rows, with depth and the branches that can load more. */
export function treeLines({ of, roots, ROOT }: Branches, open: readonly string[]) {
  const depths = new Map<string, number>();
  const lastOf = new Map<string, (TreeRow | undefined)[]>(); // by row: the branches whose last loaded row it is
  const goesOnAfter = (line: TreeRow, owner: TreeRow | undefined) =>
    lastOf.set(line.id, [...(lastOf.get(line.id) ?? []), owner]);
  // A moved record is in two branches until both are refetched. Only the newest is kept, because React would leave a
  // row with a duplicate key behind.
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
    /** Branches with more children to load that end at this row; undefined means the roots. */
    goingOnAfter: (row: TreeRow) => lastOf.get(row.id) ?? [],
  };
}
