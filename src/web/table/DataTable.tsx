import type { ComponentProps } from "react";
import style from "./data-table.module.css";

interface DataTableProps extends ComponentProps<"table"> {
  /** On a phone each row is a card, and a cell shows its `data-head` as its label; in pairs after the first one. */
  readonly isStacked?: boolean | "pairs";
  /** Its rows have several lines of words, or controls. */
  readonly isRoomy?: boolean;
  /** Its rows are one line high each, and open something. */
  readonly isLined?: boolean;
}

/** A plain HTML table with hairlines and a sticky head. The caller defines the columns. */
export const DataTable = ({
  isStacked = false,
  isLined = false,
  isRoomy = false,
  className = "",
  ...rest
}: DataTableProps) => (
  <table
    className={`${style.table} ${className}`}
    data-stacked={isStacked === true ? "" : isStacked || undefined}
    data-lined={isLined ? "" : undefined}
    data-roomy={isRoomy ? "" : undefined}
    {...rest}
  />
);
