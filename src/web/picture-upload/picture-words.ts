import type { ChosenPicture } from "../../contract/files/stored-pictures.ts";
import type { Language } from "../../contract/text.ts";

export const ALT_IN = { zh: "alt", lo: "altLo", en: "altEn" } as const satisfies Record<Language, keyof ChosenPicture>;

/** The name of a picture: its description in the language or in another one, or its file name. */
export const calledIn = (picture: ChosenPicture, language: Language): string =>
  picture[ALT_IN[language]] || picture.alt || picture.altEn || picture.altLo || picture.fileName;
