import { HIDDEN, scrubText } from "./secrets/scrub-text.ts";

/**
 * Maximum lengths, in characters, of a client error report. The client truncates; the server refuses longer ones
 * (LG-05).
 */
export const REPORT_LENGTHS = { message: 500, info: 300, url: 300, stack: 3000 } as const;

// Access tokens are 43 characters of base64url (TK-01), hashes 64 hexadecimal digits; names of programs and files are
// shorter.
const TOKEN_LIKE = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}(?![\w-])/g;

/**
 * Like `scrubText`, and also hides everything that looks like a token, because a browser's message does not say which
 * values are secret.
 */
export const scrubReport = (text: string): string => scrubText(text).replace(TOKEN_LIKE, HIDDEN);
