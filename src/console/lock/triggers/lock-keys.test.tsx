import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchKeys } from "./lock-keys.ts";

const act = vi.fn<() => void>();
let now = 0;
let stop: () => void;
beforeEach(() => {
  act.mockReset();
  now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  stop = watchKeys(act);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true, ...more });
  document.body.dispatchEvent(event);
  return event;
};

test("Ctrl and then Enter within 200 ms locks, and Enter does nothing else (§4, §9)", () => {
  press("Control");
  now += 200;
  expect(press("Enter", { ctrlKey: true }).defaultPrevented).toBe(true);
  expect(act).toHaveBeenCalledOnce();
});

test.each<[string, () => void]>([
  ["later than that", () => (press("Control"), (now += 201), press("Enter"))],
  ["another key in between", () => (press("Control"), press("c"), press("Enter"))],
  ["Enter alone", () => press("Enter")],
  ["Enter that chooses a word of an input method", () => (press("Control"), press("Enter", { isComposing: true }))],
  [
    "Ctrl held down for long",
    () => (press("Control"), (now += 400), press("Control", { repeat: true }), press("Enter")),
  ],
])("%s does not", (_case, type) => {
  type();
  expect(act).not.toHaveBeenCalled();
});
