import { isSameValue, type Values } from "../../fields/field-value.ts";
import type { HistoryEntry } from "./history.ts";

/** The difference between two states of a record; `since` are the entries after the older one, latest first. */
export function differenceOf(since: readonly Pick<HistoryEntry, "before" | "after">[]): {
  readonly before: Values;
  readonly after: Values;
} {
  const was: Record<string, unknown> = {};
  const is: Record<string, unknown> = {};
  for (const { before, after } of since) {
    Object.assign(was, before); // the earliest entry wins
    for (const [name, value] of Object.entries(after)) if (!(name in is)) is[name] = value;
  }
  const differing = Object.keys({ ...was, ...is }).filter((name) => !isSameValue(was[name], is[name]));
  const only = (values: Values) => Object.fromEntries(differing.map((name) => [name, values[name] ?? null]));
  return { before: only(was), after: only(is) };
}
