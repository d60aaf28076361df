import { describe, expect, test } from "vitest";
import { keepAliveIds } from "../features/page-cache/keep-alive-ids.ts";
import { restoreTabs, saveTabs } from "./tabs-storage.ts";
import {
  activeTab,
  addressOf,
  hrefOf,
  move,
  NO_TABS,
  refresh,
  setDirty,
  setPinned,
  setSearch,
  setTitle,
  step,
  tabAt,
  visit,
  withPinned,
  type TabsState,
  type Visit,
} from "./tabs.ts";

const page = (address: string, changes: Partial<Visit> = {}): Visit => {
  const [path = "", query] = address.split("?");
  return {
    path,
    search: query === undefined ? "" : `?${query}`,
    isDetail: false,
    isKept: true,
    canClose: path !== "/dashboard",
    ...changes,
  };
};
const COFFEE = { zh: "咖啡", lo: "ກາເຟ", en: "Coffee" };
const detail = (address: string) => page(address, { isDetail: true });
const open = (...visits: Visit[]): TabsState => visits.reduce(visit, NO_TABS);
const ids = (state: TabsState) => state.tabs.map((tab) => tab.id);

test("a new tab stands at the end, or beside the active one and after those that are pinned", () => {
  const three = open(page("/a"), page("/b"), page("/c"));
  const atFirst = visit(three, page("/a"));
  expect(visit(atFirst, page("/new")).tabs.map(hrefOf)).toEqual(["/a", "/b", "/c", "/new"]);
  expect(visit(atFirst, { ...page("/new"), isBeside: true }).tabs.map(hrefOf)).toEqual(["/a", "/new", "/b", "/c"]);
  const pinned = setPinned(setPinned(three, "/a", true), "/b", true);
  const behind = visit(visit(pinned, page("/a")), { ...page("/new"), isBeside: true });
  expect(behind.tabs.map(hrefOf)).toEqual(["/a", "/b", "/new", "/c"]);
});

describe("which addresses share a tab", () => {
  test("a menu's page is one tab whatever its filters; the address given last counts", () => {
    const state = open(page("/a?page=1"), page("/b"), page("/a?page=2"));
    expect(ids(state)).toEqual(["/a", "/b"]);
    expect(activeTab(state)?.search).toBe("?page=2");
  });

  test("two detail pages never share one, and the order of the query does not matter", () => {
    expect(ids(open(detail("/a/edit?id=1"), detail("/a/edit?id=2"), detail("/a/edit?id=1")))).toEqual([
      "/a/edit?id=1",
      "/a/edit?id=2",
    ]);
    expect(tabAt(open(detail("/a/edit?x=1&id=2")), "/a/edit", "?id=2&x=1")?.id).toBe("/a/edit?id=2&x=1");
  });

  test("a detail page that changed its query is found again under its new address", () => {
    const state = setSearch(open(detail("/a/edit?id=1"), page("/b")), "/a/edit?id=1", "?id=1&part=2");
    expect(ids(visit(state, detail("/a/edit?id=1&part=2")))).toEqual(["/a/edit?id=1", "/b"]);
  });

  test("a form opened as new and saved since is not taken for the next new one", () => {
    const saved = setSearch(open(detail("/a/edit")), "/a/edit", "?id=7");
    expect(addressOf(saved, "/a/edit")).toBe("/a/edit");
    const state = visit(saved, detail("/a/edit"));
    expect(state.tabs.map(hrefOf)).toEqual(["/a/edit?id=7", "/a/edit"]);
    expect(new Set(ids(state)).size).toBe(2);
  });

  test("asked for by its bare path, a page keeps its query", () => {
    const state = open(page("/a?page=3"), page("/b"));
    expect(addressOf(state, "/a")).toBe("/a?page=3");
    expect(addressOf(state, "/a?page=9")).toBe("/a?page=9");
    expect(addressOf(state, "/c")).toBe("/c");
  });
});

describe("what is kept alive", () => {
  test("a page marked noCache is dropped when it is left", () => {
    const state = open(page("/a", { isKept: false }), page("/b"));
    expect([...keepAliveIds(state)]).toEqual(["/b"]);
    expect(keepAliveIds(visit(state, page("/a", { isKept: false }))).has("/a")).toBe(true);
  });

  test("the least recently used beyond the limit are dropped, never one with unsaved text", () => {
    const state = open(page("/a"), page("/b"), page("/c"), page("/d"));
    expect([...keepAliveIds(state, 2)]).toEqual(["/d", "/c"]);
    expect([...keepAliveIds(setDirty(state, "/a", true), 2)]).toEqual(["/d", "/c", "/a"]);
    expect([...keepAliveIds(visit(state, page("/a")), 2)]).toEqual(["/a", "/d"]);
  });

  test("refresh makes a new page of the same tab", () => {
    const state = refresh(setDirty(open(page("/a?page=2")), "/a", true), "/a");
    expect(activeTab(state)).toMatchObject({ generation: 1, isDirty: false, search: "?page=2" });
  });
});

test("a page's own title comes and goes; an unknown tab changes nothing", () => {
  const state = open(page("/a"));
  expect(activeTab(setTitle(state, "/a", COFFEE))?.title).toEqual(COFFEE);
  const named = setTitle(state, "/a", COFFEE);
  expect(setTitle(named, "/a", { ...COFFEE })).toBe(named);
  expect(activeTab(setTitle(named, "/a", undefined))).toEqual(activeTab(state));
  expect(setDirty(state, "/gone", true)).toBe(state);
});

describe("the order of tabs", () => {
  const state = open(page("/dashboard"), page("/a"), page("/b"), page("/c"));
  const pinned = setPinned(setPinned(state, "/c", true), "/b", true);

  test("a tab moves before another or to the end, never before the Dashboard", () => {
    expect(ids(move(state, "/c", "/a"))).toEqual(["/dashboard", "/c", "/a", "/b"]);
    expect(ids(move(state, "/a", null))).toEqual(["/dashboard", "/b", "/c", "/a"]);
    expect(ids(move(state, "/c", "/dashboard"))).toEqual(["/dashboard", "/c", "/a", "/b"]);
    expect(ids(move(state, "/dashboard", null))).toEqual(ids(state));
  });

  test("a step moves a tab by one place, no further than the ends", () => {
    expect(ids(step(state, "/b", -1))).toEqual(["/dashboard", "/b", "/a", "/c"]);
    expect(ids(step(state, "/b", 1))).toEqual(["/dashboard", "/a", "/c", "/b"]);
    expect(ids(step(state, "/a", -1))).toEqual(ids(state));
    expect(ids(step(state, "/c", 1))).toEqual(ids(state));
  });

  test("pinned tabs stand first in the order they were pinned; an unpinned one comes right after them", () => {
    expect(ids(pinned)).toEqual(["/dashboard", "/c", "/b", "/a"]);
    expect(ids(setPinned(pinned, "/c", false))).toEqual(["/dashboard", "/b", "/c", "/a"]);
    expect(setPinned(pinned, "/dashboard", true)).toBe(pinned);
  });

  test("pinned and others move among their own kind only", () => {
    expect(ids(move(pinned, "/a", "/c"))).toEqual(["/dashboard", "/c", "/b", "/a"]);
    expect(ids(move(pinned, "/c", null))).toEqual(["/dashboard", "/b", "/c", "/a"]);
  });

  test("tabs pinned elsewhere are added without being rendered, and an open page is pinned in place", () => {
    const later = withPinned(open(page("/dashboard"), page("/a?page=2")), [
      page("/a"),
      { ...detail("/a/edit?id=1"), title: COFFEE },
    ]);
    expect(later.tabs.map(hrefOf)).toEqual(["/dashboard", "/a?page=2", "/a/edit?id=1"]);
    expect(later.tabs.map((tab) => tab.isPinned)).toEqual([false, true, true]);
    expect(keepAliveIds(later).has("/a/edit?id=1")).toBe(false);
    expect(later.tabs[2]?.title).toEqual(COFFEE);
  });
});

describe("after a reload", () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    } as unknown as Storage;
  };

  test("the same user finds the same tabs with their queries; none is drawn before it is visited", () => {
    const kept = storage();
    saveTabs(
      kept,
      "u1",
      setTitle(setDirty(open(page("/a?page=2"), detail("/a/edit?id=1")), "/a", true), "/a/edit?id=1", COFFEE),
    );
    const state = restoreTabs(kept, "u1");
    expect(state.tabs.map(hrefOf)).toEqual(["/a?page=2", "/a/edit?id=1"]);
    expect(state.tabs[1]?.title).toEqual(COFFEE);
    expect(state.tabs[0]?.isDirty).toBe(false);
    expect(keepAliveIds(state).size).toBe(0);
  });

  test("another user finds nothing (W13)", () => {
    const kept = storage();
    saveTabs(kept, "u1", open(page("/a")));
    expect(restoreTabs(kept, "u2")).toBe(NO_TABS);
  });

  test.each([
    "{",
    "[]",
    '{"user":"u1","tabs":[{"id":"x","path":"https://evil.example","search":"","canClose":true,"isKept":true}]}',
  ])("what cannot be read is dropped: %s", (text) => {
    const kept = storage();
    kept.setItem("terrace.tabs", text);
    expect(restoreTabs(kept, "u1")).toBe(NO_TABS);
  });
});
