import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../query-client.ts";
import { currentAddress } from "../../routing/navigation.ts";
import { useTopEntries } from "../../menu/use-menu-location.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { MenuSearchBox } from "./MenuSearchBox.tsx";

const titles = (title: string, titleLo: string, titleEn: string) => ({ title, titleLo, titleEn });
const MENUS = [
  { path: "/sys/dict", meta: titles("数据字典", "ບັນຊີຕົວເລືອກ", "Dictionaries") },
  { path: "/sys/sysdivision", meta: titles("行政区划", "ເຂດປົກຄອງ", "Administrative divisions") },
];
const READINGS: Readonly<Record<string, string>> = { 数据字典: "shu ju zi dian", 行政区划: "xing zheng qu hua" };

const Search = () => <MenuSearchBox entries={useTopEntries()} isAsked={false} onLeave={() => {}} />;

let running: Frame;
/** Lets the pinyin come. */
let answer: () => void;
beforeEach(() => {
  const waiting = Promise.withResolvers<void>();
  answer = () => waiting.resolve();
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    await waiting.promise;
    const names = [...new URLSearchParams(body).values()];
    return Response.json({ code: 0, msg: "", data: names.map((name) => READINGS[name] ?? "") });
  });
  running = frame(<Search />, MENUS);
});
afterEach(() => {
  running.end();
  queryClient.clear();
});

const box = () => found<HTMLInputElement>("input[role=combobox]");
async function type(words: string) {
  const input = await box();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, words);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(input.getAttribute("aria-expanded")).toBe("true"));
}
const press = async (key: string) =>
  (await box()).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

test("while the pinyin is on its way nothing is said to match nothing, and an arrow pressed early chooses the first match", async () => {
  await type("xz");
  await press("ArrowDown");
  expect(document.body.textContent).not.toContain("No menu items match");
  answer();
  const hit = await found("[role=option]", "Administrative divisions");
  expect(hit.getAttribute("aria-selected")).toBe("true");
  await press("Enter");
  await vi.waitFor(() => expect(currentAddress()).toBe("/sys/sysdivision"));
});

test("what matches neither a title nor its pinyin is said to match nothing", async () => {
  await type("qq");
  answer();
  await found("[role=status]", "No menu items match");
});
