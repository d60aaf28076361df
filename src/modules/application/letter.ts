import { escapeHtml } from "../../contract/html/escape.ts";
import { letterHtml } from "../../contract/html/letter-html.ts";
import { paragraphs } from "../../contract/html/paragraphs.ts";
import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage, type Language } from "../../contract/text.ts";
import { MAIL_TEXTS as TEXTS } from "./letter-texts.ts";

/** Steps that send the applicant an email. */
export const MAILED = ["submitted", "returned", "approved", "rejected"] as const;
export type Mailed = (typeof MAILED)[number];

interface LetterInput {
  readonly kind: Mailed;
  readonly number: string;
  /** Plain text from the reviewer; may be empty. */
  readonly message: string;
  readonly language: Language;
  /** Origin of the public site as the operator set it (IN-15); null leaves the link out. */
  readonly origin: string | null;
  readonly siteName: string;
  /** For an approval: whether the enterprise's page is public now. */
  readonly isPublic: boolean;
}

function partsOf({ kind, number, message, language, origin, isPublic }: LetterInput) {
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

/**
 * The email's content for staff who phone or message the applicant: without the note that it was sent automatically.
 */
export function letterByHand(input: LetterInput): { readonly subject: string; readonly text: string } {
  const parts = partsOf(input);
  return { subject: parts.subject, text: [...lines(parts), input.siteName].join("\n\n") };
}

/** The email of a step as plain text and as HTML; every value is escaped (RT-07). */
export function letterOf(input: LetterInput) {
  const parts = partsOf(input);
  const { subject, before, quoted, after, status, link, notYou } = parts;
  const end = [notYou, input.siteName];
  const html = [
    ...before.map(paragraphs),
    ...(quoted ? [`<blockquote>${quoted.split("\n").map(escapeHtml).join("<br>")}</blockquote>`] : []),
    ...after.map(paragraphs),
    ...(link === null ? [] : [`<p>${escapeHtml(status)}<br><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`]),
    ...end.map(paragraphs),
  ].join("\n");
  return {
    subject,
    text: [...lines(parts), ...end].join("\n\n"),
    html: letterHtml(input.language, html),
  };
}
