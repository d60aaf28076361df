import { expect, it } from "vitest";
import { afterTrips, contextIn, label, NO_SCALARS, reading, value } from "../testing/round-trip.ts";
import { date } from "./date.ts";

const optional = date({ label }).properties[""];

it("is a day that exists, between the bounds", () => {
  expect([reading(optional, "2024-02-29"), reading(optional, "")]).toEqual([value("2024-02-29"), value(null)]);
  for (const odd of [
    "2026-02-29",
    "2026-13-01",
    "2026-1-1",
    "0000-01-01",
    "1899-12-31",
    "3000-01-01",
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
