import { expect, it } from "vitest";
import { contextIn, label, NO_SCALARS, reading, value } from "../testing/round-trip.ts";
import { password } from "./password.ts";

const { "": required } = password({ label, required: true }).properties;

it("takes what a keyboard writes as it is, bounded, and is marked to be never answered", () => {
  expect(reading(required, "  ລະຫັດ 密码 ")).toEqual(value("  ລະຫັດ 密码 "));
  expect(required.isSecret).toBe(true);
  for (const odd of ["", undefined, "pass\u0000", "x".repeat(1025), ...NO_SCALARS])
    expect(reading(required, odd)).toHaveProperty("refused");
  expect(reading(password({ label }).properties[""], "")).toEqual(value(null));
});

it("never stands in a sheet, in either direction", () => {
  expect([required.toCell("secret", contextIn("en")), required.fromCell("secret", contextIn("en"))]).toEqual([
    null,
    undefined,
  ]);
});
