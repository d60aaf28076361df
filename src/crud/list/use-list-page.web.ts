import type { Module } from "../define-module.ts";
import { isMomentOf } from "../property-for.ts";
import { useList } from "../use-crud.web.ts";
import { queryOf, type ListChange, type ListView } from "../../web/table/list-address.ts";
import { useClampedPage } from "./use-clamped-page.web.ts";

/** The rows of the page in the address. */
export function useListPage(
  module: Module,
  view: ListView,
  change: (part: ListChange) => void,
  isEnabled: boolean,
): ReturnType<typeof useList> {
  const list = useList(module, queryOf(view, isMomentOf(module)), isEnabled);
  useClampedPage(list, view, change);
  return list;
}
