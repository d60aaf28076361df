import type { Filter } from "../../contract/list-query.ts";
import type { Module } from "../define-module.ts";

/** The filters with those of one field replaced. */
export const withFilter = (
  module: Module,
  filters: readonly Filter[],
  fieldName: string,
  filter?: Filter,
): Filter[] => {
  const names = module.properties
    .filter((property) => property.fieldName === fieldName)
    .map((property) => property.wireName);
  return [...filters.filter((each) => !names.includes(each.field)), ...(filter ? [filter] : [])];
};
