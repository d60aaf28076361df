import { expect, test } from "vitest";
import { ICON_NAMES, iconNameOf } from "../../../web/components/Icon.tsx";
import { modules } from "../../index.ts";
import { pages } from "../../console-pages.ts";
import { declaredMenus } from "../declared-menus.ts";
import { iconsFor, wordsOfIcon } from "./icon-words.web.ts";

test("a picture is found by words of any language and by its name, and each is offered once", () => {
  for (const question of ["农机", "ເຄື່ອງຈັກ", "Farm machine", "tractor"]) expect(iconsFor(question)).toEqual(["tractor"]);
  expect(iconsFor("no such thing")).toEqual([]);
  expect(iconsFor("")).toEqual(ICON_NAMES);
  expect(ICON_NAMES).not.toContain("home");
  expect(iconNameOf("home")).toBe("house");
  expect(iconNameOf("rocket")).toBeUndefined();
});

test("every page the program declares has its picture, not the plain one in its place", () => {
  const named = declaredMenus(modules, pages).flatMap(({ icon }) => (icon === "" ? [] : [icon]));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((icon) => iconNameOf(icon) === undefined)).toEqual([]);
});

test("every picture has words of its own in the three languages", () => {
  for (const language of ["zh", "lo", "en"] as const) {
    const said = ICON_NAMES.map((name) => wordsOfIcon(name)[language]);
    expect(new Set(said).size).toBe(ICON_NAMES.length);
  }
  expect(ICON_NAMES.filter((name) => wordsOfIcon(name).zh === name)).toEqual([]);
});
