import { expect, test } from "vitest";
import { fittedWidths, type Room } from "./fitted-widths.ts";

/** The columns' widths in px in a container of this width. */
function widthsIn(container: number, rooms: readonly Room[], fixed: number): number[] {
  const { max, min } = Math;
  return fittedWidths(rooms, fixed).columns.map((css) => {
    const js = css.replaceAll("calc", "").replaceAll("px", "").replaceAll("100cqw", String(container));
    // oxlint-disable-next-line no-implied-eval -- arithmetic of our own
    return Math.round(Number(new Function("max", "min", `return ${js}`)(max, min)));
  });
}

const rooms: readonly Room[] = [
  { width: 300, yields: [200, 140] },
  { width: 100, grow: 0 },
  { width: 120, yields: [120, 90] },
];

test("what is missing is taken step by step, in each from all that can yield, never more than they have", () => {
  expect(widthsIn(600, rooms, 80)).toEqual([300, 100, 120]);
  expect(widthsIn(540, rooms, 80)).toEqual([240, 100, 120]);
  expect(widthsIn(500, rooms, 80)).toEqual([200, 100, 120]);
  expect(widthsIn(455, rooms, 80)).toEqual([170, 100, 105]);
  expect(widthsIn(410, rooms, 80)).toEqual([140, 100, 90]);
  expect(widthsIn(300, rooms, 80)).toEqual([140, 100, 90]);
  expect(fittedWidths(rooms, 80).table).toBe(410);
});

test("columns have as many steps as they need", () => {
  const tight = rooms.map((room, index) => (index === 0 ? { ...room, yields: [200, 140, 100] } : room));
  expect(widthsIn(455, tight, 80)).toEqual([170, 100, 105]);
  expect(widthsIn(390, tight, 80)).toEqual([120, 100, 90]);
  expect(widthsIn(300, tight, 80)).toEqual([100, 100, 90]);
  expect(fittedWidths(tight, 80).table).toBe(370);
});

test("what is left over is shared among those that grow", () =>
  expect(widthsIn(800, rooms, 80)).toEqual([400, 100, 220]));

test("columns of a fixed form never yield", () =>
  expect(fittedWidths([{ width: 100, grow: 0 }], 0)).toEqual({ table: 100, columns: ["100px"] }));
