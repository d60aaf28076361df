import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPressedInPlace } from "./keep-pressed-in-place.ts";

let button: HTMLButtonElement;
let top = 300;
const frames: (() => void)[] = [];
const frame = () => frames.splice(0).forEach((draw) => draw());
/** Painted top of the button: its position in the layout plus its translation. */
const seen = () => top + Number(/ (-?\d+)px$/.exec(button.style.translate)?.[1] ?? 0);

beforeEach(() => {
  keepPressedInPlace();
  top = 300;
  button = document.body.appendChild(document.createElement("button"));
  button.getBoundingClientRect = () => new DOMRect(20, seen(), 100, 32);
  button.getClientRects = () => [button.getBoundingClientRect()] as unknown as DOMRectList;
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", () => frames.splice(0));
});
afterEach(() => {
  vi.unstubAllGlobals(); // first, because the stubs replaced the timers' own functions
  vi.useRealTimers();
  document.body.replaceChildren();
});
const point = (type: string, init: PointerEventInit = {}) =>
  button.dispatchEvent(
    new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, pointerType: "mouse", ...init }),
  );

test("what is pressed stays under the pointer until the click, and is then where it belongs", () => {
  point("pointerdown");
  top = 286;
  frame();
  expect(seen()).toBe(300);
  top = 330;
  frame();
  expect(seen()).toBe(300);
  point("pointerup");
  expect(seen()).toBe(300); // the click is still to come
  vi.runAllTimers();
  expect([seen(), button.getAttribute("style") ?? ""]).toEqual([330, ""]);
});

test("a release before the next frame still meets what was pressed", async () => {
  const error = document.body.appendChild(document.createElement("p"));
  point("pointerdown");
  error.remove();
  top = 276;
  await Promise.resolve();
  expect(seen()).toBe(300);
  point("pointerup");
  vi.runAllTimers();
  document.body.append(error);
  top = 300;
  await Promise.resolve();
  expect(button.getAttribute("style") ?? "").toBe("");
});

test("what a click hides, as it leads to another page, is let alone", async () => {
  point("pointerdown");
  button.getBoundingClientRect = () => new DOMRect();
  button.getClientRects = () => [] as unknown as DOMRectList;
  document.body.append(document.createElement("main"));
  await Promise.resolve();
  frame();
  expect(button.getAttribute("style") ?? "").toBe("");
});

test("putting something back does not call for putting it back again", async () => {
  point("pointerdown");
  let asked = 0;
  // Never where it was put back to; a hundred times is enough to see it.
  button.getBoundingClientRect = () => new DOMRect(20, 300 + Math.min((asked += 1), 100) * 10, 100, 32);
  document.body.append(document.createElement("main"));
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
  expect(asked).toBeLessThan(10);
});

test.each([
  ["at its end the button alone is laid back, which it would cut off itself", 840, "button"],
  ["where its end showed only a part of the button, the same", 880, "button"],
  ["at its beginning, which it no longer shows, all of it is laid back", 10, "box"],
])("in a box that something above has made smaller: %s", (_, pressedAt, laid) => {
  const box = document.body.appendChild(document.createElement("div"));
  box.style.overflow = "auto";
  box.append(button);
  top = pressedAt;
  let above = 0;
  box.getBoundingClientRect = () => new DOMRect(0, above, 400, 900 - above);
  point("pointerdown");
  above = 44;
  top += above;
  frame();
  expect([button.style.translate, box.style.translate]).toEqual(
    laid === "button" ? ["0px -44px", ""] : ["", "0px -44px"],
  );
});

test.each([
  ["a finger", { pointerType: "touch" }],
  ["another button of the mouse", { button: 2 }],
])("%s holds nothing", (_, init) => {
  point("pointerdown", init);
  top = 286;
  frame();
  expect(seen()).toBe(286);
});

test("whoever drags moves things", () => {
  point("pointerdown");
  top = 286;
  frame();
  point("pointermove", { clientX: 30 });
  expect(seen()).toBe(286);
});
