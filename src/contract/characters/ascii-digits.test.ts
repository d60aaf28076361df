import { expect, it } from "vitest";
import { withAsciiDigits } from "./ascii-digits.ts";

it("reads full-width and Lao digits, and leaves alone what is too long to be a number (RL-04)", () => {
  expect(withAsciiDigits("＋８５６ ໒໐ 5555")).toBe("+856 20 5555");
  const marks = "̧̣".repeat(500_000); // minutes, if it were put in order
  expect(withAsciiDigits(marks)).toBe(marks);
});
