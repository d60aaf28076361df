let jar: readonly string[] | undefined;

/**
 * All cookies, kept until the script that reads them has run: the browser may have to ask another process for them, and
 * a rendering reads a score of preferences.
 */
function cookies(): readonly string[] {
  if (jar) return jar;
  jar = document.cookie.split("; ");
  queueMicrotask(() => (jar = undefined));
  return jar;
}

/** Reads a cookie; a value that is not percent-encoded text counts as missing. */
export function readCookie(name: string): string | undefined {
  if (typeof document === "undefined") return undefined; // the server's render
  const found = cookies().find((part) => part.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** `days` undefined: a session cookie; 0: removes it. */
export function writeCookie(name: string, value: string, days: number | undefined): void {
  jar = undefined;
  const lifetime = days === undefined ? "" : `; Max-Age=${days * 86_400}`;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing on plain HTTP
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${lifetime}${secure}`;
}
