import type { Sort } from "../../contract/list-query.ts";
import type { ReactNode } from "react";
import { useText } from "../../web/i18n/language.tsx";
import { SortButton, sortWord } from "../../web/table/SortButton.tsx";
import { ListCheckbox } from "../../web/table/selection/ListCheckbox.tsx";
import { ROW_TEXTS } from "./texts.ts";
import type { Column } from "./RecordRow.tsx";
import type { rowSelection } from "./row-selection.ts";
import style from "./record-table.module.css";

interface HeadProps {
  readonly column: Column;
  readonly sorted: Sort | undefined;
  readonly isDefault: boolean;
  readonly onSort: ((sort: readonly Sort[]) => void) | undefined;
  readonly edge: ReactNode;
}

function Head({ column, sorted, isDefault, onSort, edge }: HeadProps) {
  const className = column.isNumeric ? "to-end" : undefined;
  if (!onSort || !column.isSortable)
    return (
      <th scope="col" className={className} title={column.label} aria-label={column.label}>
        {column.label}
        {edge}
      </th>
    );
  return (
    <th
      aria-label={column.label} // without the name of its edge
      scope="col"
      className={className}
      title={column.label}
      aria-sort={sortWord(sorted)}
    >
      <SortButton
        label={column.label}
        wireName={column.wireName}
        sorted={sorted}
        isDefault={isDefault}
        onSort={onSort}
        isNumeric={column.isNumeric}
      />
      {edge}
    </th>
  );
}

interface TableHeadProps {
  readonly columns: readonly Column[];
  readonly sort: readonly Sort[];
  /** Nobody chose `sort`. */
  readonly isDefault: boolean;
  readonly onSort?: ((sort: readonly Sort[]) => void) | undefined;
  /** The edge by which a column is resized. */
  readonly edgeOf: (column: Column) => ReactNode;
  readonly onNear: () => void;
  /** Undefined: rows cannot be selected. */
  readonly ticks: Pick<ReturnType<typeof rowSelection>, "extent" | "toggleAll"> | undefined;
}

export function TableHead({ columns, sort, isDefault, onSort, edgeOf, onNear, ticks }: TableHeadProps) {
  const t = useText();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that somebody comes near
    <thead onPointerEnter={onNear} onFocus={onNear}>
      <tr>
        {ticks === undefined ? null : (
          <th scope="col" className={style.tick}>
            <label className="center">
              <ListCheckbox
                aria-label={t(ROW_TEXTS.tickAll)}
                checked={ticks.extent === "all"}
                isPartial={ticks.extent === "some"}
                onChange={ticks.toggleAll}
              />
            </label>
          </th>
        )}
        {columns.map((column) => (
          <Head
            key={column.name}
            column={column}
            sorted={sort.find(({ field }) => field === column.wireName)}
            isDefault={isDefault}
            onSort={onSort}
            edge={edgeOf(column)}
          />
        ))}
        <th scope="col" className={style.menu}>
          <span className="visually-hidden">{t(ROW_TEXTS.actions)}</span>
        </th>
      </tr>
    </thead>
  );
}
