import type { Language } from "../../contract/text.ts";
import china from "./china.tsv?raw";
import laos from "./laos.tsv?raw";

const COLUMNS: Readonly<Record<Language, number>> = { zh: 2, en: 3, lo: 4 };

/** Names of the shipped divisions in a language, with their words for province or county. */
export const divisionNames = (language: Language): string[] =>
  [laos, china].flatMap((file) => file.split("\n").slice(1)).map((line) => line.split("\t")[COLUMNS[language]] ?? "");
