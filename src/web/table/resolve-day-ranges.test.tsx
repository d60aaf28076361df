import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { personal } from "../preferences/personal.ts";
import { resolveDayRanges } from "./resolve-day-ranges.ts";

const isMoment = (field: string) => field === "publishedAt";
const named = (field: string, range: string) => ({ field, operator: "between", values: [range] }) as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T20:00:00Z") });
  personal.write("timeZone", "Asia/Vientiane"); // already the 26th there
});
afterEach(() => {
  personal.write("timeZone", "");
  vi.useRealTimers();
});

test("a range is asked for by days, of moments by the times of those days where the person is", () => {
  const filters = [named("harvestedOn", "days7"), named("publishedAt", "today")];
  expect(resolveDayRanges(filters, isMoment).map(({ values }) => values)).toEqual([
    ["2026-11-20", "2026-11-26"],
    ["2026-11-25T17:00:00Z", "2026-11-26T16:59:59Z"],
  ]);
});

test("the same filter asks for other days on another day, and other filters stay as they are", () => {
  const own = { field: "publishedAt", operator: "between", values: ["2026-01-01", "2026-01-31"] } as const;
  vi.setSystemTime(Date.parse("2026-12-01T02:00:00Z"));
  expect(resolveDayRanges([own, named("harvestedOn", "thisMonth")], isMoment).map(({ values }) => values)).toEqual([
    own.values,
    ["2026-12-01", "2026-12-31"],
  ]);
});
