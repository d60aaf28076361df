import { defineTexts, inLanguage, LANGUAGES, type Language } from "../../contract/text.ts";
import type { Cell, WrittenCell } from "../../fields/field.ts";

/** What one cell of a workbook holds, in characters as programs count them. A longer text would be cut by whoever opens the file. */
const MOST_IN_A_CELL = 32_767;

const texts = defineTexts("longCell", {
  stands: {
    zh: "（内容 {count} 个字符，超过单元格上限，未导出；导入时保持原内容不变）",
    lo: "(ເນື້ອໃນ {count} ຕົວອັກສອນ ເກີນທີ່ຫ້ອງໜຶ່ງຮັບໄດ້, ບໍ່ໄດ້ສົ່ງອອກ; ເມື່ອນຳເຂົ້າ ເນື້ອໃນເດີມຈະຄົງເດີມ)",
    en: "({count} characters: more than a cell holds. Not exported; an import leaves the text as it is)",
  },
});

/** The cell as it is, or, in place of a text that is too long for one, words that say so. */
export const fitting = (cell: WrittenCell, language: Language): WrittenCell =>
  typeof cell === "string" && cell.length > MOST_IN_A_CELL
    ? inLanguage(texts.stands, language, { count: String(cell.length) })
    : cell;

const shapes = LANGUAGES.map((language) => {
  const [before = "", after = ""] = texts.stands[language].split("{count}");
  return { before, after };
});

/** Whether a cell holds the words that an export put in place of a text. */
export const standsForMore = (cell: Cell): boolean =>
  typeof cell === "string" &&
  shapes.some(
    ({ before, after }) =>
      cell.startsWith(before) && cell.endsWith(after) && /^[\d.,\s]+$/.test(cell.slice(before.length, -after.length)),
  );
