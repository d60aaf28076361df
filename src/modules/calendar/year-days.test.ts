import { expect, test } from "vitest";
import { differences, type CalendarDay } from "./calendar-day.ts";
import { csvRows } from "./csv-rows.server.ts";
import { dayByKey, daysBetween, hasOnlyFixedDays, spansOf, weeksOf } from "./year-days.ts";

const day = (date: string, more: Partial<CalendarDay> = {}): CalendarDay => ({
  date,
  kind: "holiday",
  name: "假",
  nameEn: "",
  nameLo: "",
  ...more,
});

test("a month's weeks begin on Monday and hold each of its days once, in leap years too", () => {
  const weeks = weeksOf(2028, 1);
  expect(weeks[0]).toEqual([
    undefined,
    "2028-02-01",
    "2028-02-02",
    "2028-02-03",
    "2028-02-04",
    "2028-02-05",
    "2028-02-06",
  ]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(29);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

test("keys walk through the year and never out of it", () => {
  expect(dayByKey("2026-01-31", "ArrowRight")).toBe("2026-02-01");
  expect(dayByKey("2026-03-31", "PageUp")).toBe("2026-02-28");
  expect(dayByKey("2026-02-10", "End")).toBe("2026-02-28");
  expect(dayByKey("2026-02-10", "Home")).toBe("2026-02-01");
  for (const key of ["ArrowLeft", "ArrowUp", "PageUp", "x"]) expect(dayByKey("2026-01-01", key)).toBeUndefined();
});

test("days in a row that are the same read as one; the differences of two years are found day by day", () => {
  const days = daysBetween("2026-02-16", "2026-02-15").map((date) => day(date));
  expect(spansOf([...days, day("2026-02-17", { kind: "workday" })])).toMatchObject([
    { from: "2026-02-15", to: "2026-02-16", count: 2 },
    { from: "2026-02-17", kind: "workday", count: 1 },
  ]);
  const after = [day("2026-02-16", { nameEn: "Off" }), day("2026-02-18")];
  expect(differences(days, after).map((each) => [each.date, !!each.before, !!each.after])).toEqual([
    ["2026-02-15", true, false],
    ["2026-02-16", true, true],
    ["2026-02-18", false, true],
  ]);
});

test("rows of separated text: quotes, line breaks within them, and the separator that the first line has", () => {
  expect(csvRows('a;b\r\n"x ""y""; z";"1\n2"\r\n\r\n')).toEqual([
    ["a", "b"],
    ['x "y"; z', "1\n2"],
  ]);
  expect(csvRows("a,b;c\n1,2")).toEqual([
    ["a", "b;c"],
    ["1", "2"],
  ]);
});

test("a year of Laos that has the fixed days alone is told apart from one with announced days, and from one of China", () => {
  const fixed = ["2027-01-01", "2027-04-14", "2027-12-02"].map((date) => day(date));
  expect(hasOnlyFixedDays("LA", fixed)).toBe(true);
  expect(hasOnlyFixedDays("LA", [...fixed, day("2027-03-09")])).toBe(false);
  expect(hasOnlyFixedDays("LA", [])).toBe(false);
  expect(hasOnlyFixedDays("CN", fixed)).toBe(false);
});
