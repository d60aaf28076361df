import type { ColumnType } from "../../fields/field.ts";

/** The columns that the system fills in, of every record. */
export const SYSTEM_COLUMNS = ["id", "version", "createdAt", "updatedAt"] as const;

/** Those of them by which lists are filtered and sorted. */
export const LISTED_SYSTEM_COLUMNS: Readonly<Record<string, ColumnType>> = {
  id: "text",
  createdAt: "timestamptz",
  updatedAt: "timestamptz",
};
