import { expect, test } from "vitest";
import { machine, withFigures } from "./performance-page.ts";

const PAGE = `# What was measured

## Lists

Why they are flat.

<!-- bench: lists -->

old

<!-- /bench -->

What is over its limit.
`;

test("new figures replace the old ones, and the text around them stays", () => {
  const page = withFigures(PAGE, "lists", "2026-11-23, 2 × a processor", "by title   3 ms\n");
  expect(page).toBe(PAGE.replace("old", "2026-11-23, 2 × a processor\n\n```\nby title   3 ms\n```"));
  expect(withFigures(page, "lists", "2026-11-23, 2 × a processor", "by title   3 ms\n")).toBe(page);
});

test("a measurement without a block is added at the end", () => {
  const page = withFigures(PAGE, "at-rest", "here", "0.4 %");
  expect(page.startsWith(PAGE.trimEnd())).toBe(true);
  expect(page).toContain("\n## at-rest\n\n<!-- bench: at-rest -->\n\nhere\n\n```\n0.4 %\n```\n\n<!-- /bench -->\n");
});

test("a block without an end is refused before anything is lost", () => {
  expect(() => withFigures(PAGE.replace("<!-- /bench -->", ""), "lists", "here", "x")).toThrow("has no end");
});

test("the machine is named with its processors, the date and its load", () => {
  expect(machine(new Date("2026-11-23T20:00:00Z"), 0.25)).toMatch(
    /^2026-11-23, \d+ × .+, \d+ GB, Node \d+\.\d+\.\d+, load 0\.3 before it began$/,
  );
});
