// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { distanceFromUtc } from "../../contract/date/zone-names.ts";
import { personal } from "../preferences/personal.ts";
import { formatMoment, formatShortMoment } from "./format-moment.ts";
import { currentDay, fromWall, toWall } from "./time-zone.ts";

afterEach(() => personal.write("timeZone", ""));

it.each([
  ["Asia/Vientiane", "2026-06-02 03:30"],
  ["Asia/Kathmandu", "2026-06-02 02:15"],
  ["America/New_York", "2026-06-01 16:30"],
])("shows moments in the chosen zone: %s", (zone, words) => {
  personal.write("timeZone", zone);
  expect(formatMoment("2026-06-01T20:30:00Z", "zh")).toBe(words);
  expect(formatShortMoment("2026-06-01T20:30:00Z")).toBe(words.slice(5));
});

it("takes as today the day that it is in the chosen zone", () => {
  vi.useFakeTimers({ now: Date.parse("2026-06-01T20:30:00Z") });
  const days = ["Asia/Vientiane", "America/New_York"].map((zone) => {
    personal.write("timeZone", zone);
    return currentDay();
  });
  vi.useRealTimers();
  expect(days).toEqual(["2026-06-02", "2026-06-01"]);
});

it("reads back what was typed in it, also where the clocks change", () => {
  for (const zone of ["Asia/Vientiane", "America/New_York", "Pacific/Chatham", ""]) {
    personal.write("timeZone", zone);
    for (const iso of ["2026-06-01T20:30:00.000Z", "2026-03-08T06:59:00.000Z", "2026-03-08T07:01:00.000Z"])
      expect([zone, fromWall(toWall(new Date(iso))).toISOString()]).toEqual([zone, iso]);
  }
});

it("keeps no zone that does not exist, and says how far one is from UTC", () => {
  personal.write("timeZone", "Asia/Nowhere");
  expect(personal.read("timeZone")).toBe("");
  expect(distanceFromUtc("Asia/Vientiane", new Date("2026-06-01T00:00:00Z"))).toBe("UTC+07:00");
  expect(distanceFromUtc("America/New_York", new Date("2026-01-01T00:00:00Z"))).toBe("UTC−05:00");
});
