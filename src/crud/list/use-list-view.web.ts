import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import { z } from "zod";
import type { Filter } from "../../contract/list-query.ts";
import type { Values } from "../../fields/field-value.ts";
import { usePage } from "../../web/page/page.tsx";
import { DEFAULT_PAGE_SIZE } from "../../contract/list-query.ts";
import { personal } from "../../web/preferences/personal.ts";
import { usePreference } from "../../web/preferences/preferences.ts";
import { isInRows, type Module } from "../define-module.ts";
import { listFieldsOf } from "../endpoints.ts";
import {
  readListAddress,
  writeListAddress,
  type ListChange,
  type ListNames,
  type ListView,
} from "../../web/table/list-address.ts";

/** The names a list's address may use: wire names in filters and orders, fields as columns. */
export const listNamesOf = (module: Module): ListNames => ({
  asked: new Set(listFieldsOf(module).map(({ name }) => name)),
  sortable: new Set(listFieldsOf(module).flatMap(({ name, isSortable }) => (isSortable ? [name] : []))),
  columns: new Set(Object.keys(module.fields).filter((name) => isInRows(module, name))),
});

/**
 * The address that a list opens with: the person's default view where it says nothing, without fields that the list no
 * longer has.
 */
export const openingAddress = (module: Module, address: URLSearchParams): URLSearchParams => {
  const chosen = address.size === 0 ? personal.read("defaultViews")[module.path] : undefined;
  if (!chosen) return address;
  const stored = new URLSearchParams(`${chosen.state}&view=${chosen.id}`);
  return writeListAddress(readListAddress(listNamesOf(module), stored, DEFAULT_PAGE_SIZE), DEFAULT_PAGE_SIZE);
};

/** The view in the page's address, and how to change it. A change of the query starts again at page 1. */
export function useListView(module: Module): { readonly view: ListView; readonly change: (part: ListChange) => void } {
  const { query: address, setQuery } = usePage();
  const limit = usePreference("limit");
  const names = useMemo(() => listNamesOf(module), [module]);
  const query = useMemo(() => openingAddress(module, address), [module, address]);
  const showOpening = useEffectEvent(() => setQuery(query));
  const isOpening = query !== address;
  useEffect(() => {
    if (isOpening) showOpening();
  }, [isOpening]);
  const view = useMemo(() => readListAddress(names, query, limit), [names, query, limit]);
  // A change by a timer starts from the latest address: a record closed meanwhile stays closed.
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  const change = (part: ListChange) => {
    const isSameQuestion = Object.keys(part).every((name) =>
      ["page", "columns", "look", "open", "copy", "parent", "at", "saved"].includes(name),
    );
    const now = readListAddress(names, latest.current, limit);
    const next = { ...now, ...(isSameQuestion ? {} : { page: 1 }), ...part } as ListView;
    latest.current = writeListAddress(next, limit);
    const isMoved = (now.open === undefined) !== (next.open === undefined);
    setQuery(latest.current, isMoved ? (next.open === undefined ? "out" : "in") : undefined);
  };
  return { view, change };
}

/** First values of a new record: the values that the list is filtered by, where a filter has one. */
export const startOf = (module: Module, filters: readonly Filter[]): Values =>
  Object.fromEntries(
    filters.flatMap(({ field, operator, values }) => {
      const property = module.properties.find((each) => each.wireName === field);
      if (!property || property.field.isReadOnly || values.length !== 1 || (operator !== "eq" && operator !== "in"))
        return [];
      const read = z.safeDecode(property.property.schema, values[0]);
      return read.success ? [[property.name, read.data]] : [];
    }),
  );
