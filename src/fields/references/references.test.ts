import { expect, it } from "vitest";
import { z } from "zod";
import { afterTrips, contextIn, label, reading, refused, value } from "../testing/round-trip.ts";
import { references } from "./references.ts";

const [A, B] = ["0190abcd-0000-7000-8000-00000000000a", "0190abcd-0000-7000-8000-00000000000b"];
const through = { table: "user_role", from: "account_id", to: "role_id" };
const { "": property } = references({ label, to: "/test/crop", through }).properties;
const { "": needed } = references({ label, to: "/test/crop", through, required: true }).properties;

it("reads a list as the wire spells it, each id once, and writes an empty one as empty text", () => {
  expect(reading(property, [A, B])).toEqual(value([A, B]));
  expect(reading(property, `${A}, ${B},${A}`)).toEqual(value([A, B]));
  expect(reading(property, "")).toEqual(value([]));
  expect(z.encode(property.schema, [])).toBe("");
  expect(property.initial).toEqual([]);
  for (const ids of [[], [A], [B, A]]) expect(z.decode(property.schema, z.encode(property.schema, ids))).toEqual(ids);
  expect(afterTrips(property, [])).toEqual([[], [], [], []]);
  for (const odd of [
    "1",
    A.toUpperCase(),
    [[A]],
    { a: A },
    Array.from({ length: 201 }, (_, at) => A.replace(/00a$/, `${at}`.padStart(3, "0"))),
  ])
    expect(reading(property, odd), JSON.stringify(odd).slice(0, 40)).toHaveProperty("refused");
});

it("must name one where one is needed", () => {
  for (const none of ["", [], undefined]) expect(reading(needed, none)).toEqual(refused("This is required"));
  expect(needed.initial).toBeUndefined();
});

it("is its titles in a cell, parted by semicolons of either width, and the ids again behind them", () => {
  expect(property.toCell(["k1", B], contextIn("lo"))).toBe(`ເຂົ້າ; ${B}`);
  expect(property.fromCell(`Rice；${B} ; `, contextIn("en"))).toEqual(["k1", B]);
  expect(property.fromCell(null, contextIn("en"))).toEqual([]);
  // A title that contains the separator would be read back as two.
  expect(property.toCell(["k1"], { ...contextIn("en"), titleOf: () => "a; b" })).toBe("k1");
});
