import { isEmptyValue, isSameValue } from "../../fields/field-value.ts";
import { SECRET_MARK } from "../../contract/secret-mark.ts";
import type { AuditEntry } from "../../server/audit/audit.ts";
import type { Module } from "../define-module.ts";
import { recordTitleOf } from "../record-title.ts";
import type { Row, RowValues } from "./columns.server.ts";

/** What was done to a stored record; without `values` to all of it. */
export interface AuditedChange {
  readonly action: string;
  /** As it is stored now. */
  readonly row: Row;
  /** As it was; absent for a new record. */
  readonly before?: RowValues | undefined;
  readonly values?: RowValues;
}

/** An entry of the log: of a new record what was filled in, of an older one only what differs, of secrets no more than their names. */
export function auditEntry(module: Module, { action, row, before, values = {} }: AuditedChange): AuditEntry {
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
    title: recordTitleOf(module, row, "zh"),
    before: was,
    after: is,
  };
}
