/** What stands where a secret stood. */
export const HIDDEN = "[hidden]";
const longest = 4_000;

// No open run before a word: it would be tried from each of its letters. What stands before it does not matter anyway.
const KEY =
  "(?:password|passwd|passphrase|pwd|token|captcha|secret|ticket|cookie|credential|api[-_]?key|private[-_]?key)" +
  "(?:s|confirm(?:ation)?|hash|\\d{1,2}|[-_]\\w{1,20})?(?:\\[\\w{0,20}\\]){0,2}";
// Also inside a text that was written as JSON once more, or percent-encoded.
const IS = "(?:\\\\*[\"']|%22)?\\s{0,8}(?:=>?|:|%3D|%3A)\\s{0,8}";
// What was cut off has no end.
const QUOTED = [
  `(?<slashes>\\\\+)(?<mark>["'])[^]*?(?:(?<!\\\\)\\k<slashes>\\k<mark>|$)`,
  `"(?:\\\\[^]|[^"\\\\])*(?:"|$)`,
  `'(?:\\\\[^]|[^'\\\\])*(?:'|$)`,
  "%22[^]*?(?:%22|$)",
].join("|");
const LIST = `\\[(?:"(?:\\\\[^]|[^"\\\\])*(?:"|$)|[^\\]"])*(?:\\]|$)`;
const SCHEME = "(?:(?:bearer|basic|digest|negotiate)(?:\\s|%20|\\+)+)?";

const pair = new RegExp(`(${KEY}${IS})(?:${QUOTED}|${LIST}|${SCHEME}[^\\s&"',;}]+)`, "gi");
// A header's value goes on to the end of its line: it has spaces, quotes and semicolons of its own.
const header = new RegExp(
  `((?:authorization|(?:set-)?cookie)(?:\\\\*["']|%22)?\\s{0,8}(?:=>?|:|%3D|%3A)\\s{0,8})(?:${QUOTED}|${LIST}|[^\\r\\n]+)`,
  "gi",
);

/** Hides passwords in addresses, queries, JSON and header-like text, and cuts what is too long (LG-01). */
export function scrubText(text: string): string {
  return text
    .slice(0, longest)
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*:[^\s/]*@/gi, `$1${HIDDEN}@`)
    .replace(/(\/ws\/[^\s/?]+\/)[^\s?"]+/g, `$1${HIDDEN}`)
    .replace(header, `$1${HIDDEN}`)
    .replace(pair, `$1${HIDDEN}`)
    .replace(/\b(bearer\s{1,8})[\w.~+/=-]{16,}/gi, `$1${HIDDEN}`);
}
