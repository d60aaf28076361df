import type { ComponentProps } from "react";
import style from "./data-table.module.css";

interface DataTableProps extends ComponentProps<"table"> {
  /** On a phone each row is a block, and a cell says the column it stands in where it has a `data-head`. */
  readonly isStacked?: boolean;
}

/** A table of plain elements: a line below each row but the last, and a head that stays in sight. Its columns are the caller's. */
export const DataTable = ({ isStacked = false, className = "", ...rest }: DataTableProps) => (
  <table className={`${style.table} ${className}`} data-stacked={isStacked ? "" : undefined} {...rest} />
);
