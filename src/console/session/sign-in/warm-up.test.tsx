import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { warmUpWhileTyping } from "./warm-up.ts";

let ran: string[] = [];
let starts = 0;

beforeEach(() => {
  ran = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "requestAnimationFrame"] });
  vi.stubGlobal("fetch", async () => new Response(""));
  vi.stubGlobal("runTest", (name: string) => void ran.push(name));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// A module runs only once for each URL.
const script = (name: string) => `data:text/javascript,globalThis.runTest("${name}")//${(starts += 1)}`;

/** The form while somebody types: both modules are loaded, and the last key was pressed just now. */
async function typing(): Promise<void> {
  warmUpWhileTyping({ scripts: [script("kit"), script("frame")], styles: [] });
  document.dispatchEvent(new Event("input"));
  await vi.advanceTimersByTimeAsync(50);
}

test("runs no module of the console between two keystrokes, and all of them in a pause", async () => {
  await typing();
  expect(ran).toEqual([]);
  document.dispatchEvent(new Event("input"));
  await vi.advanceTimersByTimeAsync(390);
  expect(ran).toEqual([]);
  await vi.advanceTimersByTimeAsync(20);
  await vi.waitFor(() => expect(ran).toEqual(["kit", "frame"]));
});

test("runs them without a pause once the form is sent and has drawn that it is", async () => {
  await typing();
  document.dispatchEvent(new Event("submit"));
  expect(ran).toEqual([]);
  await vi.advanceTimersByTimeAsync(20);
  await vi.waitFor(() => expect(ran).toEqual(["kit", "frame"]));
});
