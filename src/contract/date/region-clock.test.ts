import { expect, it } from "vitest";
import { dayAt, monthAt } from "./region-clock.ts";

it.each([
  ["2026-06-30T15:59:59Z", ["2026-06-30", 6], ["2026-06-30", 6]],
  ["2026-06-30T16:00:00Z", ["2026-06-30", 6], ["2026-07-01", 7]],
  ["2026-06-30T17:00:00Z", ["2026-07-01", 7], ["2026-07-01", 7]],
  ["2026-12-31T17:00:00Z", ["2027-01-01", 1], ["2027-01-01", 1]],
])("says which day and month it is at %s in Laos and an hour earlier in China", (moment, laos, china) => {
  const now = Date.parse(moment);
  expect([dayAt(now, "laos"), monthAt(now, "laos")]).toEqual(laos);
  expect([dayAt(now, "china"), monthAt(now, "china")]).toEqual(china);
});
