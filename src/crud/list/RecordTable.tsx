import { useMemo, useRef, useState, type ReactElement, type ReactNode, type UIEvent } from "react";
import type { Sort } from "../../contract/list-query.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { fittedWidths } from "../../web/table/fitted-widths.ts";
import { SharedMenu, type RowAction } from "../../web/table/RowMenu.tsx";
import { useRowWork } from "../../web/table/use-row-work.tsx";
import { useVisibleRows } from "../../web/table/use-visible-rows.ts";
import type { Module } from "../define-module.ts";
import { recordTitleOf } from "../record-title.ts";
import { CRUD_TEXTS } from "../texts.ts";
import type { Row } from "../use-crud.web.ts";
import { RecordRow, type Cells } from "./RecordRow.tsx";
import { rowEvents } from "./row-events.web.ts";
import { TableHead } from "./TableHead.tsx";
import { useArrival, type Arrival } from "./use-arrival.web.ts";
import { useColumns } from "./use-columns.web.ts";
import type { Density } from "./use-list-view.web.ts";
import style from "./record-table.module.css";

export type ActionsOf = (row: Row) => readonly RowAction[];

interface RecordTableProps<R extends Row> {
  readonly module: Module;
  readonly rows: readonly R[];
  readonly columns: readonly string[];
  readonly cells?: Cells | undefined;
  readonly density: Density;
  readonly onOpen: (row: R) => void;
  readonly actionsOf: ActionsOf;
  readonly sort?: readonly Sort[];
  readonly onSort?: (sort: readonly Sort[]) => void;
  /** Absent: rows cannot be ticked. */
  readonly selection?: { readonly ids: readonly string[]; readonly change: (ids: readonly string[]) => void };
  /** A tree, told line by line: how deep a record stands, what opens its branch, and what stands in lines of their own after it. */
  readonly tree?: {
    readonly depthOf: (row: R) => number;
    readonly twigOf: (row: R) => ReactNode;
    readonly afterOf?: (row: R) => readonly ReactElement[];
  };
  readonly arrival?: Arrival | undefined;
  /** Stands right below the last row, and always in sight. */
  readonly foot?: ReactNode;
  /** The rows on show belong to the last question while the next answer is on its way. */
  readonly isOld?: boolean;
}

/** A record, or what stands in a line of its own after it; all are of one height. */
interface Line<R extends Row> {
  readonly row: R;
  readonly index?: number;
  readonly after?: ReactElement;
}

const TICK_WIDTH = 40;
const MENU_WIDTH = 48;

/**
 * Records as a table. Plain elements instead of the kit's: it is drawn twenty times over while people change between tabs, and this
 * is what makes a change cost less than one frame.
 */
export function RecordTable<R extends Row>({
  module,
  rows,
  columns,
  cells,
  density,
  onOpen,
  actionsOf,
  sort = [],
  onSort,
  selection,
  tree,
  arrival,
  foot,
  isOld = false,
}: RecordTableProps<R>) {
  const t = useText();
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const firstDrawn = useRef<HTMLTableRowElement>(null);
  const [menuOf, setMenuOf] = useState<{ readonly row: R; readonly button: HTMLElement }>();
  const work = useRowWork();
  const shown = useColumns(module, columns, cells);
  const beside = MENU_WIDTH + (selection ? TICK_WIDTH : 0);
  const widths = useMemo(() => fittedWidths(shown, beside), [shown, beside]);
  const lines = rows.flatMap((row, index): Line<R>[] => [
    { row, index },
    ...(tree?.afterOf?.(row).map((after) => ({ row, after })) ?? []),
  ]);
  const { from, to, above, below, reveal, follow } = useVisibleRows(scroller, firstDrawn, lines.length);
  const revealRow = (id: string) => {
    const line = lines.findIndex(({ row }) => row.id === id);
    if (line >= 0) reveal(line);
  };
  useArrival(scroller, arrival, { reveal: revealRow, follow });
  const ticked = selection && new Set(selection.ids);
  const tickedHere = ticked ? rows.filter((row) => ticked.has(row.id)).length : 0;

  const toggle = (id: string) =>
    selection?.change(ticked?.has(id) ? selection.ids.filter((each) => each !== id) : [...selection.ids, id]);
  const toggleAll = () => {
    const here = new Set(rows.map((row) => row.id));
    const others = selection?.ids.filter((id) => !here.has(id)) ?? [];
    selection?.change(tickedHere === rows.length ? others : [...others, ...here]);
  };
  const listening = rowEvents({
    rows,
    onOpen,
    onMenu: (row, button) => setMenuOf({ row, button }),
    onTick: selection && toggle,
  });
  // Said to the style sheet alone: nothing is drawn again for a shadow.
  const scroll = ({ currentTarget }: UIEvent<HTMLElement>) =>
    currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft > 0);

  return (
    <div ref={frame} className={style.frame} data-density={density} data-old={isOld ? "" : undefined}>
      <div ref={scroller} className={style.scroller} onScroll={scroll}>
        <table
          className={style.table}
          style={{ minWidth: widths.table }}
          aria-rowcount={rows.length + 1}
          data-ticks={selection ? "" : undefined}
        >
          <colgroup>
            {selection ? <col style={{ width: TICK_WIDTH }} /> : null}
            {shown.map(({ name, takesRest }, index) => (
              <col key={name} style={takesRest ? undefined : { width: widths.columns[index] }} />
            ))}
            <col style={{ width: MENU_WIDTH }} />
          </colgroup>
          <TableHead
            columns={shown}
            sort={sort}
            onSort={onSort}
            ticked={selection && (tickedHere === 0 ? "none" : tickedHere === rows.length ? "all" : "some")}
            onTickAll={toggleAll}
          />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows take the focus; it listens for them */}
          <tbody {...listening}>
            {above > 0 ? <tr aria-hidden style={{ height: above }} /> : null}
            {lines.slice(from, to).map(({ row, index, after }, place) => {
              const ref = place === 0 ? firstDrawn : undefined;
              if (index === undefined)
                return (
                  <tr key={`${row.id} ${after?.key}`} ref={ref}>
                    <td colSpan={shown.length + 1}>{after}</td>
                  </tr>
                );
              const title = recordTitleOf(module, row, language);
              return (
                <RecordRow
                  key={row.id}
                  ref={ref}
                  row={row}
                  columns={shown}
                  title={title}
                  position={index + 2}
                  isTicked={ticked?.has(row.id)}
                  menu={actionsOf(row).length > 0 ? t(CRUD_TEXTS.rowActions, { title }) : undefined}
                  isBusy={work.isBusy(row.id)}
                  depth={tree?.depthOf(row)}
                  twig={tree?.twigOf(row)}
                />
              );
            })}
            {below > 0 ? <tr aria-hidden style={{ height: below }} /> : null}
          </tbody>
        </table>
      </div>
      {menuOf ? (
        <SharedMenu
          key={menuOf.row.id}
          button={menuOf.button}
          frame={frame}
          actions={work.followed(menuOf.row.id, actionsOf(menuOf.row))}
          onClose={() => setMenuOf(undefined)}
        />
      ) : null}
      {work.said}
      {foot}
    </div>
  );
}
