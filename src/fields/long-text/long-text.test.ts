import { expect, it } from "vitest";
import { afterTrips, label, NO_SCALARS, reading, refused, value } from "../testing/round-trip.ts";
import { longText } from "./long-text.ts";

const required = longText({ label, required: true, max: 20 }).properties[""];
const optional = longText({ label }).properties[""];

it("keeps lines and tabs, with one kind of line break", () => {
  expect(reading(required, "a\r\nb\rc\td\n")).toEqual(value("a\nb\nc\td\n"));
  for (const given of ["a\nb", " lead", "=1\n+2"])
    expect(new Set(afterTrips(required, given))).toEqual(new Set([given]));
  expect(new Set(afterTrips(optional, null))).toEqual(new Set([null]));
});

it("refuses what is too long, empty, holds control characters or is no text", () => {
  expect(["x".repeat(21), "", "a\u0000"].map((wire) => reading(required, wire))).toEqual([
    refused("At most {max} characters"),
    refused("This is required"),
    refused("Contains invisible control characters. Delete the text and type it again"),
  ]);
  expect(reading(optional, "x".repeat(4001))).toHaveProperty("refused");
  for (const odd of NO_SCALARS) expect(reading(optional, odd)).toHaveProperty("refused");
});
