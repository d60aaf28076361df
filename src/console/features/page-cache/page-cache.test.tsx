import { useEffect, useState, type ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { usePage } from "../../../web/page/page.tsx";
import { openPage, refreshTab } from "../../routing/navigation.ts";
import { fillRoutes, useRoutes } from "../../routing/routes-store.ts";
import { activeTab } from "../../tabs/tabs.ts";
import { tabTitle } from "../../tabs/tab-title.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { menuNode, type Sketch } from "../../testing/menu-node.ts";
import { PageCache } from "./PageCache.tsx";

const drawn = vi.hoisted(() => new Map<string, number>());
const working = vi.hoisted(() => new Set<string>());
const views = vi.hoisted(() => new Map<string, ComponentType>());
vi.mock("../../routing/views.tsx", () => ({ viewComponent: (name: string) => views.get(name) }));

function Counting() {
  const page = usePage();
  const [count, setCount] = useState(0);
  drawn.set(page.id, (drawn.get(page.id) ?? 0) + 1);
  useEffect(() => {
    working.add(page.id);
    return () => void working.delete(page.id);
  }, [page.id]);
  return (
    <div data-shows={page.id}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${page.id}: ${count} ${page.query}`}
      </button>
      <button
        type="button"
        onClick={() => page.setQuery(new URLSearchParams({ page: "2" }))}
      >{`turn ${page.id}`}</button>
      {[true, false].map((is) => (
        <button key={`${is}`} type="button" onClick={() => page.setDirty(is)}>{`hold ${page.id} ${is}`}</button>
      ))}
      <input aria-label={page.id} />
    </div>
  );
}
function Failing(): never {
  throw new Error("the page is broken");
}

const MENUS: Sketch[] = [
  { path: "/a", component: "counting", meta: { titleEn: "Page A" } },
  { path: "/b", component: "counting" },
  { path: "/a/edit", component: "counting", type: "4" },
  { path: "/fresh", component: "counting", meta: { noCache: true } },
  { path: "/broken", component: "failing" },
  { path: "/odd", component: "__proto__" },
];
let running: Frame;
beforeEach(async () => {
  views
    .set("counting", Counting)
    .set("failing", Failing)
    .set("dashboard/index", () => <p>dashboard</p>);
  drawn.clear();
  running = frame(<PageCache />, MENUS);
  await found("p", "dashboard");
});
afterEach(() => running.end());

const show = async (path: string) => {
  openPage(path);
  await vi.waitFor(() =>
    expect(activeTab(useTabs.getState())?.path + (activeTab(useTabs.getState())?.search ?? "")).toContain(path),
  );
};
const click = async (text: string) => (await found<HTMLButtonElement>("button", text)).click();

test("state and typed text survive a switch of tabs, which renders no page again", async () => {
  await show("/a");
  await click("/a: 0");
  const input = await found<HTMLInputElement>("input[aria-label='/a']");
  input.value = "typed";
  await show("/b");
  await found("button", "/b: 0");
  await vi.waitFor(() => expect([...working]).toEqual(["/b"]));
  const before = new Map(drawn);
  await show("/a");
  await vi.waitFor(() => expect([...working]).toEqual(["/a"]));
  await show("/b");
  await vi.waitFor(() => expect([...working]).toEqual(["/b"]));
  expect(drawn).toEqual(before);
  expect((await found<HTMLInputElement>("input[aria-label='/a']")).value).toBe("typed");
  await found("button", "/a: 1");
});

test("a change of a page's query renders that page alone, and adds no history entry", async () => {
  await show("/b");
  await show("/a");
  await found("button", "/a: 0");
  const steps = history.length;
  const others = drawn.get("/b");
  await click("turn /a");
  await found("button", "/a: 0 page=2");
  await vi.waitFor(() => expect(location.search).toBe("?page=2"));
  expect(history.length).toBe(steps);
  expect(drawn.get("/b")).toBe(others);
});

test("two detail tabs of one view never share state", async () => {
  await show("/a/edit?id=1");
  await click("/a/edit?id=1: 0");
  await show("/a/edit?id=2");
  await found("button", "/a/edit?id=2: 0");
  await show("/a/edit?id=1");
  await found("button", "/a/edit?id=1: 1");
});

test("a page marked noCache is rendered anew when it is reopened", async () => {
  await show("/fresh");
  await click("/fresh: 0");
  await found("button", "/fresh: 1");
  await show("/a");
  await vi.waitFor(() => expect(document.querySelector("[data-shows='/fresh']")).toBeNull());
  await show("/fresh");
  await found("button", "/fresh: 0");
});

test("a page marked noCache is kept while it holds unsaved text", async () => {
  await show("/fresh");
  await click("hold /fresh true");
  (await found<HTMLInputElement>("input[aria-label='/fresh']")).value = "typed";
  await show("/a");
  await found("button", "/a: 0");
  await show("/fresh");
  expect((await found<HTMLInputElement>("input[aria-label='/fresh']")).value).toBe("typed");
  await click("hold /fresh false");
  await show("/a");
  await vi.waitFor(() => expect(document.querySelector("[data-shows='/fresh']")).toBeNull());
});

test("a refresh renders the page anew and no other", async () => {
  await show("/b");
  await click("/b: 0");
  await show("/a");
  await click("/a: 0");
  await found("button", "/a: 1");
  const tab = activeTab(useTabs.getState());
  if (tab) refreshTab(tab);
  await found("button", "/a: 0");
  await found("button", "/b: 1");
});

test("a broken page says so in its own tab only", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await show("/broken");
  await found("[role=alert]", "Something went wrong");
  await show("/a");
  await found("button", "/a: 0");
  quiet.mockRestore();
});

describe("a page that is taken away while it is open", () => {
  const title = (path: string) => tabTitle({ path }, useRoutes.getState().table, "en");
  const take = (path: string) => fillRoutes(MENUS.filter((each) => each.path !== path).map(menuNode));
  const type = async (path: string, isDirty: boolean) => {
    await show(path);
    await click(`hold ${path} ${isDirty}`);
    const input = await found<HTMLInputElement>(`input[aria-label='${path}']`);
    input.value = "typed";
  };

  test("says so, and its tab keeps its title", async () => {
    await show("/a");
    expect(title("/a")).toBe("Page A");
    take("/a");
    await found("h1", "You do not have access to this page");
    expect(title("/a")).toBe("Page A");
    await show("/b");
    await found("button", "/b: 0");
    await show("/a");
    await found("[data-page='/a'] h1", "You do not have access to this page");
    fillRoutes(MENUS.map(menuNode));
    await found("button", "/a: 0");
  });

  test("stays open while it holds unsaved text, also behind another tab", async () => {
    await type("/a", true);
    await show("/b");
    take("/a");
    await show("/a");
    expect((await found<HTMLInputElement>("input[aria-label='/a']")).value).toBe("typed");
    fillRoutes(MENUS.map(menuNode));
    expect((await found<HTMLInputElement>("input[aria-label='/a']")).value).toBe("typed");
    take("/a");
    await click("hold /a false");
    await found("h1", "You do not have access to this page");
  });
});

test.each(["/odd", "/nowhere"])("%s, an unknown view or address, shows the 404 page", async (path) => {
  openPage(path);
  await found("h1", "Page not found");
});
