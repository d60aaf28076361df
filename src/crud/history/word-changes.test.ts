import { expect, it } from "vitest";
import { wordChanges } from "./word-changes.ts";

const shown = (before: string, after: string): string =>
  wordChanges(before, after)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `[+${text}+]` })[kind])
    .join("");

it("shows the words that went and came, in their place", () => {
  expect(shown("The rice is here today.", "The new rice is here.")).toBe("The [+new +]rice is here[- today-].");
  expect(shown("南塔香米今日上市", "南塔红米今日上市")).toMatch(/^南塔.*\[-.*香.*-\].*\[\+.*红.*\+\].*今日上市$/);
  expect(shown("ເຂົ້າໃໝ່", "ເຂົ້າໃໝ່")).toBe("ເຂົ້າໃໝ່");
  expect(shown("", "x")).toBe("[+x+]");
});

it("of a long part that stayed it keeps the words around the change", () => {
  const long = Array.from({ length: 400 }, (_, index) => `w${index}`).join(" ");
  const text = shown(`${long} old ${long}`, `${long} young ${long}`);
  expect(text.length).toBeLessThan(200);
  expect(text).toContain("w399 [-old-][+young+] w0");
});

it("finds a word here and a word there in a long article", () => {
  const long = Array.from({ length: 1_200 }, (_, index) => `paragraph ${index} of an article\n`).join("");
  const text = shown(`old ${long}last`, `new ${long}lost`);
  expect(text).toContain("[-old-][+new+] paragraph 0");
  expect(text).toContain("[-last-][+lost+]");
  expect(text.length).toBeLessThan(300);
});

it("comes to an end with texts that have nothing in common", () => {
  const words = (letter: string) => Array.from({ length: 20_000 }, (_, index) => `${letter}${index}`).join(" ");
  expect(wordChanges(words("a"), words("b")).map(({ kind }) => kind)).toContain("new");
});
