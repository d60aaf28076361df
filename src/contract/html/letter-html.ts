import type { Language } from "../text.ts";

/** The line height leaves room for Lao vowel and tone marks. */
const STYLE = "font-family:sans-serif;font-size:16px;line-height:1.8;max-width:36em";

/** The HTML form of a letter. `body` is HTML, with every value in it escaped (RT-07). */
export const letterHtml = (language: Language, body: string): string =>
  `<!doctype html>\n<html lang="${language}"><meta charset="utf-8"><body><div style="${STYLE}">\n${body}\n</div></body></html>\n`;
