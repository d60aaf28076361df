import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { personal } from "../../../web/preferences/personal.ts";
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
    "Maximise",
    "Pin",
    "Move left",
    "Move right",
    "Close",
    "Close others",
    "Close to the left",
    "Close to the right",
    "Close all",
  ]);
  expect(document.querySelectorAll("[role=menuitem] svg")).toHaveLength(10);
  expect(document.querySelectorAll("[role=menu] [role=separator]")).toHaveLength(2);
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
  ["Close to the left", ["Home", "Page b", "Page c"], "/c"],
  ["Close to the right", ["Home", "Page a", "Page b"], "/b"],
  ["Close all", ["Home"], "/dashboard"],
  ["Move left", ["Home", "Page b", "Page a", "Page c"], "/c"],
  ["Move right", ["Home", "Page a", "Page c", "Page b"], "/c"],
])(
  "%s in the context menu of a tab behind leaves the right tabs at the right address (§2)",
  async (entry, left, address) => {
    await openMenu("Page b");
    await choose(entry);
    await vi.waitFor(() => expect(names()).toEqual(left));
    await settled(address);
  },
);

test("Shift+F10 and the menu key open the menu of the tab that has the focus", async () => {
  for (const key of [{ key: "F10", shiftKey: true }, { key: "ContextMenu" }]) {
    (await found("[role=tab]", "Page c")).dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true }));
    await found("[role=menuitem]", "Refresh");
    await choose("Move left");
    await vi.waitFor(() => expect(document.querySelector("[role=menuitem]")).toBeNull());
  }
  expect(names()).toEqual(["Home", "Page c", "Page a", "Page b"]);
});

test("a pinned tab stands first, has no close icon, withstands the middle button and Delete, and is kept for the person", async () => {
  await openMenu("Page b");
  await choose("Pin");
  await vi.waitFor(() => expect(names()).toEqual(["Home", "Page b", "Page a", "Page c"]));
  expect(document.querySelector("button[aria-label='Close “Page b”']")).toBeNull();
  const tab = await found("[role=tab]", "Page b");
  tab.dispatchEvent(new MouseEvent("auxclick", { button: 1, bubbles: true }));
  tab.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", bubbles: true }));
  await openMenu("Page c");
  await choose("Close all");
  await vi.waitFor(() => expect(names()).toEqual(["Home", "Page b"]));
  expect(personal.read("pinnedTabs")).toEqual([{ path: "/b", search: "" }]);
  personal.write("pinnedTabs", [{ path: "/c", search: "" }]); // in another window
  await vi.waitFor(() => expect(names()).toEqual(["Home", "Page c", "Page b"]));
  personal.write("pinnedTabs", []);
});
