import { expect, it } from "vitest";
import { differenceOf } from "./difference-of.ts";

const entries = [
  { before: { name: "c", note: "2" }, after: { name: "a", note: "3" } },
  { before: {}, after: {} }, // restored from the bin
  { before: { name: "b", nameEn: null }, after: { name: "c", nameEn: "C" } },
  { before: { name: "a" }, after: { name: "b" } },
];

it("tells what differs between any two states, and nothing of what was changed and changed back", () => {
  expect(differenceOf(entries.slice(0, 3))).toEqual({
    before: { name: "b", nameEn: null, note: "2" },
    after: { name: "a", nameEn: "C", note: "3" },
  });
  expect(differenceOf(entries).before).toEqual({ nameEn: null, note: "2" });
  expect(differenceOf(entries.slice(1, 2))).toEqual({ before: {}, after: {} });
});
