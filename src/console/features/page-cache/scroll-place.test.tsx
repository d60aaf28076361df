import { expect, test } from "vitest";
import { elementAt, wayTo } from "./scroll-place.ts";

const page = (html: string): Element => {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
};

test("an element is found again in the same page rendered anew, and in no other page", () => {
  const html = "<section><header></header><div><ul><li></li></ul></div></section>";
  const before = page(html);
  const list = before.querySelector("ul") as Element;
  const way = wayTo(list, before) as string;
  const after = page(html);
  expect(elementAt(way, after)).toBe(after.querySelector("ul"));
  expect(elementAt(wayTo(before, before) as string, after)).toBe(after);
  expect(elementAt(way, page("<section><header></header><p></p></section>"))).toBeUndefined();
  expect(elementAt("9:DIV/0:P", after)).toBeUndefined();
});

test("an element that has left the page is nowhere in it, not at its top", () => {
  const root = page("<ul><li></li></ul>");
  const list = root.querySelector("ul") as Element;
  list.remove();
  expect(wayTo(list, root)).toBeUndefined();
});
