import { afterEach, beforeEach, test } from "vitest";
import type { Language } from "../../../contract/text.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { Fullscreen } from "./Fullscreen.tsx";

let running: Frame;
let inFront: Element | null = null;
const change = (element: Element | null) => {
  inFront = element;
  document.dispatchEvent(new Event("fullscreenchange"));
};
const give = (name: string, on: object, value: unknown) =>
  Object.defineProperty(on, name, { configurable: true, value });
const show = (language: Language = "en") => {
  running = frame(<Fullscreen />, [], "/dashboard", language);
};

beforeEach(() => {
  inFront = null;
  Object.defineProperty(document, "fullscreenElement", { configurable: true, get: () => inFront });
  give("requestFullscreen", document.documentElement, async () => change(document.documentElement));
  give("exitFullscreen", document, async () => change(null));
});
afterEach(() => running.end());

test("the button toggles full screen, and follows Esc, which the browser handles (§2)", async () => {
  show();
  (await found("button[aria-label='Full screen']")).click();
  (await found("button[aria-label='Exit full screen']")).click();
  (await found("button[aria-label='Full screen']")).click();
  await found("button[aria-label='Exit full screen']");
  change(null);
  await found("button[aria-label='Full screen']");
});

test.each([
  ["zh", "您的浏览器不支持全屏"],
  ["lo", "ບຣາວເຊີຂອງທ່ານໃຊ້ໂໝດເຕັມຈໍບໍ່ໄດ້"],
  ["en", "Your browser does not support full screen"],
] as const)("a browser that cannot is told in %s: %s (§8)", async (language, words) => {
  give("requestFullscreen", document.documentElement, undefined);
  show(language);
  (await found("button")).click();
  await found(".toast", words);
});

test("a browser that refuses says the same", async () => {
  give("requestFullscreen", document.documentElement, () => Promise.reject(new TypeError("not here")));
  show();
  (await found("button")).click();
  await found(".toast", "Your browser does not support full screen");
});
