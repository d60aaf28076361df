import type { QueryClient } from "@tanstack/react-query";
import { hasAny } from "../../contract/permission.ts";
import { ownPermissions } from "../../web/lookups/permissions.ts";
import { preference } from "../../web/preferences/preferences.ts";
import type { Module } from "../define-module.ts";
import { offers, permissionFor } from "../permissions.ts";
import { branchOf, listOf } from "../use-crud.web.ts";
import { queryOf, readListAddress } from "./list-address.web.ts";

/** Asks for the rows of a list page that is about to be drawn, so that they are on their way meanwhile; the page finds them there. */
export function prepareList(client: QueryClient, module: Module, address: URLSearchParams): void {
  if (!offers(module, "list") || !hasAny(ownPermissions(), permissionFor(module, "list"))) return;
  const query = queryOf(readListAddress(module, address, preference.limit.read()));
  const isWholeTree = module.tree && query.filters.length === 0 && !query.search && !query.isBin;
  void (isWholeTree ? client.prefetchQuery(branchOf(module, null)) : client.prefetchQuery(listOf(module, query)));
}
