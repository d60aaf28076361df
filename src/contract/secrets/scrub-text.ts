/** Replaces a secret. */
export const HIDDEN = "[hidden]";
const MAX_LENGTH = 4_000;

// No unbounded run before the keyword: the expression would backtrack from each of its letters.
const KEY =
  "(?:password|passwd|passphrase|pwd|token|captcha|secret|ticket|cookie|credential|api[-_]?key|private[-_]?key)" +
  "(?:s|confirm(?:ation)?|hash|\\d{1,2}|[-_]\\w{1,20})?(?:\\[\\w{0,20}\\]){0,2}";
// Also inside of JSON in a string, or percent-encoded.
const IS = "(?:\\\\*[\"']|%22)?\\s{0,8}(?:=>?|:|%3D|%3A)\\s{0,8}";
// A truncated value has no closing quote.
const QUOTED = [
  `(?<slashes>\\\\+)(?<mark>["'])[^]*?(?:(?<!\\\\)\\k<slashes>\\k<mark>|$)`,
  `"(?:\\\\[^]|[^"\\\\])*(?:"|$)`,
  `'(?:\\\\[^]|[^'\\\\])*(?:'|$)`,
  "%22[^]*?(?:%22|$)",
].join("|");
const LIST = `\\[(?:"(?:\\\\[^]|[^"\\\\])*(?:"|$)|[^\\]"])*(?:\\]|$)`;
const SCHEME = "(?:(?:bearer|basic|digest|negotiate)(?:\\s|%20|\\+)+)?";

const pair = new RegExp(`(${KEY}${IS})(?:${QUOTED}|${LIST}|${SCHEME}[^\\s&"',;}]+)`, "gi");
// A header's value ends with its line: it contains spaces, quotes and semicolons.
const header = new RegExp(
  `((?:authorization|(?:set-)?cookie)(?:\\\\*["']|%22)?\\s{0,8}(?:=>?|:|%3D|%3A)\\s{0,8})(?:${QUOTED}|${LIST}|[^\\r\\n]+)`,
  "gi",
);

/**
 * Hides passwords and tokens in addresses, queries, JSON and header-like text, and truncates to 4,000 characters
 * (LG-01).
 */
export function scrubText(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*:[^\s/]*@/gi, `$1${HIDDEN}@`)
    .replace(/(\/ws\/[^\s/?]+\/)[^\s?"]+/g, `$1${HIDDEN}`)
    .replace(header, `$1${HIDDEN}`)
    .replace(pair, `$1${HIDDEN}`)
    .replace(/\b(bearer\s{1,8})[\w.~+/=-]{16,}/gi, `$1${HIDDEN}`);
}
