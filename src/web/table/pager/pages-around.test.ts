import { expect, test } from "vitest";
import { pagesAround } from "./pages-around.ts";

const drawn = (page: number, last: number) =>
  pagesAround(page, last)
    .map((entry) => ("gap" in entry ? `(${entry.page})` : entry.page))
    .join(" ");

test.each([
  [1, 1, "1"],
  [3, 7, "1 2 3 4 5 6 7"],
  [1, 20, "1 2 3 4 5 (6) 20"],
  [4, 20, "1 2 3 4 5 (9) 20"],
  [5, 20, "1 (1) 4 5 6 (10) 20"],
  [16, 20, "1 (11) 15 16 17 (20) 20"],
  [17, 20, "1 (12) 16 17 18 19 20"],
  [20, 20, "1 (15) 16 17 18 19 20"],
])("page %i of %i: %s", (page, last, pages) => expect(drawn(page, last)).toBe(pages));
