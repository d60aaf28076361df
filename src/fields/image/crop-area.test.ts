import { expect, it } from "vitest";
import { areaOf, changeCrop, middleOf, ratioOf } from "./crop-area.ts";

const WIDE = { width: 4000, height: 2000 };
const TALL = { width: 900, height: 1600 };

it("keeps as much of the picture as the shape takes, in its middle", () => {
  expect(areaOf(middleOf(WIDE), WIDE, ratioOf("1/1"))).toEqual({ x: 1000, y: 0, width: 2000, height: 2000 });
  expect(areaOf(middleOf(TALL), TALL, ratioOf("16/9"))).toEqual({ x: 0, y: 546.875, width: 900, height: 506.25 });
});

it("never leaves the picture, however far it is moved or enlarged", () => {
  const ratio = ratioOf("16/9");
  let crop = changeCrop(middleOf(WIDE), { zoom: 2 }, WIDE, ratio);
  expect(areaOf(crop, WIDE, ratio).height).toBe(1000);
  crop = changeCrop(crop, { x: 1e6, y: -1e6 }, WIDE, ratio);
  const { x, y, width } = areaOf(crop, WIDE, ratio);
  expect([x + width, y]).toEqual([4000, 0]);
  // Dragging beyond the edge does not accumulate: the way back starts at once.
  expect(areaOf(changeCrop(crop, { x: -100 }, WIDE, ratio), WIDE, ratio).x).toBe(x - 100);
  expect(changeCrop(crop, { zoom: 99 }, WIDE, ratio).zoom).toBe(4);
  expect(changeCrop(crop, { zoom: 0 }, WIDE, ratio).zoom).toBe(1);
});
