import type { Condition } from "./field-view.web.ts";

/** The values that a condition asks for; none where it asks otherwise. */
export const checkedValues = (condition: Condition | undefined): readonly string[] =>
  condition?.operator === "in" || condition?.operator === "eq" ? condition.values : [];

/** Any of these values; undefined without any. */
export const anyOf = (values: readonly string[]): Condition | undefined =>
  values.length > 0 ? { operator: "in", values } : undefined;
