import { Failure } from "../../contract/errors.ts";
import { recordId } from "../../contract/scalars.ts";
import type { AskedPage } from "../../contract/list-query.ts";
import { storedAs } from "../define-module.ts";
import { offers } from "../permissions.ts";
import { standardRoute, type MoreRoutes } from "../resource.server.ts";
import { branchesOf } from "./branches.server.ts";
import { treeListOf } from "./tree-endpoints.ts";

interface LevelAsked {
  readonly parent?: string | null | undefined;
  readonly page?: AskedPage | undefined;
}

/** The route by which a tree is read level by level. */
export const treeRoutes: MoreRoutes = ({ module, services }) => {
  if (!module.tree || !offers(module, "list")) return [];
  return [
    standardRoute(treeListOf(module), async ({ parent = null, page }: LevelAsked, { caller }) => {
      if (parent && !recordId.safeParse(parent).success) throw new Failure("notFound");
      const visible = branchesOf(module, services, caller);
      const rows = await visible.below(parent, page);
      const below = await visible.parents(rows.map(({ id }) => id));
      return rows.map((row) => ({ ...storedAs(module, row), hasChildren: below.has(row.id) }));
    }),
  ];
};
