import { Moon } from "lucide-react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Modal } from "../../../web/components/Modal.tsx";
import { fillPermissions } from "../../../web/lookups/permissions.ts";
import { fillOwnId } from "../../../web/lookups/own-id.ts";
import { useActions } from "../../palette-actions/actions.ts";
import { currentAddress } from "../../routing/navigation.ts";
import { useEnded } from "../../session/ended-store.ts";
import { useLock } from "../../lock/lock-store.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { Palette } from "./Palette.tsx";
import "./PaletteDialog.tsx"; // loaded here, so that its loading time does not count in a test

const titles = (title: string, titleLo: string, titleEn: string) => ({ title, titleLo, titleEn });
const MENUS = [
  { path: "/sys/dict", meta: titles("数据字典", "ບັນຊີຕົວເລືອກ", "Dictionaries") },
  { path: "/sys/sysdivision", meta: titles("行政区划", "ເຂດປົກຄອງ", "Administrative divisions") },
  { path: "https://example.la", meta: titles("外部", "ພາຍນອກ", "Elsewhere") },
];
const READINGS: Readonly<Record<string, string>> = { 数据字典: "shu ju zi dian", 行政区划: "xing zheng qu hua" };
const RECORD = {
  path: "/sys/dict",
  id: "0199a9c0-0000-7000-8000-000000000001",
  title: { zh: "旱季", lo: "ລະດູແລ້ງ", en: "Dry season" },
  module: { zh: "数据字典", lo: "ບັນຊີຕົວເລືອກ", en: "Dictionaries" },
};
// A record of a module that this person's menu does not lead to.
const STRAY = { ...RECORD, path: "/sys/dict/group", id: "0199a9c0-0000-7000-8000-000000000002" };

const goDark = vi.fn<() => void>();
function Offering() {
  useActions(() => [{ id: "dark", title: { zh: "深色", lo: "ມືດ", en: "Dark" }, icon: Moon, run: goDark }]);
  return <Palette />;
}

let running: Frame;
let answer: (asked: string) => unknown;
const asked: string[] = [];
beforeEach(() => {
  answer = () => ({ code: 0, msg: "", data: [RECORD, STRAY] });
  asked.length = 0;
  fillPermissions(["sys:dict:add", "sys:dict:list"]);
  fillOwnId("u1");
  vi.spyOn(navigator, "platform", "get").mockReturnValue("Linux x86_64");
  running = frame(<Offering />, MENUS);
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    const form = new URLSearchParams(body);
    if (address.endsWith("/readings"))
      return Response.json({ code: 0, msg: "", data: [...form.values()].map((name) => READINGS[name] ?? "") });
    asked.push(form.get("text") ?? "");
    return Response.json(answer(form.get("text") ?? ""));
  });
});
afterEach(() => {
  useLock.setState({ isLocked: false });
  useEnded.setState({ phase: "no" });
  running.end();
  localStorage.clear();
  vi.restoreAllMocks();
});

const press = (key: string, on: EventTarget = document, held: KeyboardEventInit = {}) =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }));
const box = () => found<HTMLInputElement>("[role=combobox]");
const open = async () => {
  await vi.waitFor(() => {
    press("k", document, { ctrlKey: true });
    expect(document.querySelector("dialog")).not.toBeNull();
  });
  return box();
};
const type = async (text: string) => {
  const input = await box();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  return input;
};
const lines = () => [...document.querySelectorAll("[role=option]")].map((line) => line.textContent);
const marked = () => document.querySelector("[role=option][aria-selected=true]")?.textContent;

test("Ctrl K opens the palette with pages, actions and the kinds of records that may be added", async () => {
  await open();
  await vi.waitFor(() => expect(lines()).toContain("Dark"));
  expect(lines()).toEqual(
    expect.arrayContaining(["Dictionaries", "Administrative divisions", "Elsewhere", "Add dictionary entry"]),
  );
  expect(lines()).not.toContain("Add division");
  expect(asked).toEqual([]);
});

test.each(["行政", "xzqh", "quhua", "ເຂດ", "divis"])(
  "a page is found by %s, and what was typed is marked",
  async (typed) => {
    await open();
    await vi.waitFor(async () => {
      await type(typed);
      expect(lines()[0]).toContain("Administrative divisions");
      expect(document.querySelector("[role=option] mark")).not.toBeNull();
    });
  },
);

test("records come once the typing settles, of modules whose page is in the menu, and open over their list", async () => {
  await open();
  await type("dr");
  await type("dry");
  await found("[role=option]", "Dry season");
  expect(asked).toEqual(["dry"]);
  expect(lines().filter((line) => line?.includes("Dry season"))).toHaveLength(1);
  expect(document.querySelector("[role=status]")?.textContent).toBe("Results: 1");
  press("Enter", await box());
  await vi.waitFor(() => expect(currentAddress()).toBe(`/sys/dict?open=${RECORD.id}`));
  expect(document.querySelector("dialog")).toBeNull();
});

test("a record whose name begins with the typed words stands before one that contains them", async () => {
  fillPermissions(["sys:dict:list", "sys:sysdivision:list"]);
  const contains = { ...RECORD, title: { zh: "今年的旱季", lo: "ປີນີ້ລະດູແລ້ງ", en: "This rainy season" } };
  const begins = {
    ...RECORD,
    path: "/sys/sysdivision",
    id: STRAY.id,
    title: { zh: "旱", lo: "ດ", en: "Rainy valley" },
  };
  answer = () => ({ code: 0, msg: "", data: [contains, begins] });
  await open();
  await type("rainy");
  await found("[role=option]", "Rainy valley");
  const shown = lines().map((line) => line ?? "");
  expect(shown.findIndex((each) => each.includes("Rainy valley"))).toBeLessThan(
    shown.findIndex((each) => each.includes("This rainy season")),
  );
});

test("arrows, Home and End move the mark while the focus stays in the box, and Enter chooses", async () => {
  const input = await open();
  await vi.waitFor(() => expect(lines()).toContain("Dark"));
  const all = lines();
  const steps: [string, number][] = [
    ["ArrowDown", 1],
    ["End", all.length - 1],
    ["ArrowDown", 0],
    ["ArrowUp", all.length - 1],
    ["Home", 0],
  ];
  for (const [key, at] of steps) {
    press(key, input);
    await vi.waitFor(() => expect(marked()).toBe(all[at]));
    expect(document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent).toBe(all[at]);
  }
  await type("dark");
  await vi.waitFor(() => expect(marked()).toBe("Dark"));
  press("Enter", input);
  expect(goDark).toHaveBeenCalledOnce();
});

test("recent choices are listed first, for the same person only", async () => {
  await open();
  await type("divis");
  await found("[role=option]", "Administrative divisions");
  press("Enter", await box());
  await vi.waitFor(() => expect(currentAddress()).toBe("/sys/sysdivision"));
  await open();
  await vi.waitFor(() => expect(lines()[0]).toBe("Administrative divisions"));
  await found("[role=group]", "Recent");
});

test("an empty result and an error are shown, and pages are still found", async () => {
  answer = () => ({ code: 0, msg: "", data: [] });
  await open();
  await type("zzzz");
  await found("p", "Nothing found for “zzzz”");
  answer = () => ({ code: 429001, msg: "Too many requests", data: null });
  await type("divis");
  await found("[role=alert]", "Too many requests");
  expect(lines()).toEqual(["Administrative divisions"]);
  answer = () => ({ code: 0, msg: "", data: [RECORD] });
  (await found("[role=alert] button")).click();
  await found("[role=option]", "Dry season");
});

test.each([
  ["the screen is locked", () => useLock.setState({ isLocked: true })],
  ["the session has ended", () => useEnded.setState({ phase: "asking" })],
])("it closes when %s, and neither opens then nor comes back by itself", async (_, happens) => {
  await open();
  happens();
  await found("button:disabled", "Search");
  expect(document.querySelector("dialog")).toBeNull();
  press("k", document, { ctrlKey: true });
  expect(document.querySelector("dialog")).toBeNull();
  useLock.setState({ isLocked: false });
  useEnded.setState({ phase: "no" });
  await found("button:not(:disabled)", "Search");
  expect(document.querySelector("dialog")).toBeNull();
});

test("the palette does not open over a modal dialog, but does over one that is fading out", async () => {
  const other = document.body.appendChild(document.createElement("div"));
  other.innerHTML = '<div role="dialog" aria-modal="true"></div>';
  await found("button:not(:disabled)", "Search");
  press("k", document, { ctrlKey: true });
  expect(document.querySelector("dialog")).toBeNull();
  other.className = "ant-zoom-leave";
  await open();
});

test("Escape is for the palette, and not also for the dialog of a form over which it was opened", async () => {
  const closeBeneath = vi.fn<() => void>();
  const main = document.body.appendChild(document.createElement("main"));
  const beneath = createRoot(main);
  beneath.render(<Modal open getContainer={false} title="Crop picture" onCancel={closeBeneath} />);
  await found("main [role=dialog]", "Crop picture");
  press("Escape", await open());
  press("Escape", await found("dialog"));
  expect(closeBeneath).not.toHaveBeenCalled();
  (await found<HTMLDialogElement>("dialog")).close();
  await vi.waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  press("Escape");
  expect(closeBeneath).toHaveBeenCalledOnce();
  beneath.unmount();
});
