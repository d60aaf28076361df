/**
 * A stored pattern as an expression. Unicode mode first, so that one emoji counts one; patterns written for older
 * clients may hold escapes that mode refuses (such as `\\@`) and are then read as those clients do. Throws SyntaxError.
 */
export function compilePattern(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return new RegExp(pattern);
  }
}
