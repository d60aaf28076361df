import type { InputRef } from "antd";
import { useRef, useState } from "react";
import { LIST_SHORTCUTS } from "../../web/shortcuts/screen-shortcuts.ts";
import { useShortcuts } from "../../web/shortcuts/use-shortcuts.ts";
import { queryOf } from "../../web/table/list-address.ts";
import type { Module } from "../define-module.ts";
import { isMomentOf } from "../property-for.ts";
import { withDefaultOrder } from "../record-queries.web.ts";
import { useListView } from "./use-list-view.web.ts";
import { useShownColumns } from "./use-shown-columns.web.ts";

const SEARCH = { search: LIST_SHORTCUTS.search };

/**
 * The state of a list whose screen draws the rows itself. It is declared like other lists, so that it has their filters
 * and saved views: returns the query of its address, its columns, and the props of the `ListToolbar` above it.
 */
export function useOwnRows(module: Module) {
  const { view, change } = useListView(module);
  const [isTyping, onTyping] = useState(false);
  const searchBox = useRef<InputRef>(null);
  useShortcuts(SEARCH, { search: () => searchBox.current?.focus() });
  const { inRows, options } = useShownColumns({ module }, view, change);
  const { columns, shown, onShown } = options;
  return {
    view,
    change,
    query: withDefaultOrder(module, queryOf(view, isMomentOf(module))),
    columns: inRows,
    /** Words are in the search box that were not asked for yet. */
    isTyping,
    line: { module, view, change, searchBox, onTyping },
    options: { columns, shown, onShown },
  };
}
