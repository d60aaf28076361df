import { expect, test } from "vitest";
import { suggestionFor } from "./suggestion.ts";

test.each([
  ["ເຂົາໜຽວ", "ເຂົ້າໜຽວ", "a tone left out in a part of a longer name"],
  ["ຂາວ", "ຂ່າວ", "a tone left out in a short word"],
  ["ກາຟເ", "ກາເຟ", "two letters in the wrong order"],
  ["cofee", "coffee", "a letter left out"],
  ["tae", undefined, "a short word is like too many others"],
  ["普耳", undefined, "Chinese is not compared by its characters"],
])("for %s it suggests %s: %s", (typed: string, meant: string | undefined, _why: string) =>
  expect(suggestionFor(typed, ["ເຂົ້າໜຽວແດງ ຂ່າວ ກາເຟ", "Coffee and tea", "普洱"])).toBe(meant),
);
