import { foldCase, LANGUAGES, type Words } from "../../contract/text.ts";

// Longer than any label. NFKC of a megabyte of combining marks takes a minute (RL-04).
const LONGEST = 400; // characters

/** Finds the key of one of fixed choices by its label in any language or the key itself, in any case and width. */
export function keyReader(among: ReadonlyMap<string, Words>): (typed: string) => string | undefined {
  const labels = [...among].flatMap(([key, words]) => LANGUAGES.map((language) => [words[language], key] as const));
  const keys = new Map<string, string>();
  for (const [name, key] of [...labels, ...[...among.keys()].map((key) => [key, key] as const)])
    if (!keys.has(foldCase(name))) keys.set(foldCase(name), key);
  return (typed) => (typed.length > LONGEST ? undefined : keys.get(foldCase(typed)));
}
