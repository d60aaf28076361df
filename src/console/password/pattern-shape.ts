/** Variable repetitions one after another: each multiplies the tries by up to 128. */
const MOST_VARIABLE = 3;

/** `after` begins behind an atom: the repetition there, `[length, isVariable, most]`. */
function repetition(after: string): readonly [number, boolean, number] {
  const found = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})[?]?/.exec(after);
  if (!found) return [0, false, 1];
  const [all, sign, least = "", comma, largest = ""] = found;
  if (sign) return [all.length, true, sign === "?" ? 1 : Infinity];
  const most = comma ? (largest === "" ? Infinity : Number(largest)) : Number(least);
  return [all.length, most !== Number(least), most];
}

interface Group {
  /** Repetitions that can be taken in more than one way. */
  variable: number;
  hasChoice: boolean;
  readonly isAside: boolean;
}

/**
 * Whether a pattern is surely quick on a password (W10): nothing that repeats holds something that repeats or a choice, nothing
 * refers back, and few repetitions stand behind one another. Judged by its shape alone, so that the page cannot freeze.
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
        if (!group.isAside) around.variable += group.variable; // what looks aside is never gone through again
        if (!group.isAside && group.hasChoice) around.hasChoice = true;
        if (isVariable) around.variable += 1;
        if (around.variable > MOST_VARIABLE) return false;
      } else if (isVariable) group.variable += 1;
    }
    if (group.variable > MOST_VARIABLE) return false;
  }
  return open.length === 1;
}
