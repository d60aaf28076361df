import type { Condition } from "./field-view.web.ts";

const ASKING: ReadonlySet<Condition["operator"]> = new Set(["in", "eq", "within"]);

/** The values that a condition asks for; none where it asks otherwise. */
export const checkedValues = (condition: Condition | undefined): readonly string[] =>
  condition && ASKING.has(condition.operator) ? condition.values : [];

/** Any of these values; undefined without any. */
export const anyOf = (values: readonly string[], operator: "in" | "within" = "in"): Condition | undefined =>
  values.length > 0 ? { operator, values } : undefined;
