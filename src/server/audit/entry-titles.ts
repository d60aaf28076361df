import { LANGUAGES, type Language } from "../../contract/text.ts";

/*
 * An entry's title in the languages beside the main one. They are a member of `after`, which the chain has covered from
 * the beginning: versions that know nothing of them seal and verify such rows as before (docs/decisions/086).
 */

/** The member's name, which no property can have. */
const TITLES = "#title";

type Values = Readonly<Record<string, unknown>>;
/** By language; absent where the main title stands for it. */
export type Titles = { readonly [L in Language]?: string };
/** A title as it is given: the same for all readers, or by language, where something may be missing. */
export type GivenTitle = string | { readonly [L in Language]?: string | null | undefined };

const LONGEST = 300; // characters

interface StoredTitle {
  /** For readers of a language without one. */
  readonly main: string;
  /** What `after` has to hold of it. */
  readonly beside: Values;
}

/** Half a character at the cut, which the database would refuse, is replaced. */
const cut = (title: string): string => title.slice(0, LONGEST).toWellFormed();

export function storedTitle(given: GivenTitle): StoredTitle {
  if (typeof given === "string") return { main: cut(given), beside: {} };
  const written = LANGUAGES.flatMap((language): [Language, string][] =>
    given[language] ? [[language, cut(given[language])]] : [],
  );
  const main = written[0]?.[1] ?? "";
  const others = written.filter(([, title]) => title !== main);
  return { main, beside: others.length > 0 ? { [TITLES]: Object.fromEntries(others) } : {} };
}

/** What was recorded in `after`, and the titles in other languages beside it. */
export function splitTitles({ [TITLES]: titles, ...after }: Values): {
  readonly after: Values;
  readonly titles: Titles;
} {
  return { after, titles: titles ?? {} };
}
