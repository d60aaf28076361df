import { memo, type ComponentType, type ReactNode, type Ref } from "react";
import type { Words } from "../../contract/text.ts";
import type { Field } from "../../fields/field.ts";
import { RowButton } from "../../web/table/RowMenu.tsx";
import { ValueCell } from "../ValueCell.tsx";
import type { Row } from "../use-crud.web.ts";
import style from "./record-table.module.css";

/** How a screen shows some columns of its own, by field; such a cell sees the whole record. */
export type Cells = Readonly<Record<string, OwnCell>>;
type OwnCell = ComponentType<{ readonly row: Row }> & {
  /** Pixels, where the field's own are not right; the column yields down to `least`. */
  readonly width?: number;
  readonly least?: number;
  /** Above the column, where the field's own label says more than there is room for. */
  readonly label?: Words;
  /** Whatever room the others leave is this column's. */
  readonly takesRest?: true;
};

export interface Column {
  readonly name: string;
  readonly wireName: string;
  readonly field: Field;
  readonly label: string;
  /** In px: where there is room for all, and where there is not. */
  readonly width: number;
  readonly least: number;
  readonly isNumeric: boolean;
  readonly isSortable: boolean;
  readonly takesRest: boolean;
  readonly Own?: Cells[string] | undefined;
}

interface RecordRowProps {
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly title: string;
  /** Undefined: rows cannot be ticked. */
  readonly isTicked?: boolean | undefined;
  /** Its words are the menu button's name; absent: nothing can be done with the record. */
  readonly menu?: string | undefined;
  /** Something is being done with it. */
  readonly isBusy: boolean;
  /** Depth in a tree, from 0, and what opens the branch. */
  readonly depth?: number | undefined;
  readonly twig?: ReactNode;
  readonly position: number;
  readonly ref?: Ref<HTMLTableRowElement> | undefined;
}

export const INDENT = 20; // px per level of a tree

/** One record. It answers nothing itself: the table listens once for all rows, so that a row is drawn again only when it changed. */
export const RecordRow = memo(function RecordRow({
  row,
  columns,
  title,
  isTicked,
  menu,
  isBusy,
  depth,
  twig,
  position,
  ref,
}: RecordRowProps) {
  return (
    <tr
      ref={ref}
      data-row-key={row.id}
      tabIndex={0}
      aria-rowindex={position}
      data-ticked={isTicked ? "" : undefined}
      className={style.row}
    >
      {isTicked === undefined ? null : (
        <td className={style.tick} data-tick>
          <label>
            <input type="checkbox" className={style.box} checked={isTicked} readOnly aria-label={title} />
          </label>
        </td>
      )}
      {columns.map(({ name, field, isNumeric, Own }, index) => {
        const cell = Own ? <Own row={row} /> : <ValueCell name={name} field={field} record={row} />;
        return (
          <td key={name} className={index === 0 ? style.first : isNumeric ? style.figure : undefined}>
            {index === 0 && depth !== undefined ? (
              <span className={style.branch} style={{ paddingInlineStart: depth * INDENT }}>
                {twig}
                {cell}
              </span>
            ) : (
              cell
            )}
          </td>
        );
      })}
      <td className={style.menu}>{menu === undefined ? null : <RowButton label={menu} isBusy={isBusy} />}</td>
    </tr>
  );
});
