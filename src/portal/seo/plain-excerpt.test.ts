import { expect, test } from "vitest";
import { excerpt } from "./plain-excerpt.ts";

test("a description is the beginning of a text without its markup", () => {
  expect(excerpt("<h2>雨季&amp;旱季</h2><p>一<b>二</b>三&nbsp;&lt;四&gt;</p><p>&#20116;&#x516D;</p>")).toBe(
    "雨季&旱季 一二三 <四> 五六",
  );
  expect(excerpt("")).toBe("");
});

test("a long one is cut between two words, in each language", () => {
  expect(excerpt(`<p>${"farming ".repeat(40)}</p>`)).toMatch(/^(farming )+farming…$/);
  const lao = excerpt(`<p>${"ກະສິກຳ".repeat(60)}</p>`);
  expect(lao.length).toBeLessThanOrEqual(151);
  expect(lao).toMatch(/ກຳ…$/);
});
