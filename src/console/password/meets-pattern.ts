import { isPlainPattern } from "./pattern-shape.ts";

/** The server refuses longer passwords (AU-10), so the pattern never runs on them (W10). */
const LONGEST = 128;

/**
 * True if a new password matches the configured pattern (§5). A pattern that is missing, invalid or possibly slow
 * counts as matched: the server, which can abort it, decides; a page cannot (W10).
 */
export function meetsPattern(password: string, pattern: string): boolean {
  if (password.length > LONGEST) return false;
  if (pattern === "" || !isPlainPattern(pattern)) return true;
  try {
    return new RegExp(pattern, "u").test(password);
  } catch {
    return true;
  }
}
