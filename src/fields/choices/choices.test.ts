import { expect, it } from "vitest";
import { z } from "zod";
import { afterTrips, contextIn, label, reading, refused, value } from "../testing/round-trip.ts";
import { choices } from "./choices.ts";

const among = new Map([
  ["1", { zh: "1月", lo: "ມັງກອນ", en: "January" }],
  ["2", { zh: "2月", lo: "ກຸມພາ", en: "February" }],
  ["12", { zh: "12月", lo: "ທັນວາ", en: "December" }],
]);
const { "": property } = choices({ label, among }).properties;
const { "": needed } = choices({ label, among, required: true }).properties;

it("reads a list as the wire spells it: in its own order, each once, and only what may be chosen", () => {
  expect(reading(property, "12,1,12")).toEqual(value(["1", "12"]));
  expect(reading(property, ["2", "1"])).toEqual(value(["1", "2"]));
  expect(reading(property, "")).toEqual(value([]));
  expect(property.initial).toEqual([]);
  for (const odd of ["13", ["1", "x"], { a: "1" }, [["1"]]])
    expect(reading(property, odd), JSON.stringify(odd)).toHaveProperty("refused");
  expect(reading(needed, "")).toEqual(refused("This is required"));
  expect(needed.initial).toBeUndefined();
});

it("survives the wire and a cell in each language", () => {
  for (const keys of [[], ["2"], ["1", "2", "12"]]) {
    expect(z.decode(property.schema, z.encode(property.schema, keys))).toEqual(keys);
    expect(afterTrips(property, keys)).toEqual([keys, keys, keys, keys]);
  }
  expect(property.toCell(["1", "12"], contextIn("en"))).toBe("January; December");
  expect(property.fromCell("໑; ໑໒", contextIn("lo"))).toEqual(["1", "12"]);
  expect(property.fromCell("一月、2月", contextIn("zh"))).toEqual(["一月", "2"]);
  expect(property.fromCell("１月；１２、ｊａｎｕａｒｙ", contextIn("zh"))).toEqual(["1", "12", "1"]);
});
