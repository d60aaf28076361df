import { expect, test } from "vitest";
import { dayRangeFilter, dayRangeOf, daysOf } from "./day-range.ts";

test.each([
  ["today", "2026-11-26", ["2026-11-26", "2026-11-26"]],
  ["days7", "2026-03-02", ["2026-02-24", "2026-03-02"]],
  ["days30", "2026-01-10", ["2025-12-12", "2026-01-10"]],
  ["thisMonth", "2026-11-26", ["2026-11-01", "2026-11-30"]],
  ["thisMonth", "2028-02-03", ["2028-02-01", "2028-02-29"]],
  ["thisMonth", "2026-12-31", ["2026-12-01", "2026-12-31"]],
  ["next30", "2026-12-10", ["2026-12-10", "2027-01-08"]],
  ["next90", "2028-02-03", ["2028-02-03", "2028-05-02"]],
  ["thisQuarter", "2026-11-26", ["2026-10-01", "2026-12-31"]],
  ["thisQuarter", "2028-01-01", ["2028-01-01", "2028-03-31"]],
  ["thisQuarter", "2026-06-30", ["2026-04-01", "2026-06-30"]],
] as const)("%s on %s is from its first day to its last", (range, today, days) => {
  expect(daysOf(range, today)).toEqual(days);
});

test("a filter names a range by one word, and nothing else is one", () => {
  expect(dayRangeOf(dayRangeFilter("days7"))).toBe("days7");
  for (const values of [[], ["days8"], ["days7", "days7"], ["2026-11-26"]])
    expect(dayRangeOf({ operator: "between", values })).toBeUndefined();
  expect(dayRangeOf({ operator: "eq", values: ["days7"] })).toBeUndefined();
});
