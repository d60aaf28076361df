import { Button, Dropdown, Table, type TableProps } from "antd";
import { Ellipsis } from "lucide-react";
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import type { Sort } from "../../contract/list-query.ts";
import { valueOfField } from "../../fields/field-value.ts";
import { viewOfField } from "../../fields/views.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useHeight } from "../../web/page/use-height.ts";
import { usePreference } from "../../web/preferences/preferences.ts";
import type { Module } from "../define-module.ts";
import { listFieldsOf } from "../endpoints.ts";
import { recordTitleOf } from "../record-title.ts";
import { CRUD_TEXTS } from "../texts.ts";
import type { Row } from "../use-crud.web.ts";
import { propertyFor, type Density } from "./use-list-view.web.ts";
import style from "./list.module.css";

/** What can be done with one record, in its "…" menu. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly act: () => void;
}
export type ActionsOf = (row: Row) => readonly RowAction[];

interface RecordTableProps<R extends Row> {
  readonly module: Module;
  readonly rows: readonly R[];
  readonly columns: readonly string[];
  readonly density: Density;
  readonly onOpen: (row: R) => void;
  readonly actionsOf: ActionsOf;
  readonly sort?: readonly Sort[];
  readonly onSort?: (sort: readonly Sort[]) => void;
  /** Absent: rows cannot be ticked. */
  readonly selection?: { readonly ids: readonly string[]; readonly change: (ids: readonly string[]) => void };
  readonly tree?: NonNullable<TableProps<R>["expandable"]>;
  /** Stands right below the last row, and always in sight. */
  readonly foot?: ReactNode;
  /** The rows on show belong to the last question while the next answer is on its way. */
  readonly isOld?: boolean;
}

const VIRTUAL_FROM = 50; // rows; below it drawing all of them is cheaper
const TICK_WIDTH = 40;
const MENU_WIDTH = 48;
const FOOT_HEIGHT = 48;
const ROW_HEIGHTS = { medium: 46, small: 40, mini: 34 }; // px, --row-height of tokens.css

/** The "…" of one record, also on the cards of a phone. */
export function RowMenu({ title, actions }: { readonly title: string; readonly actions: readonly RowAction[] }) {
  const t = useText();
  if (actions.length === 0) return null;
  const items = actions.map(({ key, label, isDangerous, act }) => ({
    key,
    label,
    danger: isDangerous ?? false,
    onClick: act,
  }));
  return (
    <Dropdown menu={{ items }} trigger={["click"]} placement="bottomRight">
      <Button type="text" size="small" aria-label={t(CRUD_TEXTS.rowActions, { title })} icon={<Ellipsis size={16} />} />
    </Dropdown>
  );
}

// A click opens the row, unless it was meant for a control in it, for its menu (React tells a row of clicks in popups it owns) or
// for marking text to copy.
const isForRow = (event: MouseEvent<HTMLElement>): boolean =>
  event.currentTarget.contains(event.target as Node) &&
  !(event.target as HTMLElement).closest("a, button, input, label, .ant-table-selection-column, .ant-image") &&
  document.getSelection()?.isCollapsed !== false;

const moveFocus = (row: HTMLElement, to: Element | null): void => {
  if (to instanceof HTMLElement && to.parentElement === row.parentElement) to.focus();
};

export function RecordTable<R extends Row>({
  module,
  rows,
  columns,
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
  const height = useHeight(frame);
  const sortable = new Set(listFieldsOf(module).flatMap((field) => (field.isSortable ? [field.name] : [])));
  const shown = columns.flatMap((name, index) => {
    const field = module.fields[name];
    if (!field) return [];
    const { Cell, width, isNumeric } = viewOfField(field);
    const { wireName } = propertyFor(module, name, language);
    const sorted = sort.find((each) => each.field === wireName);
    return [
      {
        key: wireName,
        title: t(field.label),
        width: index === 0 ? Math.max(width, 180) : width,
        ellipsis: true,
        align: isNumeric ? ("end" as const) : ("start" as const),
        ...(index === 0 ? { fixed: "start" as const, className: style.first as string } : {}),
        ...(onSort && sortable.has(wireName)
          ? {
              sorter: true,
              sortOrder: sorted ? (sorted.isDescending ? ("descend" as const) : ("ascend" as const)) : null,
            }
          : {}),
        render: (_: unknown, row: R) => <Cell field={field} value={valueOfField(name, field, row) as never} />,
      },
    ];
  });
  const menu = {
    key: "…",
    title: <span className="visually-hidden">{t(CRUD_TEXTS.actions)}</span>,
    width: MENU_WIDTH,
    fixed: "end" as const,
    align: "center" as const,
    render: (_: unknown, row: R) => <RowMenu title={recordTitleOf(module, row, language)} actions={actionsOf(row)} />,
  };
  const width = shown.reduce((sum, column) => sum + column.width, MENU_WIDTH + (selection ? TICK_WIDTH : 0));
  const head = ROW_HEIGHTS[usePreference("size")] - (density === "compact" ? 6 : 0);
  const press = (row: R) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const { currentTarget } = event;
    if (event.key === "Enter") onOpen(row);
    else if (event.key === "ArrowDown") moveFocus(currentTarget, currentTarget.nextElementSibling);
    else if (event.key === "ArrowUp") moveFocus(currentTarget, currentTarget.previousElementSibling);
    else if (event.key === " " && selection)
      selection.change(
        selection.ids.includes(row.id) ? selection.ids.filter((id) => id !== row.id) : [...selection.ids, row.id],
      );
    else return;
    event.preventDefault();
  };
  return (
    <div ref={frame} className={style.frame} data-density={density} data-old={isOld ? "" : undefined}>
      <Table<R>
        rowKey="id"
        size="middle"
        columns={[...shown, menu]}
        dataSource={rows}
        pagination={false}
        showSorterTooltip={false}
        virtual={rows.length > VIRTUAL_FROM && height > 0}
        scroll={{ x: width, ...(height > 0 ? { y: height - head - 2 - (foot ? FOOT_HEIGHT : 0) } : {}) }}
        onRow={(row) => ({ tabIndex: 0, onClick: (event) => isForRow(event) && onOpen(row), onKeyDown: press(row) })}
        onChange={(_page, _filters, sorter) => {
          const one = Array.isArray(sorter) ? sorter[0] : sorter;
          onSort?.(one?.order ? [{ field: String(one.columnKey), isDescending: one.order === "descend" }] : []);
        }}
        {...(tree ? { expandable: tree } : {})}
        {...(selection
          ? {
              rowSelection: {
                fixed: true,
                columnWidth: TICK_WIDTH,
                preserveSelectedRowKeys: true,
                selectedRowKeys: [...selection.ids],
                onChange: (keys) => selection.change(keys.map(String)),
                getCheckboxProps: (row) => ({ "aria-label": recordTitleOf(module, row, language) }),
              },
            }
          : {})}
      />
      {foot}
    </div>
  );
}
