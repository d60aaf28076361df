/** What stands where a secret stood. */
export const HIDDEN = "[hidden]";
const longest = 4_000;

/** Hides passwords in addresses, queries and header-like text, and cuts what is too long (LG-01). */
export function scrubText(text: string): string {
  return text
    .slice(0, longest)
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*:[^\s/]*@/gi, `$1${HIDDEN}@`)
    .replace(/(\/ws\/[^\s/?]+\/)[^\s?"]+/g, `$1${HIDDEN}`)
    .replace(
      /((?:[\w-]*(?:password|token|captcha|secret|ticket|cookie)|authorization)"?\s*[=:]\s*)("[^"]*"|(?:bearer\s+)?[^\s&"',;}]+)/gi,
      `$1${HIDDEN}`,
    );
}
