import { describe, expect, test } from "vitest";
import { close, closeAll, closeAround } from "./tab-closing.ts";
import { NO_TABS, setPinned, visit, visitNone, type TabsState, type Visit } from "./tabs.ts";

const page = (path: string): Visit => {
  return { path, search: "", isDetail: false, isKept: true, canClose: path !== "/dashboard" };
};
const open = (...visits: Visit[]): TabsState => visits.reduce(visit, NO_TABS);
const ids = (state: TabsState) => state.tabs.map((tab) => tab.id);

describe("closing (§2)", () => {
  const three = open(page("/dashboard"), page("/a"), page("/b"), page("/c"));

  test("closing the active tab goes to the last remaining one", () => {
    expect(close(three, "/c")).toMatchObject({ goTo: "/b" });
    expect(close(visit(three, page("/a")), "/a")).toMatchObject({ goTo: "/c" });
  });

  test("closing another tab keeps the address", () => expect(close(three, "/a").goTo).toBeUndefined());

  test("closing the only tab goes to the root", () =>
    expect(close(open(page("/a")), "/a")).toMatchObject({ goTo: "/", state: { tabs: [] } }));

  test("the Dashboard cannot be closed, and stands first", () => {
    expect(close(three, "/dashboard")).toEqual({ state: three });
    expect(ids(open(page("/a"), page("/dashboard")))).toEqual(["/dashboard", "/a"]);
  });

  test("closing the others keeps the named tab and activates it", () => {
    const { state, goTo } = closeAround(three, "/a", "others");
    expect(ids(state)).toEqual(["/dashboard", "/a"]);
    expect(goTo).toBe("/a");
    expect(closeAround(three, "/c", "others").goTo).toBeUndefined();
  });

  test("closing all goes to the root and keeps the Dashboard", () => {
    const { state, goTo } = closeAll(three);
    expect(ids(state)).toEqual(["/dashboard"]);
    expect(goTo).toBe("/");
  });

  test("while the 404 page is shown, closing a tab changes no address", () =>
    expect(close(visitNone(three, "/404"), "/a").goTo).toBeUndefined());

  test("closing those to the left or right activates the named tab if the active one was closed", () => {
    expect(closeAround(three, "/b", "left")).toMatchObject({
      state: { tabs: [{ id: "/dashboard" }, { id: "/b" }, { id: "/c" }] },
    });
    expect(closeAround(three, "/b", "left").goTo).toBeUndefined();
    const { state, goTo } = closeAround(three, "/a", "right");
    expect(ids(state)).toEqual(["/dashboard", "/a"]);
    expect(goTo).toBe("/a");
  });

  test("a pinned tab stays when others or all are closed, and goes when it is closed by name", () => {
    const pinned = setPinned(three, "/b", true);
    expect(ids(closeAround(pinned, "/c", "others").state)).toEqual(["/dashboard", "/b", "/c"]);
    expect(closeAll(pinned)).toMatchObject({ goTo: "/", state: { tabs: [{ id: "/dashboard" }, { id: "/b" }] } });
    expect(ids(close(pinned, "/b").state)).toEqual(["/dashboard", "/a", "/c"]);
  });
});
