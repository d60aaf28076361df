import { isReservedPath } from "../../contract/public/reserved-paths.ts";

// oxlint-disable-next-line no-control-regex -- control characters are what this refuses
const FORBIDDEN = /[\u0000-\u0020\u007f-\u009f\\\u200b-\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff]/;

const decodedFully = (text: string): string | undefined => {
  let current = text;
  for (let round = 0; round < 4; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return undefined;
    }
    if (next === current) return current;
    current = next;
  }
  return undefined; // encoded too many times to be legitimate
};

const isSuspicious = (path: string): boolean =>
  FORBIDDEN.test(path) ||
  !path.startsWith("/") ||
  path.startsWith("//") ||
  path.split("/").some((part) => part === "." || part === "..");

/**
 * The path (with query and fragment) of a `redirect` value, or undefined if it must not be followed (W8, HD-07): only
 * a page of our own origin, written plainly, that does not redirect itself. Whether the page exists is for the
 * router; `isKnown` lets a caller that has the routes refuse unknown ones.
 */
export function safeRedirect(
  value: string | null | undefined,
  isKnown: (path: string) => boolean = () => true,
): string | undefined {
  if (!value || value.length > 2000 || isSuspicious(value.split(/[?#]/, 1)[0] as string) || FORBIDDEN.test(value))
    return undefined;
  const base = "http://own.invalid";
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  if (url.origin !== base || url.username !== "" || url.password !== "") return undefined;
  const path = decodedFully(url.pathname);
  if (path === undefined || isSuspicious(path)) return undefined;
  if (isReservedPath(path) || url.searchParams.has("redirect")) return undefined;
  return isKnown(path) ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
