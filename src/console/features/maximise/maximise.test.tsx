import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useShell } from "../../layout/shell-store.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { Maximise } from "./Maximise.tsx";

let running: Frame;
beforeEach(async () => {
  useShell.setState({ isMaximised: true });
  running = frame(
    <main id="main" tabIndex={-1}>
      <input />
      <Maximise />
    </main>,
    [{ path: "/a" }],
    "/a",
  );
  await found("button");
});
afterEach(() => {
  running.end();
  useShell.setState({ isMaximised: false });
});

const escape = (isComposing: boolean) =>
  document
    .querySelector("input")
    ?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, isComposing }));

test("Escape brings the frame back, but not while it ends the typing of a word", async () => {
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("main"));
  escape(true);
  expect(useShell.getState().isMaximised).toBe(true);
  escape(false);
  expect(useShell.getState().isMaximised).toBe(false);
  await vi.waitFor(() => expect(document.querySelector("button")).toBeNull());
});
