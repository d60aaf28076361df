import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import {
  Fragment,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type UIEvent,
} from "react";
import type { Sort } from "../../contract/list-query.ts";
import { viewOfField } from "../../fields/views.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { listFieldsOf } from "../endpoints.ts";
import { recordTitleOf } from "../record-title.ts";
import { CRUD_TEXTS } from "../texts.ts";
import type { Row } from "../use-crud.web.ts";
import { RecordRow, type Cells, type Column } from "./RecordRow.tsx";
import { SharedMenu, type RowAction } from "./RowMenu.tsx";
import { propertyFor, type Density } from "./use-list-view.web.ts";
import { useVisibleRows } from "./use-visible-rows.web.ts";
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
  /** A tree, told line by line: how deep a record stands, what opens its branch, and what stands in a line after it. */
  readonly tree?: {
    readonly depthOf: (row: R) => number;
    readonly twigOf: (row: R) => ReactNode;
    readonly afterOf?: (row: R) => ReactNode;
  };
  /** Stands right below the last row, and always in sight. */
  readonly foot?: ReactNode;
  /** The rows on show belong to the last question while the next answer is on its way. */
  readonly isOld?: boolean;
}

const TICK_WIDTH = 40;
const MENU_WIDTH = 48;
const FIRST_WIDTH = 180; // at least: what the record is called

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("tr[data-row-key]") : null;

// A click opens the row, unless it was meant for a control in it, for a popup (React tells a row of clicks in popups it owns) or for
// marking text to copy.
const isForRow = (event: MouseEvent<HTMLElement>): boolean =>
  !(event.target as Element).closest("a, button, input, label, .ant-image") &&
  document.getSelection()?.isCollapsed !== false;

const moveFocus = (to: Element | null): boolean => {
  if (!(to instanceof HTMLElement) || rowOf(to) === null) return false;
  to.focus();
  return true;
};

/** The next order of a column: ascending, descending, the list's own. */
const turned = (wireName: string, sorted: Sort | undefined): readonly Sort[] =>
  sorted?.isDescending ? [] : [{ field: wireName, isDescending: sorted !== undefined }];

function Head({
  column,
  sorted,
  onSort,
}: {
  readonly column: Column;
  readonly sorted: Sort | undefined;
  readonly onSort?: (() => void) | undefined;
}) {
  const className = column.isNumeric ? style.figure : undefined;
  if (!onSort)
    return (
      <th scope="col" className={className}>
        {column.label}
      </th>
    );
  const Arrow = !sorted ? ChevronsUpDown : sorted.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={sorted ? (sorted.isDescending ? "descending" : "ascending") : undefined}
    >
      <button type="button" className={style.sorter} onClick={onSort}>
        {column.label}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  );
}

/**
 * Records as a table. Plain elements instead of the kit's: it is drawn twenty times over while people change between tabs, and this
 * is what makes a change cost less than one frame (design.md §7).
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
  foot,
  isOld = false,
}: RecordTableProps<R>) {
  const t = useText();
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const firstDrawn = useRef<HTMLTableRowElement>(null);
  const [menuOf, setMenuOf] = useState<{ readonly row: R; readonly button: HTMLElement }>();
  const names = columns.join();
  const shown = useMemo(
    () =>
      names.split(",").flatMap((name, index): Column[] => {
        const field = module.fields[name];
        if (!field) return [];
        const { width, isNumeric } = viewOfField(field);
        const { wireName } = propertyFor(module, name, language);
        const Own = cells?.[name];
        const wanted = Own?.width ?? width;
        const room = index === 0 ? Math.max(wanted, FIRST_WIDTH) : wanted;
        return [{ name, wireName, field, label: t(field.label), width: room, isNumeric: isNumeric ?? false, Own }];
      }),
    [module, names, language, t, cells],
  );
  const sortable = useMemo(
    () => new Set(listFieldsOf(module).flatMap((field) => (field.isSortable ? [field.name] : []))),
    [module],
  );
  const { from, to, above, below } = useVisibleRows(scroller, firstDrawn, rows.length);
  const ticked = selection && new Set(selection.ids);
  const tickedHere = ticked ? rows.filter((row) => ticked.has(row.id)).length : 0;
  const width = shown.reduce((sum, column) => sum + column.width, MENU_WIDTH + (selection ? TICK_WIDTH : 0));

  const toggle = (id: string) =>
    selection?.change(ticked?.has(id) ? selection.ids.filter((each) => each !== id) : [...selection.ids, id]);
  const toggleAll = () => {
    const here = new Set(rows.map((row) => row.id));
    const others = selection?.ids.filter((id) => !here.has(id)) ?? [];
    selection?.change(tickedHere === rows.length ? others : [...others, ...here]);
  };
  const recordAt = (target: EventTarget | null): R | undefined => {
    const key = rowOf(target)?.dataset["rowKey"];
    return key === undefined ? undefined : rows.find((row) => row.id === key);
  };
  const click = (event: MouseEvent<HTMLElement>) => {
    const row = recordAt(event.target);
    if (!row) return;
    const target = event.target as Element;
    const button = target.closest<HTMLElement>("button[aria-haspopup=menu]");
    if (button) setMenuOf({ row, button });
    else if (target instanceof HTMLInputElement && target.closest(`.${style.tick}`)) toggle(row.id);
    else if (isForRow(event)) onOpen(row);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const row = recordAt(event.target);
    if (!row || event.target !== rowOf(event.target)) return;
    const { nextElementSibling, previousElementSibling } = event.target as Element;
    if (event.key === "Enter") onOpen(row);
    else if (event.key === "ArrowDown") moveFocus(nextElementSibling);
    else if (event.key === "ArrowUp") moveFocus(previousElementSibling);
    else if (event.key === " " && selection) toggle(row.id);
    else return;
    event.preventDefault();
  };
  // Said to the style sheet alone: nothing is drawn again for a shadow.
  const scroll = ({ currentTarget }: UIEvent<HTMLElement>) =>
    currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft > 0);

  return (
    <div ref={frame} className={style.frame} data-density={density} data-old={isOld ? "" : undefined}>
      <div ref={scroller} className={style.scroller} onScroll={scroll}>
        <table
          className={style.table}
          style={{ minWidth: width }}
          aria-rowcount={rows.length + 1}
          data-ticks={selection ? "" : undefined}
        >
          <colgroup>
            {selection ? <col style={{ width: TICK_WIDTH }} /> : null}
            {shown.map((column) => (
              <col key={column.name} style={{ width: column.width }} />
            ))}
            <col style={{ width: MENU_WIDTH }} />
          </colgroup>
          <thead>
            <tr>
              {selection ? (
                <th scope="col" className={style.tick}>
                  <label>
                    <input
                      type="checkbox"
                      className={style.box}
                      aria-label={t(CRUD_TEXTS.tickAll)}
                      checked={tickedHere > 0 && tickedHere === rows.length}
                      ref={(box) => {
                        if (box) box.indeterminate = tickedHere > 0 && tickedHere < rows.length;
                      }}
                      onChange={toggleAll}
                    />
                  </label>
                </th>
              ) : null}
              {shown.map((column) => {
                const sorted = sort.find((each) => each.field === column.wireName);
                return (
                  <Head
                    key={column.name}
                    column={column}
                    sorted={sorted}
                    onSort={
                      onSort && sortable.has(column.wireName)
                        ? () => onSort(turned(column.wireName, sorted))
                        : undefined
                    }
                  />
                );
              })}
              <th scope="col" className={style.menu}>
                <span className="visually-hidden">{t(CRUD_TEXTS.actions)}</span>
              </th>
            </tr>
          </thead>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows take the focus; it listens for them */}
          <tbody onClick={click} onKeyDown={press}>
            {above > 0 ? <tr aria-hidden style={{ height: above }} /> : null}
            {rows.slice(from, to).map((row, index) => {
              const title = recordTitleOf(module, row, language);
              const after = tree?.afterOf?.(row);
              return (
                <Fragment key={row.id}>
                  <RecordRow
                    ref={index === 0 ? firstDrawn : undefined}
                    row={row}
                    columns={shown}
                    title={title}
                    position={from + index + 2}
                    isTicked={ticked?.has(row.id)}
                    menu={actionsOf(row).length > 0 ? t(CRUD_TEXTS.rowActions, { title }) : undefined}
                    depth={tree?.depthOf(row)}
                    twig={tree?.twigOf(row)}
                  />
                  {after ? (
                    <tr>
                      <td colSpan={shown.length + 1}>{after}</td>
                    </tr>
                  ) : null}
                </Fragment>
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
          actions={actionsOf(menuOf.row)}
          onClose={() => setMenuOf(undefined)}
        />
      ) : null}
      {foot}
    </div>
  );
}
