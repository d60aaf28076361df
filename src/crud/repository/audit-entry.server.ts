import { isEmptyValue, isSameValue } from "../../fields/field-value.ts";
import { SECRET_MARK } from "../../contract/secrets/secret-mark.ts";
import type { AuditEntry } from "../../server/audit/audit.ts";
import type { Module } from "../define-module.ts";
import { recordTitles } from "../record/record-title.ts";
import type { Row, RowValues } from "../record/columns.server.ts";

/** What was written of a record. Without `values` it concerns the whole record. */
export interface WrittenRow {
  readonly action: string;
  /** The record after the change. */
  readonly row: Row;
  /** The record before it; absent for a new one. */
  readonly before?: RowValues | undefined;
  readonly values?: RowValues;
  /** What the log says beside the values, for what stands in no column of the record. */
  readonly details?: Pick<AuditEntry, "before" | "after"> | undefined;
}

/**
 * The activity log entry of a change: the filled values of a new record, the changed values of a stored one, and only
 * the names of secrets.
 */
export function auditEntry(module: Module, { action, row, before, values = {}, details }: WrittenRow): AuditEntry {
  const was: Record<string, unknown> = {};
  const is: Record<string, unknown> = {};
  for (const { name, property } of module.properties) {
    if (values[name] === undefined) continue;
    const [old, now] = property.isSecret ? [SECRET_MARK, SECRET_MARK] : [before?.[name] ?? null, row[name] ?? null];
    if (before ? !property.isSecret && isSameValue(old, now) : isEmptyValue(now)) continue;
    if (before) was[name] = old;
    is[name] = now;
  }
  return {
    action,
    module: module.path,
    recordId: row.id,
    title: recordTitles(module, row),
    before: { ...was, ...details?.before },
    after: { ...is, ...details?.after },
  };
}
