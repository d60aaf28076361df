import { useEffect, useEffectEvent } from "react";
import type { Module } from "../define-module.ts";
import { useList } from "../use-crud.web.ts";
import { queryOf, type ListView } from "../../web/table/list-address.ts";
import type { ListChange } from "./use-list-view.web.ts";

/** The rows of the page that the address says; where that one is past the last by now, the address turns back to the last. */
export function useListPage(
  module: Module,
  view: ListView,
  change: (part: ListChange) => void,
  isEnabled: boolean,
): ReturnType<typeof useList> {
  const list = useList(module, queryOf(view), isEnabled);
  // The last record of the last page went away: the page before it is the last one now.
  const lastPage =
    list.data && !list.isPlaceholderData ? Math.max(1, Math.ceil(list.data.total / view.pageSize)) : view.page;
  const turnBack = useEffectEvent(() => change({ page: lastPage }));
  useEffect(() => {
    if (view.page > lastPage) turnBack();
  }, [view.page, lastPage]);
  return list;
}
