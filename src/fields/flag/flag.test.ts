import { expect, it } from "vitest";
import { DEL_FLAG } from "../../contract/wire/wire.ts";
import { afterTrips, contextIn, label, NO_SCALARS, reading, value } from "../testing/round-trip.ts";
import { flag } from "./flag.ts";

const plain = flag({ label }).properties[""];
const family = flag({ label, wire: DEL_FLAG, initial: true }).properties[""];

it("reads yes and no as forms write them, and the family's own spelling under the family's name", () => {
  expect(["1", "0", "true", "false"].map((wire) => reading(plain, wire))).toEqual([
    value(true),
    value(false),
    value(true),
    value(false),
  ]);
  expect([family.wireName, family.initial]).toEqual(["del_flag", true]);
  expect(["0", "1"].map((wire) => reading(family, wire))).toEqual([value(true), value(false)]);
  for (const odd of ["", "yes", "2", undefined, ...NO_SCALARS])
    for (const property of [plain, family]) expect(reading(property, odd)).toHaveProperty("refused");
});

it("is a word in the language of the sheet, read back from any language", () => {
  for (const given of [true, false])
    for (const property of [plain, family]) expect(new Set(afterTrips(property, given))).toEqual(new Set([given]));
  expect(plain.toCell(true, contextIn("lo"))).toBe("ແມ່ນ");
  expect(["是", "YES", true, 1, "ແມ່ນ"].map((cell) => family.fromCell(cell, contextIn("en")))).toEqual([
    "0",
    "0",
    "0",
    "0",
    "0",
  ]);
  expect([family.fromCell(null, contextIn("en")), plain.fromCell(null, contextIn("en"))]).toEqual(["0", false]);
  expect(reading(plain, plain.fromCell("perhaps", contextIn("en")))).toHaveProperty("refused");
});
