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
  const way = wayTo(list, before);
  const after = page(html);
  expect(elementAt(way, after)).toBe(after.querySelector("ul"));
  expect(elementAt(wayTo(before, before), after)).toBe(after);
  expect(elementAt(way, page("<section><header></header><p></p></section>"))).toBeUndefined();
  expect(elementAt("9:DIV/0:P", after)).toBeUndefined();
});
