import { expect, it } from "vitest";
import { contextIn, label, NO_SCALARS, reading, value } from "../testing/round-trip.ts";
import { reference } from "./reference.ts";

const ID = "0190abcd-0000-7000-8000-00000000000f";
const field = reference({ label, to: "/test/crop" });
const { "": property } = field.properties;

it("keeps an id in its one spelling (IN-10)", () => {
  expect([reading(property, ID), reading(property, "")]).toEqual([value(ID), value(null)]);
  expect([field.path, property.source]).toEqual(["/test/crop", { target: "/test/crop" }]);
  for (const odd of [ID.toUpperCase(), ` ${ID}`, "1", `${ID}0`, ID.replaceAll("-", ""), ...NO_SCALARS])
    expect(reading(property, odd), String(odd)).toHaveProperty("refused");
  expect(reading(reference({ label, to: "/test/crop", required: true }).properties[""], "")).toHaveProperty("refused");
});

it("is the record's title in a cell and the id again behind it", () => {
  expect([
    property.toCell("k1", contextIn("en")),
    property.fromCell("水稻", contextIn("en")),
    property.fromCell(null, contextIn("en")),
    property.toCell(null, contextIn("en")),
  ]).toEqual(["Rice", "k1", "", null]);
});
