import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followTooltips } from "./follow-tooltips.ts";

let stop: () => void;
const shown = () => document.querySelector("[role=tooltip]")?.textContent;
const point = (target: Element | undefined, pointerType = "mouse") =>
  target?.dispatchEvent(Object.assign(new Event("pointerover", { bubbles: true }), { pointerType }));
const press = (target: Element | undefined, pointerType = "mouse") =>
  target?.dispatchEvent(Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType }));
const move = (movementX: number) =>
  document.dispatchEvent(Object.assign(new Event("pointermove"), { pointerType: "mouse", movementX, movementY: 0 }));
const type = (key: string) => document.dispatchEvent(new KeyboardEvent("keydown", { key }));
const [first, second, plain] = ["Save", "Delete", ""].map((text) => {
  const button = document.createElement("button");
  if (text !== "") button.dataset["tooltip"] = text;
  button.append(document.createElement("svg"));
  return button;
});

beforeEach(() => {
  vi.useFakeTimers();
  // The test's document has no top layer.
  HTMLElement.prototype.showPopover ??= () => undefined;
  document.body.replaceChildren(...[first, second, plain].filter((each) => each !== undefined));
  stop = followTooltips();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("says what an element is once the pointer rests on it or on its picture, and no more when it has left", () => {
  point(first?.firstElementChild ?? undefined);
  expect(shown()).toBeUndefined();
  vi.runAllTimers();
  expect(shown()).toBe("Save");
  expect(first?.getAttribute("aria-describedby")).toBe("tooltip");
  point(second);
  vi.runAllTimers();
  expect(shown()).toBe("Delete");
  expect(first?.hasAttribute("aria-describedby")).toBe(false);
  point(plain);
  vi.runAllTimers();
  expect(shown()).toBeUndefined();
});

test("is no description of a button that has the same name", () => {
  first?.setAttribute("aria-label", "Save");
  point(first);
  vi.runAllTimers();
  expect(shown()).toBe("Save");
  expect(first?.hasAttribute("aria-describedby")).toBe(false);
  first?.removeAttribute("aria-label");
});

test("goes with Escape and stays while the pointer is on it (WCAG 1.4.13)", () => {
  point(first);
  vi.runAllTimers();
  point(plain);
  point(document.querySelector("[role=tooltip]") ?? undefined);
  vi.runAllTimers();
  expect(shown()).toBe("Save");
  type("Escape");
  expect(shown()).toBeUndefined();
});

test("is not shown where something opens under a finger, until a mouse is moved", () => {
  press(plain, "touch");
  move(0);
  point(first);
  vi.runAllTimers();
  expect(shown()).toBeUndefined();
  move(3);
  point(first);
  vi.runAllTimers();
  expect(shown()).toBe("Save");
});

test("is not shown over what a press opened, nor to a finger", () => {
  point(first);
  press(first);
  point(first);
  vi.runAllTimers();
  expect(shown()).toBeUndefined();
  point(second, "touch");
  vi.runAllTimers();
  expect(shown()).toBeUndefined();
});

test("shows what Tab reaches, not what is given the focus otherwise", () => {
  first?.focus();
  vi.runAllTimers();
  expect(shown()).toBeUndefined();
  type("Tab");
  second?.focus();
  vi.runAllTimers();
  expect(shown()).toBe("Delete");
});
