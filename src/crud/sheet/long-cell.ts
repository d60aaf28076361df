import { defineTexts, inLanguage, LANGUAGES, type Language } from "../../contract/text.ts";
import type { Cell, WrittenCell } from "../../fields/field.ts";

/** Excel's limit of characters (UTF-16 units) in a cell: longer texts are truncated when the file is opened. */
const MAX_PER_CELL = 32_767;

const texts = defineTexts("longCell", {
  stands: {
    zh: "（内容 {count} 个字符，超过单元格上限，未导出；导入时保持原内容不变）",
    lo: "(ເນື້ອໃນ {count} ຕົວອັກສອນ ເກີນທີ່ຫ້ອງໜຶ່ງຮັບໄດ້, ບໍ່ໄດ້ສົ່ງອອກ; ເມື່ອນຳເຂົ້າ ເນື້ອໃນເດີມຈະຄົງເດີມ)",
    en: "({count} characters: more than a cell holds. Not exported; an import leaves the text as it is)",
  },
});

/** Replaces a text that is too long for a cell by a placeholder that says so. */
export const fittingCell = (cell: WrittenCell, language: Language): WrittenCell =>
  typeof cell === "string" && cell.length > MAX_PER_CELL
    ? inLanguage(texts.stands, language, { count: String(cell.length) })
    : cell;

const shapes = LANGUAGES.map((language) => {
  const [before = "", after = ""] = texts.stands[language].split("{count}");
  return { before, after };
});

/** True for such a placeholder. */
export const isPlaceholder = (cell: Cell): boolean =>
  typeof cell === "string" &&
  shapes.some(
    ({ before, after }) =>
      cell.startsWith(before) && cell.endsWith(after) && /^[\d.,\s]+$/.test(cell.slice(before.length, -after.length)),
  );
