import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { KnownRecord } from "../contract/optimistic-locking.ts";
import type { ListQuery } from "../contract/list-query.ts";
import { hasAny } from "../contract/permission.ts";
import { call } from "../web/api/call.ts";
import { optionsKey } from "../web/lookups/options.ts";
import { useOwnPermissions } from "../web/lookups/permissions.ts";
import { defaultOrder, wireNameOf, type Module, type Stored, type Values } from "./define-module.ts";
import { binOf } from "./bin/bin-of.ts";
import { endpointsOf } from "./endpoints.ts";
import { offers, permissionFor, type Verb } from "./permissions.ts";
import { asLocalMutation } from "./optimistic-locking/changes-elsewhere.web.ts";

export type Row = Stored<Module>;

/** The page shows errors itself; the frame does not repeat them. */
const meta = { showsOwnError: true };

/** Adds the module's default order to a query without one: the server's default is the id (§7). */
export const withDefaultOrder = (module: Module, query: ListQuery): ListQuery => {
  if (query.sort.length > 0) return query;
  return {
    ...query,
    sort: defaultOrder(query.isBin ? binOf(module) : module).map((sort) => ({
      ...sort,
      field: wireNameOf(module, sort.field),
    })),
  };
};

export const listOf = <M extends Module>(module: M, query: ListQuery) =>
  queryOptions({
    queryKey: [module.path, "list", query],
    queryFn: ({ signal }) => call(endpointsOf(module).list, withDefaultOrder(module, query), { signal, isRead: true }),
    meta,
  });

/** A page of a list. The previous page is kept while the next one loads. */
export const useList = <M extends Module>(module: M, query: ListQuery, isEnabled = true) =>
  useQuery({ ...listOf(module, query), placeholderData: keepPreviousData, enabled: isEnabled });

/**
 * Reads one record and never from the cache, because a form must edit the stored state. `refetchInterval` in ms, while
 * the window is in front: for what changes without a new version.
 */
export const useRecord = (module: Module, id: string | undefined, refetchInterval: number | false = false) =>
  useQuery({
    queryKey: [module.path, "record", id],
    queryFn: ({ signal }) => call(endpointsOf(module).get, { id: id as string }, { signal }),
    enabled: id !== undefined,
    meta,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false, // never under the typing hand
    refetchOnReconnect: false,
    refetchInterval,
  });

/** Refetches everything shown of the module, including its titles in other modules' records. */
export function useRefresh(module: Module) {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [module.path] }),
      client.invalidateQueries({ queryKey: optionsKey(module.path) }),
    ]);
  };
}

/**
 * A new record, or a stored one with the version that was read. Saving over a newer version fails with
 * `changedMeanwhile` (RE-16).
 */
export type SaveRequest = { readonly values: Partial<Values<Module>> } & (KnownRecord | { readonly id?: never });

export function useSave(module: Module) {
  const refresh = useRefresh(module);
  const { add, update } = endpointsOf(module);
  return useMutation({
    meta,
    mutationFn: ({ values, ...of }: SaveRequest): Promise<Row> =>
      asLocalMutation(module, () => (of.id === undefined ? call(add, values) : call(update, { ...values, ...of }))),
    onSuccess: () => void refresh(), // the form need not wait for the list behind it
  });
}

/** The verbs that the module offers and the user has the permission for. */
export const useRights = (module: Module) => {
  const own = useOwnPermissions();
  const may = (verb: Verb): boolean => offers(module, verb) && hasAny(own, permissionFor(module, verb));
  return {
    canList: may("list"),
    canAdd: may("add"),
    canUpdate: may("update"),
    canRemove: may("delete"),
    canExport: may("export"),
    canImport: may("import"),
  };
};
export type Rights = ReturnType<typeof useRights>;
