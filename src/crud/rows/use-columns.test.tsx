import { expect, test } from "vitest";
import { text } from "../../fields/text/text.ts";
import type { Column } from "./RecordRow.tsx";
import { roomOf } from "./use-columns.web.ts";

const label = { zh: "电话", lo: "ເບີໂທ", en: "Phone" };
const column = (more: Partial<Column> = {}): Column => ({
  name: "phone",
  wireName: "phone",
  field: text({ label, max: 40 }),
  label: "Phone",
  head: 80,
  width: 120,
  minWidth: 100,
  tight: 92,
  twoLineWidth: undefined,
  isFirst: false,
  isNumeric: false,
  isProse: false,
  isSortable: false,
  takesRest: false,
  ...more,
});
const words = { width: 220, word: 90, isFigures: false };
const figures = { width: 150, word: 0, isFigures: true };
const chosen = (width: number) => ({ chosen: width, isHeadline: false, isSorted: false });

test.each([
  ["words, which end with an ellipsis", column(), words, 60, 60],
  ["a telephone, half of which would be read as a whole one", column(), figures, 60, 150],
  ["a telephone with room to spare", column(), figures, 200, 200],
  ["a day and its time, which may take two lines", column({ twoLineWidth: 96 }), figures, 60, 111],
  ["two tags below one another", column({ twoLineWidth: 96, foldsTo: 0.7, minWidth: undefined }), words, 60, 154],
  ["nothing", column(), { width: 0, word: 0, isFigures: false }, 60, 60],
  ["what is not measured yet", column(), undefined, 60, 60],
] as const)("a column that was dragged narrow keeps what it holds whole: %s", (_what, given, content, wanted, width) =>
  expect(roomOf(given, content, chosen(wanted))).toEqual({ width, grow: 0 }),
);

test("a column of words has its room again once its table scrolls", () => {
  const { yields, scrolled } = roomOf(column(), words, { chosen: undefined, isHeadline: false, isSorted: false });
  expect(scrolled).toBeGreaterThan(yields?.at(-1) ?? Infinity);
});

test("figures are wider than their heading asks for, but the heading of the order stays readable beside its arrow", () => {
  const narrow = (isSorted: boolean) =>
    roomOf(
      column({ head: 74, isNumeric: true, minWidth: undefined }),
      { width: 44, word: 0, isFigures: true },
      { chosen: undefined, isHeadline: false, isSorted },
    ).yields?.at(-1);
  expect([narrow(false), narrow(true)]).toEqual([72, 90]);
});

test("a day and its time break in two before titles are short, and with a field below them after that", () => {
  const yieldsOf = (more: Partial<Column>) =>
    roomOf(column({ twoLineWidth: 96, ...more }), figures, { chosen: undefined, isHeadline: true, isSorted: false })
      .yields;
  expect(yieldsOf({})).toEqual([150, 111, 111, 111]);
  expect(yieldsOf({ beneath: { name: "by", field: text({ label }) } })).toEqual([150, 150, 150, 150, 111]);
});
