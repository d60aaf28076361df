import { expect, test } from "vitest";
import { fittedWidths } from "./fitted-widths.ts";

test("what is missing is taken from the columns that can yield, each by its share, never below its least", () => {
  const rooms = [
    { width: 200, least: 140 },
    { width: 100, least: 100 },
    { width: 120, least: 90 },
  ];
  expect(fittedWidths(rooms, 80)).toEqual({
    table: 410,
    columns: [
      "max(140px, calc(200px - max(0px, 500px - 100cqw) * 0.6667))",
      "100px",
      "max(90px, calc(120px - max(0px, 500px - 100cqw) * 0.3333))",
    ],
  });
});

test("columns of a fixed form never yield", () =>
  expect(fittedWidths([{ width: 100, least: 100 }], 0)).toEqual({ table: 100, columns: ["100px"] }));
