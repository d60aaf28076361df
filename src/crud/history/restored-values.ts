import { isSameValue, type Values } from "../../fields/field-value.ts";
import { formFieldsOf } from "../form/form-values.ts";
import type { Module } from "../define-module.ts";
import type { HistoryEntry } from "./history.ts";

/**
 * A truncated text: its beginning, its length, and the key of the full text, which entries of earlier versions of the
 * program lack.
 */
interface CutText {
  readonly cut: string;
  readonly length: number;
  readonly text?: string;
}

export const cutOf = (value: unknown): CutText | undefined =>
  typeof value === "object" && value !== null && "cut" in value && "length" in value ? (value as CutText) : undefined;

export interface Restored {
  /** The properties that differed, with their earlier values. */
  readonly values: Values;
  /** Fields that differ but whose earlier value is not recorded: secrets, and texts too long for the log. */
  readonly lost: readonly string[];
}

/** The values of changed properties as of an entry; `newer` are the entries after it, latest first. */
export const valuesThen = (newer: readonly Pick<HistoryEntry, "before">[]): Values =>
  Object.assign({}, ...newer.map(({ before }) => before));

/** The part of the earlier values (`valuesThen`, with full texts) that a form can take. */
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
