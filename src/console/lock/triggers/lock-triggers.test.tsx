import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fillSettings } from "../../../web/lookups/settings.ts";
import { useKnownShortcuts } from "../../../web/shortcuts/known-shortcuts.ts";
import { useEnded } from "../../session/ended-store.ts";
import { lockFlag } from "../lock-flag.ts";
import { useLock } from "../lock-store.ts";
import { frame, type Frame } from "../../testing/frame.tsx";
import { LockTriggers } from "./LockTriggers.tsx";

const QUARTER = 900_000; // ms
let running: Frame;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
  lockFlag.remove();
  useLock.setState({ isLocked: false });
  useEnded.setState({ phase: "no" });
  running.end();
});

const start = async (enable: string) => {
  fillSettings({ "sys.lock.enable": enable });
  running = frame(<LockTriggers />, []);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code: 0, msg: "", data: null })));
  // A listed shortcut shows that the component's effects have run.
  await vi.waitFor(() => expect(useKnownShortcuts.getState().known.map(({ keys }) => keys)).toContain("Control Enter"));
};
const isLocked = () => useLock.getState().isLocked;
const pressKeys = () => {
  for (const key of ["Control", "Enter"])
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
};

test.each([
  ["1", true],
  ["0", false],
  ["", false],
])("with sys.lock.enable %j a quarter of an hour without a movement locks: %s (§3, §4)", async (enable, locks) => {
  await start(enable);
  vi.advanceTimersByTime(QUARTER);
  expect(isLocked()).toBe(locks);
});

test("a change of the setting applies at once", async () => {
  await start("0");
  fillSettings({ "sys.lock.enable": "1" });
  await vi.waitFor(() => {
    vi.advanceTimersByTime(QUARTER);
    expect(isLocked()).toBe(true);
  });
});

test("the keys lock whatever the setting says (§4)", async () => {
  await start("0");
  pressKeys();
  expect(isLocked()).toBe(true);
  expect(lockFlag.read()).not.toBeNull();
});

test("nothing is locked after the session has ended", async () => {
  await start("1");
  useEnded.setState({ phase: "staying" });
  pressKeys();
  vi.advanceTimersByTime(QUARTER);
  expect(isLocked()).toBe(false);
});
