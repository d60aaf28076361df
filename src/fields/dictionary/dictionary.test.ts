import { expect, it } from "vitest";
import { afterTrips, contextIn, HOSTILE_LINES, label, reading, value } from "../testing/round-trip.ts";
import { dictionary } from "./dictionary.ts";

const { "": property } = dictionary({ label, group: "unit" }).properties;

it("keeps the entry's value, and says which dictionary it is from", () => {
  expect([reading(property, "kg"), reading(property, "")]).toEqual([value("kg"), value(null)]);
  expect(property.source).toEqual({ dictionary: "unit" });
  for (const odd of [...HOSTILE_LINES.map((text) => `x${text}x`), "x".repeat(65)])
    expect(reading(property, odd)).toHaveProperty("refused");
});

it("is the entry's label in a cell; an unknown one stays as it is and is refused later, not lost", () => {
  expect(new Set(afterTrips(property, "k1"))).toEqual(new Set(["k1"]));
  expect([
    property.toCell("k1", contextIn("lo")),
    property.toCell("gone", contextIn("lo")),
    property.fromCell("no such label", contextIn("lo")),
  ]).toEqual(["ເຂົ້າ", "gone", "no such label"]);
});
