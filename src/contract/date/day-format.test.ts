import { expect, it } from "vitest";
import { dayOf, formatDay, formatShortDay, utcDay } from "./day-format.ts";

it("writes a day as each language does", () => {
  expect(formatDay("2026-11-05", "zh")).toBe("2026-11-05");
  expect(formatDay("2026-11-05", "lo")).toBe("05/11/2026");
  expect(formatDay("2026-11-05", "en")).toBe("05 Nov 2026");
  expect(formatDay("soon", "en")).toBe("soon");
});

it("writes it without its year", () =>
  expect((["zh", "lo", "en"] as const).map((language) => formatShortDay("2026-11-05", language))).toEqual([
    "11-05",
    "05/11",
    "05 Nov",
  ]));

it("says the day of a moment here and in UTC", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(utcDay(Date.UTC(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
