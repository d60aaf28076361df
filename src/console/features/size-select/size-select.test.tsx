import { afterEach, expect, test, vi } from "vitest";
import { preference } from "../../../web/preferences/preferences.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { SizeSelect } from "./SizeSelect.tsx";

let running: Frame;
afterEach(() => {
  running.end();
  preference.size.write("small");
});

test.each([
  ["zh", "大", "medium", "当前字体大小设置成功"],
  ["lo", "ນ້ອຍ", "mini", "ຕັ້ງຂະໜາດຕົວອັກສອນສຳເລັດແລ້ວ"],
  ["en", "Large", "medium", "Current font size set successfully"],
  ["en", "Small", "mini", "Current font size set successfully"],
] as const)("in %s, %s sets the size %s at once and says: %s (§2, §8)", async (language, name, size, said) => {
  running = frame(<SizeSelect />, [], "/dashboard", language);
  (await found("button")).click();
  (await found("[role=menuitem]", name)).click();
  await found(".toast", said);
  expect(preference.size.read()).toBe(size);
  await vi.waitFor(() => expect(document.documentElement.dataset["size"]).toBe(size));
});
