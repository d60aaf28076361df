/** Highest number of variable repetitions in sequence: each multiplies the backtracking by up to 128. */
const MAX_VARIABLE = 3;

/** Reads the quantifier at the start of `after`: its length in characters, whether it varies, its maximum. */
function repetition(after: string): readonly [number, boolean, number] {
  const found = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})[?]?/.exec(after);
  if (!found) return [0, false, 1];
  const [all, sign, least = "", comma, largest = ""] = found;
  if (sign) return [all.length, true, sign === "?" ? 1 : Infinity];
  const most = comma ? (largest === "" ? Infinity : Number(largest)) : Number(least);
  return [all.length, most !== Number(least), most];
}

interface Group {
  /** Repetitions that can match different lengths. */
  variable: number;
  hasChoice: boolean;
  readonly isAside: boolean;
}

/**
 * True if a regular expression cannot backtrack for long on a password (W10): no repetition contains a repetition or an
 * alternative, there are no back references, and few variable repetitions follow one another. Judged by the pattern's
 * text, so the page cannot freeze.
 */
export function isPlainPattern(pattern: string): boolean {
  const open: Group[] = [{ variable: 0, hasChoice: false, isAside: false }];
  for (let at = 0; at < pattern.length;) {
    const group = open.at(-1) as Group;
    const rest = pattern.slice(at);
    const opening = /^\((?:\?(?:<?[=!]|:|<\w+>))?/.exec(rest)?.[0];
    if (opening !== undefined) {
      open.push({ variable: 0, hasChoice: false, isAside: /[=!]$/.test(opening) });
      at += opening.length;
      continue;
    }
    const [atom = ""] = /^(?:\[(?:\\[^]|[^\]\\])*\]|\\[pP]\{\w[^}]*\}|\\[^]|[^])/.exec(rest) ?? [];
    if (/^\\(?:[1-9]|k)/.test(atom)) return false;
    at += atom.length;
    if (atom === "|") group.hasChoice = true;
    else {
      const [length, isVariable, most] = repetition(pattern.slice(at));
      at += length;
      if (atom === ")") {
        open.pop();
        const around = open.at(-1);
        if (!around || (most > 1 && (group.variable > 0 || group.hasChoice))) return false;
        if (!group.isAside) around.variable += group.variable; // a lookaround is never entered again by backtracking
        if (!group.isAside && group.hasChoice) around.hasChoice = true;
        if (isVariable) around.variable += 1;
        if (around.variable > MAX_VARIABLE) return false;
      } else if (isVariable) group.variable += 1;
    }
    if (group.variable > MAX_VARIABLE) return false;
  }
  return open.length === 1;
}
