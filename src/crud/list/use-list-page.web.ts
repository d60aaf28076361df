import { useEffect, useEffectEvent } from "react";
import type { Module } from "../define-module.ts";
import { isMomentOf } from "../property-for.ts";
import { useList } from "../use-crud.web.ts";
import { queryOf, type ListChange, type ListView } from "../../web/table/list-address.ts";

/** The rows of the page in the address. Past the last page, the address changes to the last one. */
export function useListPage(
  module: Module,
  view: ListView,
  change: (part: ListChange) => void,
  isEnabled: boolean,
): ReturnType<typeof useList> {
  const list = useList(module, queryOf(view, isMomentOf(module)), isEnabled);
  const lastPage =
    list.data && !list.isPlaceholderData ? Math.max(1, Math.ceil(list.data.total / view.pageSize)) : view.page;
  const turnBack = useEffectEvent(() => change({ page: lastPage }));
  useEffect(() => {
    if (view.page > lastPage) turnBack();
  }, [view.page, lastPage]);
  return list;
}
