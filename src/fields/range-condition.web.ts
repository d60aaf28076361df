import type { Condition } from "./field-view.web.ts";

/** Lower and upper bound of a range filter; undefined where it is open. */
export function boundsOf(condition: Condition | undefined): readonly [string | undefined, string | undefined] {
  const [first, second] = condition?.values ?? [];
  return condition?.operator === "le" ? [undefined, first] : [first, second];
}

/** The filter with these bounds; undefined without any. */
export function rangeCondition(from: string | undefined, to: string | undefined): Condition | undefined {
  if (from && to) return { operator: "between", values: [from, to] };
  if (from) return { operator: "ge", values: [from] };
  return to ? { operator: "le", values: [to] } : undefined;
}

/** What a field is filtered by: the first of its conditions, or a range where an address names its bounds apart. */
export function conditionAmong<T extends Condition>(conditions: readonly T[]): T | undefined {
  const [first] = conditions;
  const lower = conditions.find(({ operator }) => operator === "ge");
  const upper = conditions.find(({ operator }) => operator === "le");
  return lower && upper ? { ...lower, operator: "between", values: [...lower.values, ...upper.values] } : first;
}
