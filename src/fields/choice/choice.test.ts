import { expect, it } from "vitest";
import { afterTrips, contextIn, label, NO_SCALARS, reading, refused, value } from "../testing/round-trip.ts";
import { choice } from "./choice.ts";

const known = new Map([["k1", { zh: "水稻", lo: "ເຂົ້າ", en: "Rice" }]]);
const property = choice({ label, among: () => known }).properties[""];

it("takes what it knows and nothing else, and is its words in a sheet", () => {
  expect([reading(property, "k1"), reading(property, "")]).toEqual([value("k1"), value(null)]);
  expect(reading(property, "k2")).toEqual(refused("Choose one from the list"));
  for (const odd of NO_SCALARS) expect(reading(property, odd)).toHaveProperty("refused");
  expect(reading(choice({ label, among: () => known, required: true }).properties[""], "")).toHaveProperty("refused");
  expect(new Set(afterTrips(property, "k1"))).toEqual(new Set(["k1"]));
  expect([property.toCell("k1", contextIn("lo")), property.fromCell("rice", contextIn("lo"))]).toEqual(["ເຂົ້າ", "k1"]);
  expect(property.fromCell("ＲＩＣＥ", contextIn("lo"))).toBe("k1");
});
