import { expect, it } from "vitest";
import { shortened } from "./shortened-text.ts";

it("leaves a text that is short enough, and cuts a longer one between whole letters", () => {
  expect(shortened("ກາເຟ", 4)).toBe("ກາເຟ");
  expect(shortened("普洱茶叶", 2)).toBe("普洱…");
  // Four letters of nine code units, each with its vowel or tone.
  expect(shortened("ນ້ຳກິນກີ່", 4)).toBe(shortened("ນ້ຳກິນກີ່", 40));
  expect(shortened("ກິນກີ່ມື້", 2)).toBe("ກິນ…");
  expect(shortened("👨‍👩‍👧‍👦".repeat(3), 2)).toBe(`${"👨‍👩‍👧‍👦".repeat(2)}…`);
});
