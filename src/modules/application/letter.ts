import { escapeHtml } from "../../contract/escape.ts";
import { PUBLIC_PATHS } from "../../contract/public-addresses.ts";
import { inLanguage, type Language } from "../../contract/text.ts";
import { MAIL_TEXTS as TEXTS } from "./mail-texts.ts";

/** The steps an applicant hears of by mail. */
export const MAILED = ["submitted", "returned", "approved", "rejected"] as const;
export type Mailed = (typeof MAILED)[number];

interface Told {
  readonly kind: Mailed;
  readonly number: string;
  /** The staff's words; empty: none. */
  readonly message: string;
  readonly language: Language;
  /** The operator's own address of the site (IN-15). */
  readonly origin: string;
  readonly siteName: string;
}

/** As wide as a letter is read; Lao needs room above and below its lines. */
const STYLE = "font-family:sans-serif;font-size:16px;line-height:1.8;max-width:36em";

/** The letter of a step, as text and the same as HTML in which everything is text (RT-07). */
export function letterOf({ kind, number, message, language, origin, siteName }: Told) {
  const say = (name: keyof typeof TEXTS) => inLanguage(TEXTS[name], language, { number });
  const link = origin + PUBLIC_PATHS.application;
  const before = [say("hello"), say(kind)];
  const after = kind === "returned" ? [say("returnedNext")] : [];
  const end = [say("notYou"), siteName];
  const quoted = message.trim();
  const text = [...before, ...(quoted ? [quoted] : []), ...after, `${say("status")}\n${link}`, ...end].join("\n\n");
  const p = (words: string) => `<p>${escapeHtml(words)}</p>`;
  const html = [
    ...before.map(p),
    ...(quoted ? [`<blockquote>${quoted.split("\n").map(escapeHtml).join("<br>")}</blockquote>`] : []),
    ...after.map(p),
    `<p>${escapeHtml(say("status"))}<br><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
    ...end.map(p),
  ].join("\n");
  return {
    subject: say(`${kind}Title`),
    text,
    html: `<!doctype html>\n<html lang="${language}"><meta charset="utf-8"><body><div style="${STYLE}">\n${html}\n</div></body></html>\n`,
  };
}
