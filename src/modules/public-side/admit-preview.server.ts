import { sql, type Expression, type SqlBool } from "kysely";
import type { Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import { previewOf } from "../../server/http/pages/preview-grant.ts";

interface AdmittedPreview {
  /** In place of "is published". */
  readonly condition: Expression<SqlBool>;
  /**
   * The record as visitors would see it: with the editor's unsaved values and, if it is not published, as if it were
   * published now.
   */
  shown(row: Row): Row;
}

/** The one way to a record that is not published; undefined unless this request has a preview link of it. */
export function admitPreview({ table }: Module, id: string, now: string): AdmittedPreview | undefined {
  const grant = previewOf(table, id);
  if (!grant) return undefined;
  return {
    condition: sql<SqlBool>`deleted_at is null`,
    shown: (row) => ({ ...row, publishedAt: row["publishedAt"] ?? now, ...grant.typed }),
  };
}
