import { afterEach, expect, test, vi } from "vitest";
import { menuEntries } from "../../menu/menu-entries.ts";
import { currentAddress } from "../../routing/navigation.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { menuNode, type Sketch } from "../../testing/menu-node.ts";
import { MenuTree } from "./MenuTree.tsx";

const MENUS: Sketch[] = [
  { path: "/plain" },
  { path: "/one", children: [{ path: "a" }, { path: "b" }] },
  { path: "/two", children: [{ path: "c" }, { path: "d" }] },
  { path: "https://example.com/help", meta: { titleEn: "Manual" } },
  { path: "mailto:help@example.com", meta: { titleEn: "Write to us" } },
];
let running: Frame;
afterEach(() => running.end());
const show = (highlightedPath?: string) =>
  (running = frame(<MenuTree entries={menuEntries(MENUS.map(menuNode))} highlightedPath={highlightedPath} />, MENUS));
const links = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));

test("one submenu is open at a time (§2), at first the one with the active page", async () => {
  show("/one/b");
  const one = await found("button", "/one");
  expect(links()).toContain("/one/b");
  expect(document.querySelector("[aria-current=page]")?.getAttribute("href")).toBe("/one/b");
  (await found("button", "/two")).click();
  await vi.waitFor(() => expect(links()).toContain("/two/c"));
  expect(links()).not.toContain("/one/b");
  expect(one.getAttribute("aria-expanded")).toBe("false");
  (await found("button", "/two")).click();
  await vi.waitFor(() => expect(links()).not.toContain("/two/c"));
});

test("external links open as links, pages without a reload", async () => {
  show();
  const manual = await found<HTMLAnchorElement>("a", "Manual");
  expect(manual.getAttribute("href")).toBe("https://example.com/help");
  expect(manual.target).toBe("_blank");
  expect(manual.rel).toBe("noopener noreferrer");
  expect((await found<HTMLAnchorElement>("a", "Write to us")).getAttribute("href")).toBe("mailto:help@example.com");
  (await found("a", "/plain")).click();
  await vi.waitFor(() => expect(currentAddress()).toBe("/plain"));
});
