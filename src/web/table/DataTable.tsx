import type { ComponentProps } from "react";
import style from "./data-table.module.css";

/** A table of plain elements: a line below each row but the last, and a head that stays in sight. Its columns are the caller's. */
export const DataTable = ({ className = "", ...rest }: ComponentProps<"table">) => (
  <table className={`${style.table} ${className}`} {...rest} />
);
