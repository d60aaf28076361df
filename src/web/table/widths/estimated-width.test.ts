import { expect, it } from "vitest";
import { longestWord } from "./estimated-width.ts";

it("takes from the widest line the share of the longest word, whatever script the others are in", () => {
  expect(longestWord(["Submitted", "In review"], 90)).toBe(90);
  expect(longestWord(["Yunnan · Menghai County"], 188)).toBe(67);
  const chinese = longestWord(["普洱市孟连傣族拉祜族佤族自治县勐马镇贺安村", "ABC-123"], 294);
  expect(chinese).toBe(62);
  // Combining marks of Lao take no room.
  expect(longestWord(["ກຸ່ມແມ່ຍິງ", "Submitted"], 72)).toBe(72);
});

it("finds no word where nothing is Latin", () => {
  expect(longestWord(["云南", "ວຽງຈັນ"], 60)).toBe(0);
  expect(longestWord([], 0)).toBe(0);
});
