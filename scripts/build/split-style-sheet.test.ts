import { expect, test } from "vitest";
import { splitStyleSheet } from "./split-style-sheet.ts";

const owner = (selector: string): string | null =>
  selector.startsWith(".dead") ? null : (/\.kit-([a-z]+)/.exec(selector)?.[1] ?? "base");
const split = (css: string) => Object.fromEntries(splitStyleSheet(css, owner, "base"));

test("each selector's rule goes to its owner, in order", () =>
  expect(split(".kit-a{x:1;}.kit-b,.kit-a .y{z:2}.kit-a:is(.p,.q){v:3}")).toEqual({
    a: ".kit-a{x:1;}.kit-a .y{z:2}.kit-a:is(.p,.q){v:3}",
    b: ".kit-b{z:2}",
  }));

test("a condition stays around each owner's part", () =>
  expect(split("@media (min-width:1px){.kit-a{x:1}.kit-b{x:2}}")).toEqual({
    a: "@media (min-width:1px){.kit-a{x:1}}",
    b: "@media (min-width:1px){.kit-b{x:2}}",
  }));

test("keyframes go to the part without an owner, and a rule that nobody owns is left out", () =>
  expect(split("@keyframes k{from{x:1}to{x:2}}.dead{x:1}.plain{y:2}")).toEqual({
    base: "@keyframes k{from{x:1}to{x:2}}.plain{y:2}",
  }));
