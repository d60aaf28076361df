/** Longer ones are refused by the server (AU-10); the pattern is never run on them (W10). */
const LONGEST = 128;

/** True if a new password meets the configured pattern (§5). A pattern that is missing or broken is left to the server. */
export function meetsRule(password: string, pattern: string): boolean {
  if (pattern === "" || password.length > LONGEST) return password.length <= LONGEST;
  try {
    return new RegExp(pattern, "u").test(password);
  } catch {
    return true;
  }
}
