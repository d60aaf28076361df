import { describe, expect, it } from "vitest";
import { afterTrips, HOSTILE_LINES, label, NO_SCALARS, reading, refused, value } from "../testing/round-trip.ts";
import { text } from "./text.ts";

const required = text({ label, required: true, max: 5 }).properties[""];
const optional = text({ label, max: 5 }).properties[""];

describe("one line of text", () => {
  it("is trimmed, bounded, and not empty when it is required", () => {
    expect([" ab ", "", "   ", "abcdef", undefined].map((wire) => reading(required, wire))).toEqual([
      value("ab"),
      refused("This is required"),
      refused("This is required"),
      refused("At most {max} characters"),
      refused("This is required"),
    ]);
    expect(["", undefined, "ab"].map((wire) => reading(optional, wire))).toEqual([
      value(null),
      value(null),
      value("ab"),
    ]);
  });

  it("refuses control characters, broken characters and what is no text", () => {
    for (const odd of HOSTILE_LINES) expect([odd, reading(required, odd)]).not.toEqual([odd, value(odd)]);
    for (const odd of NO_SCALARS)
      for (const property of [required, optional]) expect(reading(property, odd)).toHaveProperty("refused");
  });

  it("follows a pattern, in words; an optional one may still be empty", () => {
    const words = { zh: "仅字母", lo: "ມີແຕ່ຕົວອັກສອນ", en: "Letters only" };
    const { "": code } = text({ label, pattern: { shape: /^[a-z]+$/, words } }).properties;
    expect(["abc", "a1", ""].map((wire) => reading(code, wire))).toEqual([
      value("abc"),
      refused("Letters only"),
      value(null),
    ]);
  });

  it("comes back from a reply and from a cell as it was, also where a sheet made a number of it", () => {
    for (const given of ["007", "=1+1", "ເຂົ້າ"]) expect(new Set(afterTrips(required, given))).toEqual(new Set([given]));
    expect(new Set(afterTrips(optional, null))).toEqual(new Set([null]));
    expect(required.fromCell(530100, {} as never)).toBe("530100");
  });
});
