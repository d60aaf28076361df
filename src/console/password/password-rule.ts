import { isPlainPattern } from "./pattern-shape.ts";

/** Longer ones are refused by the server (AU-10); the pattern is never run on them (W10). */
const LONGEST = 128;

/**
 * True if a new password meets the configured pattern (§5). A pattern that is missing, broken or may take long is left to the
 * server, which can stop it; a page cannot (W10).
 */
export function meetsRule(password: string, pattern: string): boolean {
  if (password.length > LONGEST) return false;
  if (pattern === "" || !isPlainPattern(pattern)) return true;
  try {
    return new RegExp(pattern, "u").test(password);
  } catch {
    return true;
  }
}
