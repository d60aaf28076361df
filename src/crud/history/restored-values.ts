import { isSameValue, type Values } from "../../fields/field-value.ts";
import { formFieldsOf } from "../form/form-values.ts";
import type { Module } from "../define-module.ts";
import type { HistoryEntry } from "./history.ts";

/** A text that was too long for the log: its beginning, and how long it was. */
export const cutOf = (value: unknown): { readonly cut: string; readonly length: number } | undefined =>
  typeof value === "object" && value !== null && "cut" in value && "length" in value
    ? (value as { cut: string; length: number })
    : undefined;

export interface Restored {
  /** The properties that were otherwise then, and their values of then. */
  readonly values: Values;
  /** Fields that differ and whose value of then nobody kept: secrets, and texts too long for the log. */
  readonly lost: readonly string[];
}

/** What a record was when an entry had been written: `newer` are the entries since, the latest first. */
export function restoredValues(
  module: Module,
  current: Values,
  newer: readonly Pick<HistoryEntry, "before">[],
): Restored {
  const fillable = new Set(formFieldsOf(module).map(([name]) => name));
  const then: Record<string, unknown> = {};
  for (const { before } of newer) Object.assign(then, before);
  const values: Record<string, unknown> = {};
  const lost = new Set<string>();
  for (const { name, fieldName, property } of module.properties) {
    if (!fillable.has(fieldName) || !(name in then)) continue;
    const value = then[name];
    if (property.isSecret || cutOf(value)) lost.add(fieldName);
    else if (!isSameValue(value, current[name])) values[name] = value;
  }
  return { values, lost: [...lost] };
}
