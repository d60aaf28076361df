import { escapeHtml } from "./escape.ts";

/** Plain text as HTML: a paragraph per line, without empty ones (RT-07). */
export const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .flatMap((line) => (line.trim() === "" ? [] : [`<p>${escapeHtml(line.trim())}</p>`]))
    .join("");
