import { describe, expect, test } from "vitest";
import { menuNode as node, type Sketch } from "../testing/menu-node.ts";
import { findRoute, firstLeaf, resolve, routeTable } from "./menu-routes.ts";

const table = (...sketches: Sketch[]) => routeTable(sketches.map(node));
const paths = (...sketches: Sketch[]) =>
  table(...sketches).routes.map((route) => `${route.path} → ${route.kind === "page" ? route.view : route.to}`);

describe("the table of addresses (§2)", () => {
  test("paths are absolute or relative, and Layout and Empty only group", () => {
    expect(
      paths({
        path: "/sys",
        component: "Layout",
        children: [
          { path: "/sys/dict", component: "sys/dict/index" },
          { path: "people", component: "Empty", children: [{ path: "user", component: "sys/user/index" }] },
        ],
      }),
    ).toEqual([
      "/sys → /sys/dict",
      "/sys/dict → sys/dict/index",
      "/sys/people → /sys/people/user",
      "/sys/people/user → sys/user/index",
    ]);
  });

  test("a page at the top level needs no Layout", () => {
    expect(paths({ path: "/dashboard" })).toEqual(["/dashboard → dashboard/index"]);
  });

  test("buttons, external links and the family's catch-all are no routes", () => {
    expect(
      paths(
        { path: "/a" },
        { path: "/a/add", type: "3" },
        { path: "https://example.com" },
        { path: "mailto:a@example.com" },
        { path: "*", redirect: "/404" },
      ),
    ).toEqual(["/a → a/index"]);
  });

  test("hidden pages are routes", () => {
    expect(paths({ path: "/a", hidden: true }, { path: "/a/edit", type: "4", component: "a/edit" })).toEqual([
      "/a → a/index",
      "/a/edit → a/edit",
    ]);
  });

  test("a directory leads to its redirect, relative or absolute, else to its first visible page", () => {
    const children = [
      { path: "hidden", hidden: true },
      { path: "https://example.com" },
      { path: "first" },
      { path: "second" },
    ];
    expect(paths({ path: "/m", children })[0]).toBe("/m → /m/first");
    expect(paths({ path: "/m", redirect: "second", children })[0]).toBe("/m → /m/second");
    expect(paths({ path: "/m", redirect: "/m/second", children })[0]).toBe("/m → /m/second");
    expect(paths({ path: "/m", redirect: "noRedirect", children })[0]).toBe("/m → /m/first");
  });

  test("a directory without a page is no route", () => {
    expect(paths({ path: "/m", component: "Layout" })).toEqual([]);
    expect(firstLeaf(node({ path: "/m", children: [{ path: "x", type: "3" }] }), "/m")).toBeUndefined();
  });

  test("a page wins over a directory with the same address", () => {
    expect(paths({ path: "/m", children: [{ path: "", component: "m/index" }, { path: "b" }] })).toContain(
      "/m → m/index",
    );
  });

  test("the ancestors of a page are kept from the top down", () => {
    const found = findRoute(table({ path: "/a", children: [{ path: "b", children: [{ path: "c" }] }] }), "/a/b/c");
    expect(found?.ancestors.map((each) => each.path)).toEqual(["/a", "b"]);
  });
});

describe("finding a route", () => {
  const menus = table({ path: "/user/:id", component: "user/detail" }, { path: "/user/new", component: "user/edit" });
  test.each([
    ["/user/new", "user/edit"],
    ["/user/new/", "user/edit"],
    ["/user/7", "user/detail"],
    ["/user/", undefined],
    ["/user/7/x", undefined],
    ["/nowhere", undefined],
    ["/__proto__", undefined],
  ])("%s → %s", (pathname, view) => expect(resolve(menus, pathname)?.route.view).toBe(view));

  test("redirects that point in a circle end at the 404 page", () => {
    expect(
      resolve(
        table({ path: "/a", component: "Layout", redirect: "/b" }, { path: "/b", component: "Layout", redirect: "/a" }),
        "/a",
      ),
    ).toBeUndefined();
  });
});
