import { useEffect, useMemo, useRef, type CSSProperties, type ReactNode, type RefObject } from "react";
import type { Sort } from "../../contract/list-query.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import { DataTable } from "../../web/table/DataTable.tsx";
import { fittedWidths } from "../../web/table/widths/fitted-widths.ts";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import type { RowAction } from "../../web/table/RowButton.tsx";
import { useContentWidths } from "../../web/table/widths/use-content-widths.ts";
import { useRowMenu } from "../../web/table/row-menu/use-row-menu.ts";
import { useBusyRows } from "../../web/table/use-busy-rows.tsx";
import type { Module } from "../define-module.ts";
import type { Row } from "../record-queries.web.ts";
import { VirtualRows } from "./VirtualRows.tsx";
import type { Cells, Column } from "./RecordRow.tsx";
import { useColumnWidths } from "./use-column-widths.web.tsx";
import { rowEvents } from "./row-events.web.ts";
import { TableHead } from "./TableHead.tsx";
import { rowSelection, type Selection } from "./row-selection.ts";
import type { ScrollTarget } from "./use-scroll-to-row.web.ts";
import { hasTwoLines, roomOf, useColumns, type Beneath } from "./use-columns.web.ts";
import { useVirtualLines, type TreeLines } from "./use-virtual-lines.web.ts";
import type { Density } from "../../contract/preferences/personal.ts";
import style from "./record-table.module.css";

// Comes with the first press.
const SharedMenu = lazyDialog(async () => (await import("../../web/table/row-menu/SharedMenu.tsx")).SharedMenu);

export type ActionsOf = (row: Row) => readonly RowAction[];

interface RecordTableProps<R extends Row> {
  readonly module: Module;
  readonly rows: readonly R[];
  readonly columns: readonly string[];
  readonly cells?: Cells | undefined;
  readonly beneath?: Beneath | undefined;
  readonly density: Density;
  readonly onOpen: (row: R) => void;
  readonly actionsOf: ActionsOf;
  readonly sort?: readonly Sort[];
  /** `sort` is the list's own order, which nobody chose. */
  readonly isDefaultSort?: boolean;
  readonly onSort?: (sort: readonly Sort[]) => void;
  /** Absent: rows cannot be selected. */
  readonly selection?: Selection;
  readonly tree?: TreeLines<R>;
  readonly arrival?: ScrollTarget | undefined;
  /** Below the last row, always visible. */
  readonly foot?: ReactNode;
}

const NOTHING: Beneath = {};
const NONE: readonly Sort[] = [];
const TICK_WIDTH = 40;
const MENU_WIDTH = 48;

// Attributes for the style sheet, so that scrolling renders nothing.
const tellEdges = (scroller: HTMLElement) => {
  const { scrollLeft, clientWidth, scrollWidth } = scroller;
  scroller.toggleAttribute("data-scrolled", scrollLeft > 0);
  scroller.toggleAttribute("data-more", scrollLeft + clientWidth < scrollWidth - 1);
};

/** Marks the edges behind which there are more columns, also where nobody has scrolled yet. */
function useEdges(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const sizes = new ResizeObserver(() => tellEdges(box));
    for (const each of [box, ...box.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [scroller]);
}

/** Widths of the columns: chosen by the user, required by the contents, or a share of the remaining space. */
function useWidths<R extends Row>(
  { module, beneath = NOTHING, density, selection, sort = NONE }: RecordTableProps<R>,
  shown: readonly Column[],
  table: RefObject<HTMLTableElement | null>,
) {
  const { isHeadline = false } = module.list;
  const language = useLanguage();
  const beside = MENU_WIDTH + (selection ? TICK_WIDTH : 0);
  const key = `${shown.map(({ name }) => name).join()} ${Object.values(beneath).join()} ${language} ${density} ${selection !== undefined}`;
  const contents = useContentWidths(table, key, shown.length, selection ? 1 : 0);
  const edges = useColumnWidths(module.path, shown, table);
  const widths = useMemo(() => {
    const rooms = shown.map((column, index) =>
      roomOf(column, contents?.[index], {
        chosen: edges.widths[column.name],
        isHeadline,
        isSorted: sort.some(({ field }) => field === column.wireName),
      }),
    );
    const last = rooms.at(-1);
    // One column has to take the remaining space.
    const isStiff = rooms.every(({ grow }) => grow === 0);
    return fittedWidths(isStiff && last ? [...rooms.slice(0, -1), { ...last, grow: 1 }] : rooms, beside);
  }, [shown, contents, beside, isHeadline, sort, edges.widths]);
  return { widths, edges };
}

/**
 * A table of records with plain elements instead of the UI kit's: some twenty are mounted in tabs, and a tab switch
 * must take less than a frame.
 */
export function RecordTable<R extends Row>(props: RecordTableProps<R>) {
  const { module, rows, columns, cells, density, onOpen, actionsOf, sort = NONE, selection, foot } = props;
  const { beneath = NOTHING } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useEdges(scroller);
  const { openId, ...menu } = useRowMenu();
  const work = useBusyRows();
  const shown = useColumns(module, columns, cells, beneath);
  const table = useRef<HTMLTableElement>(null);
  const { widths, edges } = useWidths(props, shown, table);
  const inSight = useVirtualLines(scroller, rows, props.tree, props.arrival);
  const ticks = selection && rowSelection(rows, selection);
  const listening = rowEvents({ rows, onOpen, onMenu: ({ id }) => menu.press(id), onTick: ticks?.toggle });
  const menuRow = rows.find(({ id }) => id === openId);
  return (
    <div
      className={`column ${style.frame}`}
      data-density={density}
      data-lines={hasTwoLines(module, beneath) ? 2 : undefined}
      data-long={inSight.isLong ? "" : undefined}
    >
      <div ref={scroller} className={style.scroller} onScroll={(event) => tellEdges(event.currentTarget)}>
        <DataTable
          ref={table}
          isLined
          className={style.table}
          style={{ minWidth: widths.table, "--cell-padding": widths.cellPadding } as CSSProperties}
          aria-rowcount={rows.length + 1}
          data-ticks={ticks ? "" : undefined}
        >
          <colgroup>
            {ticks ? <col style={{ width: TICK_WIDTH }} /> : null}
            {shown.map(({ name }, index) => (
              <col key={name} style={{ width: widths.columns[index] }} />
            ))}
            <col style={{ width: MENU_WIDTH }} />
          </colgroup>
          <TableHead
            columns={shown}
            sort={sort}
            isDefault={props.isDefaultSort ?? false}
            onSort={props.onSort}
            edgeOf={edges.edgeOf}
            onNear={edges.onNear}
            ticks={ticks}
          />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows take the focus; it listens for them */}
          <tbody {...listening}>
            <VirtualRows
              module={module}
              columns={shown}
              inSight={inSight}
              tree={props.tree}
              actionsOf={actionsOf}
              isBusy={work.isBusy}
              ticked={ticks?.ticked}
            />
          </tbody>
        </DataTable>
      </div>
      {openId === undefined ? null : (
        <SharedMenu
          key={openId}
          row={`tr[data-row-key="${CSS.escape(openId)}"]`}
          scroller={scroller}
          actions={menuRow ? work.followed(menuRow.id, actionsOf(menuRow)) : []}
          onClose={() => menu.close(openId)}
        />
      )}
      {work.said}
      {foot}
    </div>
  );
}
