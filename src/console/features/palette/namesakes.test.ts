import { expect, it } from "vitest";
import { MENU_TYPES } from "../../../contract/menu.ts";
import { menuNode, type Sketch } from "../../testing/menu-node.ts";
import { pageChoices } from "./choices.ts";

const meta = (title: string) => ({ title, titleLo: title, titleEn: title });
const directory = (path: string, title: string, children: Sketch[]): Sketch => ({
  path,
  type: MENU_TYPES.directory,
  meta: meta(title),
  children,
});
const page = (path: string, title = "List"): Sketch => ({ path, meta: meta(title) });

const notes = (...menus: Sketch[]) =>
  Object.fromEntries(pageChoices(menus.map(menuNode), "en").map(({ to, note }) => [to, note]));

it("tells pages of one title apart by their menus, also where one stands in its directory's place", () => {
  const one = directory("one", "Farms", [page("list")]);
  const two = directory("two", "Shops", [page("list")]);
  expect(notes(directory("/a", "Trade", [one, two]), directory("/b", "Trips", [page("only", "Trips")]))).toMatchObject({
    "/a/one/list": "Trade / Farms",
    "/a/two/list": "Trade / Shops",
    "/b/only": "Trips",
  });
});

it("tells those apart by their addresses that no menu tells apart", () => {
  expect(notes(page("/x"), page("/y"), directory("/a", "Trade", [page("p"), page("q")]))).toMatchObject({
    "/x": "/x",
    "/y": "/y",
    "/a/p": "Trade · /a/p",
    "/a/q": "Trade · /a/q",
  });
});

it("gives a page of the menu that is called as one of the frame its menus, and that one its address", () => {
  expect(notes(directory("/a", "Trade", [page("info", "My account")]))).toMatchObject({
    "/a/info": "Trade",
    "/info": "/info",
  });
});
