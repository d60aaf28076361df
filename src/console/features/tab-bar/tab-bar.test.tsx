import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "../../routing/navigation.ts";
import { activeTab, setDirty, setTitle } from "../../tabs/tabs.ts";
import { keepTabs, useTabs } from "../../tabs/tabs-store.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { TabBar } from "./TabBar.tsx";

const MENUS = [
  { path: "/dashboard", meta: { title: "dashboard" } },
  { path: "/a", meta: { titleEn: "Articles" } },
  { path: "/b", meta: { titleEn: "Brands" } },
];
let running: Frame;
beforeEach(async () => {
  running = frame(<TabBar />, MENUS);
  for (const path of ["/a", "/b"]) {
    openPage(path);
    await inFront(path);
  }
});
afterEach(() => running.end());
const inFront = (path: string) => vi.waitFor(() => expect(activeTab(useTabs.getState())?.path).toBe(path));
const names = () => [...document.querySelectorAll("[role=tab]")].map((tab) => tab.textContent);
const press = (tab: HTMLElement, key: string) =>
  tab.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

test("titles follow the language, and the one titled dashboard is Home without a close icon (§2)", async () => {
  await vi.waitFor(() => expect(names()).toEqual(["Home", "Articles", "Brands"]));
  expect(
    [...document.querySelectorAll("button[aria-label^=Close]")].map((button) => button.getAttribute("aria-label")),
  ).toEqual(["Close “Articles”", "Close “Brands”"]);
});

test("a restored tab has its title in the present language before its page is rendered", async () => {
  keepTabs("u1");
  openPage("/b");
  await inFront("/b");
  useTabs.setState((state) => setTitle(state, "/b", { zh: "新建品牌", lo: "ເພີ່ມຍີ່ຫໍ້", en: "New brand" }));
  await vi.waitFor(() => expect(names()).toContain("New brand"));
  const kept = { ...sessionStorage };
  running.end();
  Object.assign(sessionStorage, kept);
  running = frame(<TabBar />, MENUS, "/dashboard", "lo");
  keepTabs("u1");
  await vi.waitFor(() => expect(names()).toContain("ເພີ່ມຍີ່ຫໍ້"));
  expect(names()).not.toContain("New brand");
});

test("closing the active tab goes to the last remaining", async () => {
  (await found("button[aria-label='Close “Brands”']")).click();
  await inFront("/a");
  expect(names()).toEqual(["Home", "Articles"]);
});

test("the middle button closes, but not the Dashboard", async () => {
  for (const name of ["Articles", "Home"])
    (await found("[role=tab]", name)).dispatchEvent(new MouseEvent("auxclick", { button: 1, bubbles: true }));
  await vi.waitFor(() => expect(names()).toEqual(["Home", "Brands"]));
});

test("arrows move, Home and End jump, Delete closes; only the active tab is a stop of the Tab key", async () => {
  press(await found("[role=tab]", "Brands"), "ArrowLeft");
  await inFront("/a");
  press(await found("[role=tab]", "Articles"), "Home");
  await inFront("/dashboard");
  press(await found("[role=tab]", "Home"), "End");
  await inFront("/b");
  await vi.waitFor(() =>
    expect([...document.querySelectorAll<HTMLElement>("[role=tab]")].map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]),
  );
  press(await found("[role=tab]", "Articles"), "Delete");
  await vi.waitFor(() => expect(names()).toEqual(["Home", "Brands"]));
});

test.each([
  ["Keep editing", 3, "/b"],
  ["Leave", 2, "/a"],
])("a tab with unsaved text is marked, and asks before it is closed: %s", async (choice, left, front) => {
  useTabs.setState((state) => setDirty(state, "/b", true));
  await found("[role=tab] [role=img][aria-label*=unsaved]");
  (await found("button[aria-label='Close “Brands”']")).click();
  (await found(".ant-modal button", choice)).click();
  await inFront(front);
  await vi.waitFor(() => expect(names()).toHaveLength(left));
});

test("arrows scroll to tabs that do not fit, and the active tab is scrolled into view", async () => {
  expect(document.querySelector("button[aria-label^='Show the pages']")).toBeNull();
  const width = vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(900);
  const shown: (string | null)[] = [];
  const show = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this.getAttribute("data-tab"));
  });
  openPage("/a");
  await inFront("/a");
  (await found("[data-tab='/a']")).parentElement?.dispatchEvent(new Event("scroll"));
  const [left, right] = [
    await found<HTMLButtonElement>("button[aria-label='Show the pages to the left']"),
    await found<HTMLButtonElement>("button[aria-label='Show the pages to the right']"),
  ];
  expect([left.disabled, right.disabled]).toEqual([true, false]);
  expect(shown.at(-1)).toBe("/a");
  for (const spy of [width, show]) spy.mockRestore();
});
