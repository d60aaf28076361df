import { expect, it } from "vitest";
import { countWords } from "./word-count.ts";

it("counts Chinese by characters, Lao and Latin by words", () => {
  expect(countWords("南塔香米 2026", "zh")).toBe(5);
  expect(countWords("The new rice is here.", "en")).toBe(5);
  expect(countWords("ເຂົ້າໃໝ່ມາແລ້ວ", "lo")).toBeGreaterThan(1);
  expect(countWords(" 。！ ", "zh")).toBe(0);
});
