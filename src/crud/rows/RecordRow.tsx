import { memo, type ComponentType, type ReactNode, type Ref } from "react";
import type { Words } from "../../contract/text.ts";
import type { Field } from "../../fields/field.ts";
import { RowButton } from "../../web/table/RowButton.tsx";
import { ListCheckbox } from "../../web/table/selection/ListCheckbox.tsx";
import { ValueCell } from "./ValueCell.tsx";
import type { Row } from "../record-queries.web.ts";
import style from "./record-table.module.css";

/** Cells that a screen renders itself, by field; they get the whole record. */
export type Cells = Readonly<Record<string, OwnCell>>;
type OwnCell = ComponentType<{
  readonly row: Row;
  /** Small text below the value, for a cell that places it itself. */
  readonly beneath?: ReactNode;
}> & {
  readonly placesBeneath?: true;
  /**
   * Width in pixels instead of the field's. The column may shrink to `minWidth`, and to `tight` before the table scrolls.
   */
  readonly width?: number;
  readonly minWidth?: number;
  readonly tight?: number;
  /** Width in pixels in tables whose rows have two lines, if its values take both. */
  readonly twoLineWidth?: number;
  /** What two lines take of the width of one; absent: as much as a day with its time. */
  readonly foldsTo?: number;
  /** Other fields that this cell shows too: they are no columns of their own. */
  readonly covers?: readonly string[];
  /** True if it shows nothing of a record; absent: where the field's own value is empty. */
  readonly isEmpty?: (row: Row) => boolean;
  /** Column heading instead of a long field label. */
  readonly label?: Words;
  /** The column takes the remaining width. */
  readonly takesRest?: true;
  /** Of no use in the recycle bin, where it is a column only if somebody chose it. */
  readonly notInBin?: true;
};

export interface Column {
  readonly name: string;
  readonly wireName: string;
  readonly field: Field;
  readonly label: string;
  /** Width of the heading in pixels. */
  readonly head: number;
  /** Width in pixels before the rows are measured. */
  readonly width: number;
  /** The width to which the column may shrink; undefined: it does not. */
  readonly minWidth: number | undefined;
  /** Narrowest width before the table scrolls sideways; undefined: `minWidth`. */
  readonly tight: number | undefined;
  /** Its width in pixels with values in two lines; undefined: they take one. */
  readonly twoLineWidth: number | undefined;
  readonly foldsTo?: number | undefined;
  readonly isFirst: boolean;
  readonly isNumeric: boolean;
  readonly isProse: boolean;
  readonly isSortable: boolean;
  readonly takesRest: boolean;
  readonly Own?: Cells[string] | undefined;
  /** Another field, in small below this one. */
  readonly beneath?: { readonly name: string; readonly field: Field } | undefined;
}

const Below = ({ name, field, row }: { readonly name: string; readonly field: Field; readonly row: Row }) => (
  <small className={`two-lines note ${style.beneath}`}>
    <ValueCell name={name} field={field} record={row} />
  </small>
);

function ColumnCell({ column, row }: { readonly column: Column; readonly row: Row }) {
  const { name, field, isProse, Own, beneath } = column;
  const below = beneath ? <Below {...beneath} row={row} /> : undefined;
  if (Own?.placesBeneath) return <Own row={row} beneath={below} />;
  const value = Own ? <Own row={row} /> : <ValueCell name={name} field={field} record={row} />;
  const cell =
    Own || column.minWidth === undefined ? (
      value
    ) : (
      <span className="two-lines" data-prose={isProse || undefined}>
        {value}
      </span>
    );
  if (!below) return cell;
  return (
    <span className="stack shrinks" data-gap="0">
      {cell}
      {below}
    </span>
  );
}

interface RecordRowProps {
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly title: string;
  /** Undefined: rows cannot be selected. */
  readonly isTicked?: boolean | undefined;
  /** Accessible name of the menu button; absent: the record has no actions. */
  readonly menu?: string | undefined;
  /** An action on the record is running. */
  readonly isBusy: boolean;
  /** Depth in a tree, from 0, and the button that expands it. */
  readonly depth?: number | undefined;
  readonly toggle?: ReactNode;
  readonly position: number;
  readonly ref?: Ref<HTMLTableRowElement> | undefined;
}

export const INDENT = 20; // px per level of a tree

/**
 * A table row without event handlers: the table delegates events, so that a row renders again only when its data
 * changes.
 */
export const RecordRow = memo(function RecordRow({
  row,
  columns,
  title,
  isTicked,
  menu,
  isBusy,
  depth,
  toggle,
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
          <label className="center">
            <ListCheckbox checked={isTicked} readOnly aria-label={title} />
          </label>
        </td>
      )}
      {columns.map((column, index) => {
        const { name, isNumeric } = column;
        const cell = <ColumnCell column={column} row={row} />;
        return (
          <td key={name} className={index === 0 ? style.first : isNumeric ? "to-end" : undefined}>
            {index === 0 && depth !== undefined ? (
              <span className="line shrinks" data-gap="4" style={{ paddingInlineStart: depth * INDENT }}>
                {toggle}
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
