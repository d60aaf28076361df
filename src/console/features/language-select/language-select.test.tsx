import { afterEach, expect, test, vi } from "vitest";
import { preference } from "../../../web/preferences/preferences.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { useLeaveGuard } from "../../../web/feedback/leave-guard.ts";
import { LanguageSelect } from "./LanguageSelect.tsx";

let running: Frame | undefined;
afterEach(() => running?.end());

function Unsaved() {
  useLeaveGuard(true);
  return <LanguageSelect />;
}

const isHeld = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test.each([
  ["Cancel", "stays as it was, and the browser would still ask", 0, "en", true],
  ["Change", "changes by a reload of which the browser does not ask again", 1, "lo", false],
])("with unsaved changes it asks first; after %s the language %s", async (answer, _, times, language, holds) => {
  preference.language.write("en");
  running = frame(<Unsaved />, []);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  (await found("button[aria-label=Language]")).click();
  (await found("[role=menuitem]", "ລາວ")).click();
  await found("[role=dialog]", "Change the language with unsaved changes?");
  (await found("[role=dialog] button", answer)).click();
  await new Promise((go) => setTimeout(go)); // the answer arrives
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(times), { timeout: 10_000 });
  expect([preference.language.read(), isHeld()]).toEqual([language, holds]);
  reload.mockRestore();
});

test("each language is listed under its own name; choosing one shows a message in it, then the page reloads (§8)", async () => {
  running = frame(<LanguageSelect />, []);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  (await found("button[aria-label=Language]")).click();
  await found("[role=menuitem]", "ລາວ");
  expect([...document.querySelectorAll("[role=menuitem]")].map((item) => item.textContent)).toEqual([
    "中文",
    "ລາວ",
    "English",
  ]);
  (await found("[role=menuitem]", "ລາວ")).click();
  await found(".toast", "ປ່ຽນພາສາສຳເລັດແລ້ວ");
  expect(preference.language.read()).toBe("lo");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 10_000 });
  reload.mockRestore();
});
