import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchIdleness } from "./idleness.ts";

const act = vi.fn<() => void>();
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  act.mockReset();
  stop = watchIdleness(act);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const SECONDS = 1000;
const move = (screenX: number) => dispatchEvent(new MouseEvent("mousemove", { screenX, screenY: 0 }));

test("the screen locks after 180 checks of 5 s without input, not one earlier (§4, §9)", () => {
  vi.advanceTimersByTime(179 * 5 * SECONDS);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5 * SECONDS);
  expect(act).toHaveBeenCalledOnce();
});

test.each(["mousemove", "pointerdown", "keydown", "wheel", "touchmove"])("%s restarts the count", (sign) => {
  vi.advanceTimersByTime(179 * 5 * SECONDS);
  dispatchEvent(sign === "mousemove" ? new MouseEvent(sign, { screenX: 5 }) : new Event(sign));
  vi.advanceTimersByTime(179 * 5 * SECONDS);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5 * SECONDS);
  expect(act).toHaveBeenCalledOnce();
});

test("a resting mouse is no input, though browsers report it when the page moves under it", () => {
  move(7);
  for (let check = 0; check < 179; check++) {
    vi.advanceTimersByTime(5 * SECONDS);
    move(7);
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5 * SECONDS);
  expect(act).toHaveBeenCalledOnce();
});

test("a computer that slept locks at the first check after it woke", () => {
  vi.advanceTimersByTime(5 * SECONDS);
  vi.setSystemTime(Date.now() + 3_600 * SECONDS);
  vi.advanceTimersByTime(5 * SECONDS);
  expect(act).toHaveBeenCalledOnce();
});

test("input in another window of this browser counts, as each tells the others at its checks", async () => {
  stop();
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  stop = watchIdleness(act);
  const other = new BroadcastChannel("terrace.activity");
  const nextMessage = () => new Promise((resolve) => other.addEventListener("message", resolve, { once: true }));

  const told = nextMessage();
  move(3);
  vi.advanceTimersByTime(5 * SECONDS);
  await told;

  vi.advanceTimersByTime(170 * 5 * SECONDS);
  const witness = new BroadcastChannel("terrace.activity");
  const heard = new Promise((resolve) => witness.addEventListener("message", resolve, { once: true }));
  other.postMessage(null);
  await heard;
  witness.close();
  other.close();
  vi.advanceTimersByTime(179 * 5 * SECONDS);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5 * SECONDS);
  expect(act).toHaveBeenCalledOnce();
});
