import { expect, it } from "vitest";
import { afterTrips, contextIn, label, NO_SCALARS, reading, refused, value } from "../testing/round-trip.ts";
import { moment } from "./moment.ts";

const optional = moment({ label }).properties[""];

it("is one moment whatever zone it is said in, to the second, as the database says it", () => {
  expect(
    ["2026-06-01T08:00:00Z", "2026-06-01T15:00+07:00", "2026-06-01T08:00:00.123Z", ""].map((wire) =>
      reading(optional, wire),
    ),
  ).toEqual([...Array<unknown>(3).fill(value("2026-06-01T08:00:00Z")), value(null)]);
  expect(reading(moment({ label, required: true }).properties[""], "")).toHaveProperty("refused");
});

it("is refused where it does not exist, has no zone, or lies where no calendar reaches", () => {
  for (const odd of [
    "2026-02-30T08:00:00Z",
    "2026-06-01T25:00:00Z",
    "2026-06-01T08:00:00",
    "2026-06-01",
    "1776-07-04T00:00:00Z",
    "9999-12-31T23:59:59-01:00",
    "+012026-01-01T00:00:00Z",
    "now",
    ...NO_SCALARS,
  ])
    expect(reading(optional, odd), String(odd)).toHaveProperty("refused");
  expect(reading(optional, "today")).toEqual(refused("Enter a valid date and time (years 1900 to 2299)"));
});

it("is the clock of the sheet's time zone in a cell, also where the clocks change", () => {
  for (const [zone, said] of [
    ["Asia/Vientiane", "2026-07-01T07:00:00.000Z"],
    ["America/New_York", "2026-06-30T20:00:00.000Z"],
  ] as const) {
    const context = contextIn("en", zone);
    expect(optional.toCell("2026-07-01T00:00:00Z", context)).toEqual(new Date(said));
    const typed = said.slice(0, 19).replace("T", " ");
    expect(reading(optional, optional.fromCell(typed, context))).toEqual(value("2026-07-01T00:00:00Z"));
  }
  const winter = optional.fromCell("2026-01-01 12:00", contextIn("en", "America/New_York"));
  expect(reading(optional, winter)).toEqual(value("2026-01-01T17:00:00Z"));
});

it("comes back from a cell, also as people type it there", () => {
  expect(new Set(afterTrips(optional, "2024-02-29T23:59:58Z"))).toEqual(new Set(["2024-02-29T23:59:58Z"]));
  for (const typed of ["2026-6-1 15:00 +07:00", "2026/06/01 08:00:00Z", "2026年6月1日 8:00 +00:00"])
    expect(reading(optional, optional.fromCell(typed, contextIn("zh"))), typed).toEqual(value("2026-06-01T08:00:00Z"));
  const here = "2026-06-01T02:30:00Z";
  expect(reading(optional, optional.fromCell("2026-06-01 9:30", contextIn("en")))).toEqual(value(here));
  for (const typed of ["1 Jun 2026 9:30", "2026年6月1日 上午9:30", "1 ມິຖຸນາ 2026 09:30", 46174 + 9.5 / 24])
    expect(reading(optional, optional.fromCell(typed, contextIn("lo"))), String(typed)).toEqual(value(here));
  expect(reading(optional, optional.fromCell("2026-06-01", contextIn("lo")))).toEqual(value("2026-05-31T17:00:00Z"));
  const asChosen = { ...contextIn("en"), dayOrder: "day" as const };
  expect(reading(optional, optional.fromCell("1/6/2026 9:30", asChosen))).toEqual(value(here));
  expect(reading(optional, optional.fromCell("2026-06-31 9:30", contextIn("en")))).toHaveProperty("refused");
  expect(reading(optional, optional.fromCell("1/6/2026 9:30", contextIn("en")))).toHaveProperty("refused");
});
