import { describe, expect, it } from "vitest";
import { excerptOf } from "./match-excerpt.ts";

const marked = ({ text, marks }: ReturnType<typeof excerptOf>) => marks.map(([from, to]) => text.slice(from, to));

describe("an excerpt", () => {
  it("is the whole of a short text", () => {
    expect(excerptOf("Green tea", [[6, 9]])).toEqual({ text: "Green tea", marks: [[6, 9]] });
  });

  it("begins where the text does when what was found stands near", () => {
    const text = `tea ${"and rice ".repeat(40)}`;
    const excerpt = excerptOf(text, [[0, 3]]);
    expect(excerpt.text).toMatch(/^tea and rice .*…$/u);
    expect(marked(excerpt)).toEqual(["tea"]);
  });

  it("cuts a word that is longer than an excerpt", () => {
    const excerpt = excerptOf("x".repeat(3_000), [[0, 3]]);
    expect(excerpt.text).toBe(`${"x".repeat(180)}…`);
    expect(marked(excerpt)).toEqual(["xxx"]);
  });

  it("stands around what was found further on, and marks it there", () => {
    for (const word of ["cardamom", "ຫມາກແໜ່ງ", "草果"]) {
      const text = `${"rice and corn ".repeat(30)}${word}${" and corn".repeat(30)}`;
      const at = text.indexOf(word);
      const excerpt = excerptOf(text, [[at, at + word.length]]);
      expect(excerpt.text.length).toBeLessThan(200);
      expect(excerpt.text.startsWith("…") && excerpt.text.endsWith("…")).toBe(true);
      expect(marked(excerpt)).toEqual([word]);
    }
  });
});
