import { afterEach, expect, test, vi } from "vitest";
import { frame, type Frame } from "../testing/frame.tsx";
import type { Sketch } from "../testing/menu-node.ts";
import { activeTab, hrefOf } from "../tabs/tabs.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import { currentAddress, goTo, openPage, refreshTab } from "./navigation.ts";

const MENUS: Sketch[] = [
  {
    path: "/sys",
    children: [{ path: "dict" }, { path: "user", children: [{ path: "list" }] }, { path: "dict/edit", type: "4" }],
  },
  { path: "/loop", component: "Layout", redirect: "/loop" },
];
let running: Frame | undefined;
afterEach(() => running?.end());
const at = (address: string) => (running = frame(null, MENUS, address));
const settled = (address: string) => vi.waitFor(() => expect(currentAddress()).toBe(address));
const front = () => activeTab(useTabs.getState());

test("the root leads to the Dashboard, whose tab is always there", async () => {
  at("/");
  await settled("/dashboard");
  await vi.waitFor(() => expect(front()).toMatchObject({ path: "/dashboard", canClose: false }));
});

test("a reload at a server route shows that page, with its query", async () => {
  at("/sys/dict?page=2");
  await vi.waitFor(() => expect(front()).toMatchObject({ path: "/sys/dict", search: "?page=2" }));
  expect(useTabs.getState().tabs.map(hrefOf)).toEqual(["/dashboard", "/sys/dict?page=2"]);
});

test("a directory leads to its first page", async () => {
  at("/sys/user");
  await settled("/sys/user/list");
});

test.each(["/nowhere", "/loop", "/__proto__", "/sys/dict/x"])("%s is no page: 404 and no tab", async (address) => {
  at(address);
  await vi.waitFor(() => expect(useTabs.getState()).toMatchObject({ activeId: null, stray: address }));
  expect(useTabs.getState().tabs).toHaveLength(1);
});

test("refresh goes through /redirect plus the full path and starts the page anew (§2)", async () => {
  at("/sys/dict?page=2");
  await vi.waitFor(() => expect(front()?.generation).toBe(0));
  const tab = front();
  if (tab) refreshTab(tab);
  await vi.waitFor(() => expect(front()).toMatchObject({ generation: 1, search: "?page=2" }));
  await settled("/sys/dict?page=2");
});

test.each(["/redirect//evil.example/x", "/redirect/\\evil.example", "/redirect/redirect/sys/dict", "/redirect/login"])(
  "%s leads nowhere (W8)",
  async (address) => {
    at(address);
    await settled("/404");
    expect(location.origin).not.toContain("evil");
  },
);

test.each(["//evil.example", "javascript:alert(1)", "/\\evil.example", "/redirect/sys/dict"])(
  "a menu that points at %s opens the 404 page",
  async (target) => {
    at("/sys/dict");
    await vi.waitFor(() => expect(front()?.path).toBe("/sys/dict"));
    openPage(target);
    await settled("/404");
  },
);

test("a menu line returns to its tab with its filters; two records have two tabs", async () => {
  at("/sys/dict?page=2");
  await vi.waitFor(() => expect(front()?.path).toBe("/sys/dict"));
  openPage("/sys/dict/edit?id=1");
  await settled("/sys/dict/edit?id=1");
  openPage("/sys/dict/edit?id=2");
  await settled("/sys/dict/edit?id=2");
  openPage("/sys/dict");
  await settled("/sys/dict?page=2");
  await vi.waitFor(() =>
    expect(useTabs.getState().tabs.map(hrefOf)).toEqual([
      "/dashboard",
      "/sys/dict?page=2",
      "/sys/dict/edit?id=1",
      "/sys/dict/edit?id=2",
    ]),
  );
});

test("without a token the next step leaves for the public home (§4)", async () => {
  at("/sys/dict");
  await vi.waitFor(() => expect(front()?.path).toBe("/sys/dict"));
  document.cookie = "access_token=; Path=/; Max-Age=0";
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  goTo("/sys/user/list?a=1");
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith("/home?redirect=%2Fsys%2Fuser%2Flist%3Fa%3D1"));
  replace.mockRestore();
});
