/*
 * Splits a style sheet by the owners of its selectors; conditions such as `@media` stay around their rules. Written for
 * a generated sheet without comments and without brackets in strings, such as the kit's.
 */

/** Owner of a selector; null drops the rule. */
export type OwnerOf = (selector: string) => string | null;

/** Indexes of `separator` outside any bracket. */
const splitOutside = (text: string, separator: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if ("([{".includes(letter)) depth++;
    else if (")]}".includes(letter)) depth--;
    else if (letter === separator && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
};

/** The `head{body}` pairs of the outermost level. */
function* rulesOf(css: string): Generator<{ readonly head: string; readonly body: string }> {
  let depth = 0;
  let from = 0;
  let open = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === "{" && depth++ === 0) open = at;
    if (css[at] !== "}" || --depth > 0) continue;
    yield { head: css.slice(from, open).trim(), body: css.slice(open + 1, at) };
    from = at + 1;
  }
}

const isCondition = (head: string): boolean => /^@(?:media|supports|container|layer)\b/.test(head);

/** The sheet's rules by owner, in their order. Rules without a selector (`@keyframes`) go to `unowned`. */
export function splitStyleSheet(css: string, ownerOf: OwnerOf, unowned: string): Map<string, string> {
  const byOwner = new Map<string, string>();
  const add = (owner: string, rule: string) => byOwner.set(owner, (byOwner.get(owner) ?? "") + rule);
  for (const { head, body } of rulesOf(css)) {
    if (isCondition(head)) {
      for (const [owner, rules] of splitStyleSheet(body, ownerOf, unowned)) add(owner, `${head}{${rules}}`);
    } else if (head.startsWith("@")) {
      add(unowned, `${head}{${body}}`);
    } else {
      const selectors = new Map<string, string[]>();
      for (const selector of splitOutside(head, ",")) {
        const owner = ownerOf(selector.trim());
        if (owner !== null) selectors.set(owner, [...(selectors.get(owner) ?? []), selector.trim()]);
      }
      for (const [owner, list] of selectors) add(owner, `${list.join(",")}{${body}}`);
    }
  }
  return byOwner;
}
