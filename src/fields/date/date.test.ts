import { expect, it } from "vitest";
import { afterTrips, contextIn, label, NO_SCALARS, reading, value } from "../testing/round-trip.ts";
import { date } from "./date.ts";
import { parseDay } from "../../contract/date/parse-day.ts";

const optional = date({ label }).properties[""];

it("is a day that exists, between the bounds", () => {
  expect([reading(optional, "2024-02-29"), reading(optional, "")]).toEqual([value("2024-02-29"), value(null)]);
  for (const odd of [
    "2026-02-29",
    "2026-13-01",
    "2026-1-1",
    "0000-01-01",
    "1899-12-31",
    "2569-11-29", // a year of the Buddhist era
    "+002026-01-01",
    "2026-01-01T00:00:00Z",
    "today",
    ...NO_SCALARS,
  ])
    expect(reading(optional, odd), String(odd)).toHaveProperty("refused");
  const bounded = date({ label, required: true, min: "2026-01-01", max: "2026-12-31" }).properties[""];
  expect(reading(bounded, "2026-06-30")).toEqual(value("2026-06-30"));
  expect(reading(bounded, "2027-01-01")).toEqual({ refused: "Choose a day from 2026-01-01 to 2026-12-31" });
  expect(reading(bounded, "")).toHaveProperty("refused");
});

it("comes back from a cell, also as people type days there", () => {
  expect(new Set(afterTrips(optional, "2024-02-29"))).toEqual(new Set(["2024-02-29"]));
  for (const typed of ["2026-1-5", "2026/01/05", "2026.1.5", "2026年1月5日", " 2026-01-05 "])
    expect(reading(optional, optional.fromCell(typed, contextIn("zh"))), typed).toEqual(value("2026-01-05"));
  expect(reading(optional, optional.fromCell("5/1/2026", contextIn("zh")))).toHaveProperty("refused");
});

const read = (cell: string | number, dayOrder?: "day" | "month") =>
  reading(optional, optional.fromCell(cell, { ...contextIn("lo"), ...(dayOrder ? { dayOrder } : {}) }));

it.each<string | number>([
  47213,
  47213.4375,
  "47213",
  20290405,
  "20290405",
  "2029-04-05T08:30:00Z",
  "2029-04-05T08:30:00.000+07:00",
  "2029-04-05 08:30",
  "2029/4/5",
  "2029. 4. 5",
  "2029年4月5日",
  "2029 年 4 月 5 日 星期四",
  "2029年4月5号 下午3:30",
  "２０２９／０４／０５",
  "5 Apr 2029",
  "5-apr-2029",
  "05.Apr.2029",
  "5th of April 2029",
  "Thursday, 5 April 2029",
  "April 5, 2029",
  "Apr. 5 2029",
  "2029 Apr 5",
  "5 ເມສາ 2029",
  "ວັນທີ 5 ເດືອນເມສາ ປີ 2029",
  "ວັນທີ ໕ ເດືອນ ໔ ປີ ໒໐໒໙",
  "5 ມ.ສ. 2029",
  "5 ເມ.ສ 2029",
])("reads %s as the day it is", (cell) => expect(read(cell)).toEqual(value("2029-04-05")));

it("reads a day in figures alone by the order that somebody chose, and none that may be two days", () => {
  for (const cell of ["04/05/2029", "4-5-2029", "04.05.2029 08:30"]) {
    expect(read(cell, "day")).toEqual(value("2029-05-04"));
    expect(read(cell, "month")).toEqual(value("2029-04-05"));
    expect(read(cell)).toHaveProperty("refused");
    expect(parseDay(cell)).toBe("ambiguous");
  }
  expect([read("25/12/2029"), read("12/25/2029"), read("5/5/2029")]).toEqual([
    value("2029-12-25"),
    value("2029-12-25"),
    value("2029-05-05"),
  ]);
});

it.each<string | number>([
  5,
  2029,
  5e6,
  "31 April 2029",
  "2029-02-29",
  "5 Apr",
  "4/5/29",
  "1/2.2029",
  "2029-04-05 99:00 x",
])("takes %s for no day", (cell) => expect(read(cell)).toHaveProperty("refused"));
