import { isSameValue, type Values } from "../../fields/field-value.ts";
import { formFieldsOf } from "../form/form-values.ts";
import type { Module } from "../define-module.ts";
import type { HistoryEntry } from "./history.ts";

/** A text too long for the log: its beginning, how long it is, and by what all of it is kept; entries from before texts were kept lack that. */
interface CutText {
  readonly cut: string;
  readonly length: number;
  readonly text?: string;
}

export const cutOf = (value: unknown): CutText | undefined =>
  typeof value === "object" && value !== null && "cut" in value && "length" in value ? (value as CutText) : undefined;

export interface Restored {
  /** The properties that were otherwise then, and their values of then. */
  readonly values: Values;
  /** Fields that differ and whose value of then nobody kept: secrets, and texts too long for the log. */
  readonly lost: readonly string[];
}

/** Each changed property as it was when an entry had been written: `newer` are the entries since, the latest first. */
export const valuesThen = (newer: readonly Pick<HistoryEntry, "before">[]): Values =>
  Object.assign({}, ...newer.map(({ before }) => before));

/** What of a record's values of then (`valuesThen`, long texts whole) goes back into its form. */
export function restoredValues(module: Module, current: Values, then: Values): Restored {
  const fillable = new Set(formFieldsOf(module).map(([name]) => name));
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
