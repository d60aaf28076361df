import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchMouse, watchTouch } from "./edge.ts";

let isOpen = false;
const edge = {
  isOpen: () => isOpen,
  open: () => {
    isOpen = true;
  },
  close: () => {
    isOpen = false;
  },
};
const stops: (() => void)[] = [];
const at = (clientX: number, more: PointerEventInit = {}) =>
  document.dispatchEvent(new PointerEvent("pointermove", { clientX, pointerType: "mouse", ...more }));
const touch = (type: string, list: "touches" | "changedTouches", clientX: number, clientY: number) =>
  document.dispatchEvent(Object.assign(new Event(type), { [list]: [{ clientX, clientY }] }));
const swipe = (from: readonly [number, number], to: readonly [number, number]) => {
  touch("touchstart", "touches", ...from);
  touch("touchend", "changedTouches", ...to);
};

beforeEach(() => {
  isOpen = false;
  vi.useFakeTimers();
  stops.push(watchMouse(edge), watchTouch(edge));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

test("the drawer opens when the mouse has rested at the left 5 px for 500 ms (§2, §9)", () => {
  at(5);
  vi.advanceTimersByTime(499);
  expect(isOpen).toBe(false);
  at(3);
  vi.advanceTimersByTime(1);
  expect(isOpen).toBe(true);
});

test("a mouse that passes or drags, a finger and a pen do not open the drawer", () => {
  at(2);
  vi.advanceTimersByTime(300);
  at(6);
  vi.advanceTimersByTime(1000);
  at(0, { buttons: 1 });
  vi.advanceTimersByTime(1000);
  at(0, { pointerType: "pen" });
  vi.advanceTimersByTime(1000);
  at(4);
  document.documentElement.dispatchEvent(new Event("pointerleave"));
  vi.advanceTimersByTime(1000);
  expect(isOpen).toBe(false);
});

test("the drawer closes when the pointer has been beyond 390 px for 500 ms, and stays if it returns before (§2, §9)", () => {
  at(0);
  vi.advanceTimersByTime(500);
  at(390);
  vi.advanceTimersByTime(5000);
  at(391);
  vi.advanceTimersByTime(499);
  at(200);
  vi.advanceTimersByTime(5000);
  expect(isOpen).toBe(true);
  at(800);
  vi.advanceTimersByTime(300);
  at(900);
  vi.advanceTimersByTime(200);
  expect(isOpen).toBe(false);
});

test("a drawer opened by key closes only after the mouse was in it and left", () => {
  at(800);
  isOpen = true;
  at(810);
  vi.advanceTimersByTime(5000);
  expect(isOpen).toBe(true);
  at(100);
  at(700);
  vi.advanceTimersByTime(500);
  expect(isOpen).toBe(false);
});

test.each([
  ["from the edge", [20, 300], [120, 310], true],
  ["from further in", [21, 300], [220, 310], false],
  ["too short", [10, 300], [60, 300], false],
  ["more down than across", [10, 300], [90, 380], false],
] as const)("a swipe %s (%j to %j) opens it: %s", (_, from, to, opens) => {
  swipe(from, to);
  expect(isOpen).toBe(opens);
});

test("a swipe counts before it ends, because some browsers never report its end", () => {
  touch("touchstart", "touches", 8, 300);
  touch("touchmove", "changedTouches", 60, 300);
  expect(isOpen).toBe(false);
  touch("touchmove", "changedTouches", 70, 300);
  expect(isOpen).toBe(true);
  touch("touchmove", "changedTouches", 0, 300); // the same finger closes nothing
  expect(isOpen).toBe(true);
});

test("a swipe back closes the drawer", () => {
  isOpen = true;
  swipe([300, 300], [100, 320]);
  expect(isOpen).toBe(false);
});
