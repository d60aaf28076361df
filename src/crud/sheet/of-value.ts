import { inLanguage, type Language } from "../../contract/text.ts";
import { SHEET_REFUSALS } from "./refusals.ts";

const QUOTED = 40; // letters: enough to find it by

function shortened(value: string): string {
  if (value.length <= QUOTED) return value;
  // A tone mark is not torn from its letter.
  const letters = [...new Intl.Segmenter().segment(value.slice(0, 4 * QUOTED))].slice(0, QUOTED);
  const kept = letters.map(({ segment }) => segment).join("");
  return kept === value ? value : `${kept}…`;
}

/** What is wrong with a cell, and what it holds; of an empty one there is nothing to be quoted. */
export const ofValue = (value: string, message: string, language: Language): string =>
  value === "" ? message : inLanguage(SHEET_REFUSALS.ofValue, language, { value: shortened(value), message });
