import { describe, expect, test } from "vitest";
import { menuNode as node, type Sketch } from "../testing/menu-node.ts";
import { leafOf, menuEntries, topEntries } from "./menu-entries.ts";

describe("what a menu shows (§2)", () => {
  const drawn = (...sketches: Sketch[]) => menuEntries(sketches.map(node));

  test("hidden entries, buttons, detail pages and empty directories are skipped", () => {
    expect(
      drawn(
        { path: "/a", hidden: true },
        { path: "/b", meta: { hidden: true } },
        { path: "/c", type: "3" },
        { path: "/d", type: "4" },
        { path: "/e", component: "Layout" },
      ),
    ).toEqual([]);
  });

  test("a single visible child becomes a plain entry with its parent's icon", () => {
    const [entry] = drawn({
      path: "/m",
      meta: { icon: "sprout" },
      children: [{ path: "only" }, { path: "edit", type: "4" }],
    });
    expect(entry).toMatchObject({ path: "/m/only", icon: "sprout", children: [] });
  });

  test("alwaysShow keeps the submenu", () => {
    const [entry] = drawn({ path: "/m", meta: { alwaysShow: true }, children: [{ path: "only" }] });
    expect(entry?.children).toHaveLength(1);
  });

  test("a page with hidden detail pages below it is a plain entry", () => {
    expect(
      drawn({ path: "/m", component: "m/index", type: "2", children: [{ path: "edit", type: "4" }] })[0],
    ).toMatchObject({ path: "/m", children: [] });
  });

  test("external links stay links", () => {
    expect(drawn({ path: "https://example.com/help" })[0]).toMatchObject({
      path: "https://example.com/help",
      isExternal: true,
    });
  });

  test("a top entry keeps its name and leads to its first page", () => {
    const [top] = topEntries([
      node({
        path: "/m",
        children: [{ path: "https://example.com" }, { path: "x", children: [{ path: "first" }, { path: "second" }] }],
      }),
    ]);
    expect(top?.path).toBe("/m");
    expect(top && leafOf(top)?.path).toBe("/m/x/first");
  });
});
