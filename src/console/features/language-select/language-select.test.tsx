import { afterEach, expect, test, vi } from "vitest";
import { preference } from "../../../web/preferences/preferences.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";

let running: Frame | undefined;
afterEach(() => running?.end());

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
