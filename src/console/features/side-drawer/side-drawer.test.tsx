import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useKnownShortcuts } from "../../../web/shortcuts/known-shortcuts.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import type { Sketch } from "../../testing/menu-node.ts";
import { SideDrawer } from "./SideDrawer.tsx";

const MENUS: Sketch[] = [
  { path: "/dashboard", component: "dashboard/index" },
  {
    path: "/sys",
    meta: { title: "系统管理", titleEn: "System", titleLo: "ລະບົບ" },
    children: [
      { path: "dict", component: "sys/dict/index", meta: { title: "字典", titleEn: "Dictionaries" } },
      { path: "hidden", component: "sys/hidden/index", hidden: true },
      { path: "deep", children: [{ path: "leaf", component: "x/leaf", meta: { title: "叶", titleEn: "Leaf" } }] },
    ],
  },
];

const listens = () => vi.waitFor(() => expect(useKnownShortcuts.getState().known).toHaveLength(1));
let running: Frame;
beforeEach(async () => {
  running = frame(
    <>
      <button type="button">before</button>
      <SideDrawer />
    </>,
    MENUS,
  );
  await listens();
});
afterEach(() => running.end());

const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
const panel = () => found("nav[aria-label=Shortcuts]");
/** Opens the drawer by its key and waits until the focus is in it. */
const openByKey = async () => {
  press("s");
  const nav = await panel();
  await vi.waitFor(() => expect(nav.contains(document.activeElement)).toBe(true));
  return nav;
};
const shut = () => vi.waitFor(() => expect(document.querySelector("nav[data-open]")).toBeNull());

test("shortcuts are grouped by module: those in the person's menu, and the frame's own (§2)", async () => {
  (await found("button", "Open the shortcuts")).click();
  const nav = await panel();
  await vi.waitFor(() => expect(nav.querySelectorAll("section")).toHaveLength(2));
  const groups = [...nav.querySelectorAll("section")].map((section) => [
    section.querySelector("h3")?.textContent,
    [...section.querySelectorAll("a")].map((link) => link.getAttribute("href")),
  ]);
  expect(groups[0]).toEqual(["System", ["/sys/dict", "/sys/deep/leaf"]]);
  expect(groups[1]?.[1]).toEqual(expect.arrayContaining(["/dashboard", "/change/password"]));
});

test("a key opens the drawer with the focus inside; Escape closes it and restores the focus", async () => {
  const before = await found("button", "before");
  before.focus();
  const nav = await openByKey();
  press("Escape");
  await shut();
  expect(document.activeElement).toBe(before);
  expect(nav.inert).toBe(true);
});

test("following a shortcut, or pressing beside the drawer, closes it", async () => {
  await openByKey();
  (await found("nav a", "Dictionaries")).click();
  await shut();
  await openByKey();
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await shut();
});
