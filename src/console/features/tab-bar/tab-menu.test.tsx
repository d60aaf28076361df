import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentAddress, openPage } from "../../routing/navigation.ts";
import { activeTab } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { TabBar } from "./TabBar.tsx";

const MENUS = ["/a", "/b", "/c"].map((path) => ({ path, meta: { titleEn: `Page ${path.slice(1)}` } }));
let running: Frame;
const inFront = (path: string) => vi.waitFor(() => expect(activeTab(useTabs.getState())?.path).toBe(path));
beforeEach(async () => {
  running = frame(<TabBar />, MENUS);
  for (const { path } of MENUS) {
    openPage(path);
    await inFront(path);
  }
});
afterEach(() => running.end());

const names = () => [...document.querySelectorAll("[role=tab]")].map((tab) => tab.textContent);
const settled = (address: string) => vi.waitFor(() => expect(currentAddress()).toBe(address));
const openMenu = async (tab: string) => {
  (await found("[role=tab]", tab)).dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  await found("[role=menuitem]", "Refresh");
};
const choose = async (entry: string) =>
  [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find((item) => item.textContent === entry)?.click();

test("a click on a tab goes to its page (§2)", async () => {
  (await found("[role=tab]", "Page a")).click();
  await settled("/a");
  await vi.waitFor(() => expect(document.querySelector("[role=tab][aria-selected=true]")?.textContent).toBe("Page a"));
});

test("a tab's context menu offers refresh, close, close others and close all (§2)", async () => {
  await openMenu("Page b");
  expect([...document.querySelectorAll("[role=menuitem]")].map((item) => item.textContent)).toEqual([
    "Refresh",
    "Close",
    "Close others",
    "Close all",
  ]);
  const before = useTabs.getState().tabs.find(({ path }) => path === "/b")?.generation ?? 0;
  await choose("Refresh");
  await settled("/b");
  await vi.waitFor(() =>
    expect(useTabs.getState().tabs.find(({ path }) => path === "/b")?.generation).toBe(before + 1),
  );
});

test.each([
  ["Close", ["Home", "Page a", "Page c"], "/c"],
  ["Close others", ["Home", "Page b"], "/b"],
  ["Close all", ["Home"], "/dashboard"],
])(
  "%s in the context menu of a tab behind leaves the right tabs at the right address (§2)",
  async (entry, left, address) => {
    await openMenu("Page b");
    await choose(entry);
    await vi.waitFor(() => expect(names()).toEqual(left));
    await settled(address);
  },
);
