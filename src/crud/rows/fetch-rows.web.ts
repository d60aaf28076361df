import type { QueryClient } from "@tanstack/react-query";
import { MAX_PAGE_SIZE } from "../../contract/list-query.ts";
import type { Module } from "../define-module.ts";
import { listOf, type Row } from "../record-queries.web.ts";

/** Fetches at most `MAX_PAGE_SIZE` records anew, to name them in a confirmation. */
export const fetchRows = async (
  client: QueryClient,
  module: Module,
  ids: readonly string[],
): Promise<readonly Row[]> => {
  const filters = [{ field: "id", operator: "in" as const, values: [...ids] }];
  const query = { page: 1, pageSize: MAX_PAGE_SIZE, sort: [], filters };
  return (await client.fetchQuery({ ...listOf(module, query), staleTime: 0, gcTime: 0 })).rows;
};
