import { expect, test } from "vitest";
import { paragraphs } from "./paragraphs.ts";

test("each line of a plain text becomes a paragraph, and nothing in it is taken for HTML (RT-07)", () => {
  expect(paragraphs(` <b>A & "B"</b> \r\n\n \nC`)).toBe("<p>&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;</p><p>C</p>");
  expect(paragraphs(" \n")).toBe("");
});
