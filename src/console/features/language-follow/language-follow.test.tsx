import { afterEach, expect, test, vi } from "vitest";
import { preference } from "../../../web/preferences/preferences.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { setDirty } from "../../tabs/tabs.ts";
import { frame, type Frame } from "../../testing/frame.tsx";
import { LanguageFollow } from "./LanguageFollow.tsx";

const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
const hasFocus = vi.spyOn(document, "hasFocus");
let running: Frame;
afterEach(() => {
  running.end();
  reload.mockClear();
});

const change = async (isAtIt: boolean) => {
  hasFocus.mockReturnValue(isAtIt);
  await new Promise((resolve) => setTimeout(resolve)); // the first render
  preference.language.write("lo");
};

test("an inactive window reloads in the language chosen in another window", async () => {
  running = frame(<LanguageFollow />, []);
  await change(false);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("a window with unsaved text reloads only once it is saved", async () => {
  running = frame(<LanguageFollow />, []);
  const [tab] = useTabs.getState().tabs;
  useTabs.setState((state) => setDirty(state, tab?.id ?? "", true));
  await change(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reload).not.toHaveBeenCalled();
  useTabs.setState((state) => setDirty(state, tab?.id ?? "", false));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("the window in which the language was chosen shows a message first", async () => {
  running = frame(<LanguageFollow />, []);
  await change(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reload).not.toHaveBeenCalled();
});
