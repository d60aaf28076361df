import { escapeHtml } from "../../contract/html/escape.ts";
import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
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
  /** The operator's own address of the site (IN-15); null: none is set, so nothing links there. */
  readonly origin: string | null;
  readonly siteName: string;
  /** Of an approval: whether visitors see the enterprise as this is written. */
  readonly isPublic: boolean;
}

/** As wide as a letter is read; Lao needs room above and below its lines. */
const STYLE = "font-family:sans-serif;font-size:16px;line-height:1.8;max-width:36em";

function partsOf({ kind, number, message, language, origin, isPublic }: Told) {
  const say = (name: keyof typeof TEXTS) => inLanguage(TEXTS[name], language, { number });
  return {
    subject: say(`${kind}Title`),
    before: [say("hello"), say(kind === "approved" && isPublic ? "approvedPublic" : kind)],
    quoted: message.trim(),
    after: kind === "returned" ? [say("returnedNext")] : [],
    status: say("status"),
    link: origin === null ? null : origin + PUBLIC_PATHS.application,
    notYou: say("notYou"),
  };
}

const lines = ({ before, quoted, after, status, link }: ReturnType<typeof partsOf>) => [
  ...before,
  ...(quoted ? [quoted] : []),
  ...after,
  ...(link === null ? [] : [`${status}\n${link}`]),
];

/** What the letter of a step says, for somebody who tells it by telephone or a messenger: nothing says that a program sent it. */
export function toldByHand(told: Told): { readonly subject: string; readonly text: string } {
  const parts = partsOf(told);
  return { subject: parts.subject, text: [...lines(parts), told.siteName].join("\n\n") };
}

/** The letter of a step, as text and the same as HTML in which everything is text (RT-07). */
export function letterOf(told: Told) {
  const parts = partsOf(told);
  const { subject, before, quoted, after, status, link, notYou } = parts;
  const end = [notYou, told.siteName];
  const p = (words: string) => `<p>${escapeHtml(words)}</p>`;
  const html = [
    ...before.map(p),
    ...(quoted ? [`<blockquote>${quoted.split("\n").map(escapeHtml).join("<br>")}</blockquote>`] : []),
    ...after.map(p),
    ...(link === null ? [] : [`<p>${escapeHtml(status)}<br><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`]),
    ...end.map(p),
  ].join("\n");
  return {
    subject,
    text: [...lines(parts), ...end].join("\n\n"),
    html: `<!doctype html>\n<html lang="${told.language}"><meta charset="utf-8"><body><div style="${STYLE}">\n${html}\n</div></body></html>\n`,
  };
}
