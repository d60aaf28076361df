import { plainText } from "../../contract/characters/plain-text.ts";
import { LANGUAGES, type Words } from "../../contract/text.ts";

// Longer than any label. NFKC of a megabyte of combining marks takes a minute (RL-04).
const LONGEST = 400; // characters

type Named = readonly [name: string, key: string];

/** Finds the key of one of fixed choices by its label in any language or the key itself, in any case and width, with any digits. */
export function choiceByLabel(among: ReadonlyMap<string, Words>): (typed: string) => string | undefined {
  const byLabel = [...among].flatMap(([key, words]) => LANGUAGES.map((language): Named => [words[language], key]));
  const byKey = [...among.keys()].map((key): Named => [key, key]);
  // Reversed, because the last one stays: labels come before keys, and the first of two choices before the second.
  const keys = new Map([...byLabel, ...byKey].toReversed().map(([name, key]) => [plainText(name), key]));
  return (typed) => (typed.length > LONGEST ? undefined : keys.get(plainText(typed)));
}
