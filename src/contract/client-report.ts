import { HIDDEN, scrubText } from "./scrub-text.ts";

/** Characters of each part of what a page reports of itself; the sender cuts, the server refuses more (LG-05). */
export const REPORT_LENGTHS = { message: 500, info: 300, url: 300, stack: 3000 } as const;

// A token is 43 letters of base64url (TK-01), a hash 64 hexadecimal digits; names of programs and files are words and shorter.
const TOKEN_LIKE = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}(?![\w-])/g;

/** The same for text that a browser reports: what merely looks like a token goes too, since nothing says what stood before it. */
export const scrubReport = (text: string): string => scrubText(text).replace(TOKEN_LIKE, HIDDEN);
