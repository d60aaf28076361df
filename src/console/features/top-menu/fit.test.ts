import { expect, test } from "vitest";
import { countFitting } from "./fit.ts";

test.each([
  ["all fit", [50, 50, 50], 150, 40, 3],
  ["one too many: room is left for the word itself", [50, 50, 50], 149, 40, 2],
  ["only the first", [50, 50, 50], 100, 40, 1],
  ["none", [50, 50], 80, 40, 0],
  ["nothing to show", [], 0, 40, 0],
])("%s", (_case, widths, room, more, expected) => expect(countFitting(widths, room, more)).toBe(expected));
