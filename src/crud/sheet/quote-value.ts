import { inLanguage, type Language } from "../../contract/text.ts";
import { SHEET_REFUSALS } from "./refusals.ts";

const QUOTED = 40; // characters

function shortened(value: string): string {
  if (value.length <= QUOTED) return value;
  // By grapheme, so that no Lao tone mark is separated from its letter.
  const letters = [...new Intl.Segmenter().segment(value.slice(0, 4 * QUOTED))].slice(0, QUOTED);
  const start = letters.map(({ segment }) => segment).join("");
  return start === value ? value : `${start}…`;
}

/** The message with the refused value quoted before it, unless the cell is empty. */
export const messageWithValue = (value: string, message: string, language: Language): string =>
  value === "" ? message : inLanguage(SHEET_REFUSALS.ofValue, language, { value: shortened(value), message });
