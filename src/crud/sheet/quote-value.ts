import { shortened } from "../../contract/characters/shortened-text.ts";
import { inLanguage, type Language } from "../../contract/text.ts";
import { SHEET_REFUSALS } from "./sheet-refusals.ts";

const QUOTED = 40; // characters

/** The message with the refused value quoted before it, unless the cell is empty. */
export const messageWithValue = (value: string, message: string, language: Language): string =>
  value === "" ? message : inLanguage(SHEET_REFUSALS.ofValue, language, { value: shortened(value, QUOTED), message });
