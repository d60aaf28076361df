import { useRef, type ReactElement, type ReactNode, type RefObject } from "react";
import { useVisibleRows } from "../../web/table/use-visible-rows.ts";
import type { Row } from "../record-queries.web.ts";
import { useScrollToRow, type ScrollTarget } from "./use-scroll-to-row.web.ts";

/** The parts of a tree that a table needs: depth, expand button, and additional lines after a record. */
export interface TreeLines<R extends Row> {
  readonly depthOf: (row: R) => number;
  readonly toggleOf: (row: R) => ReactNode;
  readonly afterOf?: (row: R) => readonly ReactElement[];
}

/** A record or an additional line after it; all have the same height. */
export interface Line<R extends Row> {
  readonly row: R;
  readonly index?: number;
  readonly after?: ReactElement;
}

/** The lines in or near the viewport, and the height of those above and below. */
export function useVirtualLines<R extends Row>(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly R[],
  tree: TreeLines<R> | undefined,
  arrival: ScrollTarget | undefined,
) {
  const firstDrawn = useRef<HTMLTableRowElement>(null);
  const lines = rows.flatMap((row, index): Line<R>[] => [
    { row, index },
    ...(tree?.afterOf?.(row).map((after) => ({ row, after })) ?? []),
  ]);
  const { isLong, from, to, above, below, reveal, follow } = useVisibleRows(scroller, firstDrawn, lines.length);
  const revealRow = (id: string) => {
    const line = lines.findIndex(({ row }) => row.id === id);
    if (line >= 0) reveal(line);
  };
  useScrollToRow(scroller, arrival, { reveal: revealRow, follow });
  return { isLong, lines: lines.slice(from, to), above, below, firstDrawn };
}
