import { queryOptions } from "@tanstack/react-query";
import { MAX_PAGE_SIZE } from "../../contract/list-query.ts";
import { call } from "../../web/api/call.ts";
import type { Module } from "../define-module.ts";
import type { Row } from "../record-queries.web.ts";
import { treeListOf } from "./tree-endpoints.ts";

export type TreeRow = Row & { readonly hasChildren: boolean };

/** Number of children loaded at once. */
export const BRANCH_PART = MAX_PAGE_SIZE;

/** A part of the children of `parent`; null for the roots. */
export const branchOf = (module: Module, parent: string | null, part = 1) =>
  queryOptions({
    meta: { showsOwnError: true },
    queryKey: [module.path, "tree", parent, part],
    queryFn: ({ signal }) =>
      call(
        treeListOf(module),
        { ...(parent === null ? {} : { parent }), page: { page: part, pageSize: BRANCH_PART } },
        { signal },
      ),
  });
