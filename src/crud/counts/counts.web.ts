import { queryOptions, type UseQueryOptions } from "@tanstack/react-query";
import type { Counts } from "../../contract/counts.ts";
import type { ListQuery } from "../../contract/list-query.ts";
import { call } from "../../web/api/call.ts";
import type { Module } from "../define-module.ts";
import { countedFieldsOf, countsCallOf } from "./counts-call.ts";

const FRESH = 10_000; // ms

/**
 * Counts shown beside the choices of a field's filter. The field's own condition is left out of the list they count, so
 * that they stay while choices are ticked. Undefined for a field with many values.
 */
export function countsQueryOf(
  module: Module,
  by: string,
  { filters, search, isBin }: Pick<ListQuery, "filters" | "search" | "isBin">,
): UseQueryOptions<Counts> | undefined {
  if (!countedFieldsOf(module).has(by)) return undefined;
  const others = filters.filter(({ field }) => field !== by);
  const of = {
    page: 1,
    pageSize: 1,
    sort: [],
    filters: others,
    ...(search ? { search } : {}),
    ...(isBin ? { isBin } : {}),
  };
  return queryOptions({
    queryKey: [module.path, "counts", by, of] as readonly unknown[],
    queryFn: ({ signal }) => call(countsCallOf(module), { by, of }, { signal, isRead: true }),
    meta: { showsOwnError: true }, // without them the choices are there all the same
    staleTime: FRESH,
  });
}
