import type { QueryClient } from "@tanstack/react-query";
import { hasAny } from "../../contract/permission.ts";
import { ownPermissions } from "../../web/lookups/permissions.ts";
import { preference } from "../../web/preferences/preferences.ts";
import type { Module } from "../../crud/define-module.ts";
import { isMomentOf } from "../../crud/property-for.ts";
import { offers, permissionFor } from "../../crud/permissions.ts";
import { listNamesOf, openingAddress } from "../../crud/list/use-list-view.web.ts";
import { listOf } from "../../crud/record-queries.web.ts";
import { isWhole, queryOf, readListAddress } from "../../web/table/list-address.ts";

/**
 * Prefetches the rows of a list page that is about to be rendered. `whole` is called instead when the page shows all
 * records in another form, such as a tree, and nothing is searched or filtered.
 */
export function prepareList(
  client: QueryClient,
  module: Module,
  address: URLSearchParams,
  whole: (() => Promise<void>) | undefined,
): void {
  if (!offers(module, "list") || !hasAny(ownPermissions(), permissionFor(module, "list"))) return;
  const view = readListAddress(listNamesOf(module), openingAddress(module, address), preference.limit.read());
  if (!whole || !isWhole(view)) void client.prefetchQuery(listOf(module, queryOf(view, isMomentOf(module))));
  else if (!view.misread) void whole();
}
