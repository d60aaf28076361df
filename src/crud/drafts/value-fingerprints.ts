import { isEmptyValue, type Values } from "../../fields/field-value.ts";

/*
 * Fingerprints of the values that a draft replaces. The draft remains valid while the record still has those values,
 * even if others were changed meanwhile (pinned, published, translation reviewed).
 */

/** By property: the fingerprint of its value before the edit. */
export type Fingerprints = Readonly<Record<string, string>>;

const LONG = 60; // characters; longer values are stored as length and hash

/** A fast 64-bit hash, not for security. */
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

/** Fingerprints of the named properties. */
export const fingerprintsOf = (record: Values, names: readonly string[]): Fingerprints =>
  Object.fromEntries(names.map((name) => [name, markOf(record[name])]));

/** True if the record still has all fingerprinted values. */
export const standsOn = (marks: Fingerprints, record: Values): boolean =>
  Object.entries(marks).every(([name, mark]) => markOf(record[name]) === mark);
