import { expect, test } from "vitest";
import { largest, pull, sideOf, within } from "./crop.ts";

const wide = { width: 400, height: 200 };

test("a portrait begins as the largest square in the middle", () => {
  expect(largest(wide)).toEqual({ x: 200, y: 100, zoom: 1 });
  expect(sideOf(wide, largest(wide))).toBe(200);
});

test("the square never leaves the picture, however far it is pulled", () => {
  expect(pull(wide, largest(wide), { x: 50, y: 50 }, 100)).toEqual({ x: 100, y: 100, zoom: 1 });
  expect(pull(wide, largest(wide), { x: -9_999, y: 9_999 }, 100)).toEqual({ x: 300, y: 100, zoom: 1 });
  expect(within(wide, { x: -5, y: 500, zoom: 2 })).toEqual({ x: 50, y: 150, zoom: 2 });
});

test("the zoom is at most four, and a drag follows the finger at every zoom", () => {
  expect(within(wide, { x: 200, y: 100, zoom: 99 }).zoom).toBe(4);
  expect(within(wide, { x: 200, y: 100, zoom: 0.1 }).zoom).toBe(1);
  // At zoom 2, 100 picture pixels fill the view of 200, so a drag of 20 moves the crop by 10.
  expect(pull(wide, { x: 200, y: 100, zoom: 2 }, { x: 20, y: 0 }, 200).x).toBe(190);
});
