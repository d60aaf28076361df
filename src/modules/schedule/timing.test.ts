import { expect, test } from "vitest";
import { nextTime, nextTimes, timing, type Timing } from "./timing.ts";
import { timingWords } from "./timing-words.ts";

const next = (when: Timing, zone: string, after: string, count = 1) =>
  nextTimes(when, zone, Date.parse(after), count).map((at) => new Date(at).toISOString().slice(0, 16));
const LAOS = "Asia/Vientiane"; // UTC+7
const BERLIN = "Europe/Berlin";

test("a day, a weekday and a day of the month are those of the zone, not of UTC", () => {
  const late = "2026-11-24T19:30Z"; // the 25th, 02:30, in Laos
  expect(next({ every: "day", at: "03:00" }, LAOS, late, 2)).toEqual(["2026-11-24T20:00", "2026-11-25T20:00"]);
  expect(next({ every: "day", at: "02:30" }, LAOS, late)).toEqual(["2026-11-25T19:30"]); // this one has come
  expect(next({ every: "week", weekday: 3, at: "03:00" }, LAOS, late, 2)).toEqual([
    "2026-11-24T20:00",
    "2026-12-01T20:00",
  ]);
  expect(next({ every: "week", weekday: 7, at: "00:00" }, LAOS, late)).toEqual(["2026-11-28T17:00"]);
  expect(next({ every: "month", day: 25, at: "03:00" }, LAOS, late, 2)).toEqual([
    "2026-11-24T20:00",
    "2026-12-24T20:00",
  ]);
});

test("a month without the day has it on its last one, a leap year's February too", () => {
  expect(next({ every: "month", day: 31, at: "12:00" }, "UTC", "2027-12-31T12:00Z", 4)).toEqual([
    "2028-01-31T12:00",
    "2028-02-29T12:00",
    "2028-03-31T12:00",
    "2028-04-30T12:00",
  ]);
  expect(next({ every: "month", day: 30, at: "12:00" }, "UTC", "2027-02-01T00:00Z")).toEqual(["2027-02-28T12:00"]);
});

test("a time that the clock leaves out is made up as much later, and one that it shows twice counts once", () => {
  const early = { every: "day", at: "02:30" } as const;
  // 29 March 2026: 02:00 is 03:00. 25 October: 03:00 is 02:00 again.
  expect(next(early, BERLIN, "2026-03-28T00:00Z", 3)).toEqual([
    "2026-03-28T01:30",
    "2026-03-29T01:30",
    "2026-03-30T00:30",
  ]);
  expect(next(early, BERLIN, "2026-10-24T12:00Z", 2)).toEqual(["2026-10-25T00:30", "2026-10-26T01:30"]);
  // 4 November 2018 began at 01:00 in Brazil.
  const midnight = { every: "day", at: "00:00" } as const;
  expect(next(midnight, "America/Sao_Paulo", "2018-11-03T12:00Z", 2)).toEqual(["2018-11-04T03:00", "2018-11-05T02:00"]);
});

test("every N hours keep their beat, whatever was missed and however the clock was set", () => {
  const when = { every: "hours", hours: 6 } as const;
  const beat = Date.parse("2026-11-24T01:20Z");
  const after = (moment: string) => new Date(nextTime(when, LAOS, Date.parse(moment), beat)).toISOString().slice(0, 16);
  expect(after("2026-11-24T01:20Z")).toBe("2026-11-24T07:20");
  expect(after("2026-11-27T09:00Z")).toBe("2026-11-27T13:20");
  expect(after("2026-11-23T15:00Z")).toBe("2026-11-23T19:20");
});

test("only timings that come again are taken, as forms send them", () => {
  expect(timing.parse({ every: "week", weekday: "1", at: "07:05" })).toEqual({
    every: "week",
    weekday: 1,
    at: "07:05",
  });
  for (const wrong of [
    { every: "minute" },
    { every: "hours", hours: "0" },
    { every: "hours", hours: 169 },
    { every: "day", at: "24:00" },
    { every: "day", at: "7:00" },
    { every: "week", weekday: 8, at: "07:00" },
    { every: "month", day: 32, at: "07:00" },
  ])
    expect(timing.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});

test("a timing is said in plain words", () => {
  const said = (when: Timing) => Object.values(timingWords(when));
  expect(said({ every: "hours", hours: 1 })).toEqual(["每小时", "ທຸກຊົ່ວໂມງ", "Every hour"]);
  expect(said({ every: "week", weekday: 1, at: "07:00" })).toEqual([
    "每周一 07:00",
    "ທຸກວັນຈັນ ເວລາ 07:00",
    "Every Monday at 07:00",
  ]);
  expect(said({ every: "month", day: 31, at: "07:00" })[2]).toBe("On the last day of every month at 07:00");
  expect(said({ every: "month", day: 5, at: "07:00" })[0]).toBe("每月 5 日 07:00");
});
