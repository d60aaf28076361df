import { expect, test } from "vitest";
import { fittedWidths, type Room } from "./fitted-widths.ts";

/** A CSS length in px in a container of this width. */
function calculated(css: string, container: number): number {
  const { max, min } = Math;
  const js = css.replaceAll("calc", "").replaceAll("px", "").replaceAll("100cqw", String(container));
  // oxlint-disable-next-line no-implied-eval -- arithmetic of our own
  return Math.round(Number(new Function("max", "min", `return ${js}`)(max, min)));
}

/** The columns' widths in px in a container of this width. */
function widthsIn(container: number, rooms: readonly Room[], fixed: number): number[] {
  return fittedWidths(rooms, fixed).columns.map((css) => calculated(css, container));
}

const rooms: readonly Room[] = [
  { width: 300, yields: [200, 140] },
  { width: 100, grow: 0 },
  { width: 120, yields: [120, 90] },
];

test("what is missing is taken from the padding first, then step by step from all that can yield", () => {
  expect(widthsIn(600, rooms, 80)).toEqual([300, 100, 120]);
  expect(widthsIn(592, rooms, 80)).toEqual([296, 100, 116]);
  expect(widthsIn(584, rooms, 80)).toEqual([292, 100, 112]);
  expect(widthsIn(524, rooms, 80)).toEqual([232, 100, 112]);
  expect(widthsIn(484, rooms, 80)).toEqual([192, 100, 112]);
  expect(widthsIn(439, rooms, 80)).toEqual([162, 100, 97]);
  expect(widthsIn(394, rooms, 80)).toEqual([132, 100, 82]);
  expect(widthsIn(300, rooms, 80)).toEqual([132, 100, 82]);
  expect(fittedWidths(rooms, 80).table).toBe("394px");
});

test("cells lose as much padding as their columns yield for it", () => {
  const paddingIn = (container: number) => calculated(fittedWidths(rooms, 80).cellPadding, container);
  expect([700, 600, 592, 584, 400].map(paddingIn)).toEqual([12, 12, 10, 8, 8]);
});

test("columns have as many steps as they need", () => {
  const tight = rooms.map((room, index) => (index === 0 ? { ...room, yields: [200, 140, 100] } : room));
  expect(widthsIn(439, tight, 80)).toEqual([162, 100, 97]);
  expect(widthsIn(374, tight, 80)).toEqual([112, 100, 82]);
  expect(widthsIn(300, tight, 80)).toEqual([92, 100, 82]);
  expect(fittedWidths(tight, 80).table).toBe("354px");
});

test("what is left over is shared among those that grow", () =>
  expect(widthsIn(800, rooms, 80)).toEqual([400, 100, 220]));

test("columns of a fixed form never yield", () =>
  expect(fittedWidths([{ width: 100, grow: 0 }], 0)).toMatchObject({ table: "100px", columns: ["100px"] }));

test("a table that scrolls has room for its words again, and is as wide as its columns", () => {
  const roomy = rooms.map((room, index) => (index === 2 ? { ...room, scrolled: 118 } : room));
  expect(widthsIn(390, roomy, 80)).toEqual([132, 100, 82]);
  expect(widthsIn(389, roomy, 80)).toEqual([132, 100, 118]);
  expect([390, 389].map((container) => calculated(fittedWidths(roomy, 80).table, container))).toEqual([394, 430]);
});
