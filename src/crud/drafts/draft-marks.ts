import { isEmptyValue, type Values } from "../../fields/field-value.ts";

/*
 * What a draft's typed values replace, as short marks: the draft is good for as long as they still stand in the record, whoever changed
 * other values of it meanwhile (pinned it, published it, marked a translation as checked).
 */

/** By property: the mark of what stood there when it was typed over. */
export type Marks = Readonly<Record<string, string>>;

const LONG = 60; // characters; longer ones are told apart by length and sum

/** 53 bits, to tell texts apart and nothing more. */
function sumOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  return `${(high >>> 0).toString(36)}.${(low >>> 0).toString(36)}`;
}

function markOf(value: unknown): string {
  if (isEmptyValue(value)) return "";
  const text = JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : value);
  return text.length <= LONG ? text : `${text.length}.${sumOf(text)}`;
}

/** Of these properties of a record. */
export const marksOf = (record: Values, names: readonly string[]): Marks =>
  Object.fromEntries(names.map((name) => [name, markOf(record[name])]));

/** Whether everything marked still stands in the record. */
export const standsOn = (marks: Marks, record: Values): boolean =>
  Object.entries(marks).every(([name, mark]) => markOf(record[name]) === mark);
