import { plainText } from "../../../contract/characters/plain-text.ts";
import type { MenuEntry } from "../../menu/menu-entries.ts";
import { pinyinTokens } from "../../pinyin/pinyin-tokens.ts";

/** A page of the menus with its ancestors, the module first. */
export interface Hit {
  readonly entry: MenuEntry;
  readonly trail: readonly MenuEntry[];
}

type Holds = (entry: MenuEntry, word: string) => boolean;

const wordsOf = (question: string): string[] => plainText(question).split(/\s+/).filter(Boolean);

function* pagesOf(entries: readonly MenuEntry[], trail: readonly MenuEntry[]): Generator<Hit> {
  for (const entry of entries)
    if (entry.children.length === 0) yield { entry, trail };
    else yield* pagesOf(entry.children, [...trail, entry]);
}

/** Pages whose own title, or an ancestor's, contains every word; matches in the page's own title come first. */
function search(entries: readonly MenuEntry[], question: string, holds: Holds): readonly Hit[] {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  const isIn = (some: readonly MenuEntry[]) => words.every((word) => some.some((entry) => holds(entry, word)));
  const hits = [...pagesOf(entries, [])].filter(({ entry, trail }) => isIn([...trail, entry]));
  return hits.toSorted((a, b) => Number(isIn([b.entry])) - Number(isIn([a.entry])));
}

/**
 * Matches titles in any of the three languages, by any part of them: the palette goes by beginnings of words, among
 * records too, where parts would find too much; here they find a page of a hundred by what one remembers of its name.
 */
export const matches = (entries: readonly MenuEntry[], question: string): readonly Hit[] =>
  search(entries, question, ({ meta }, word) =>
    plainText(`${meta.title} ${meta.titleEn} ${meta.titleLo}`).includes(word),
  );

/** Matches the pinyin of Chinese titles, in full or by initials. */
export const matchesPinyin = (
  entries: readonly MenuEntry[],
  question: string,
  pinyin: ReadonlyMap<string, string>,
): readonly Hit[] =>
  search(entries, question, ({ meta }, word) => {
    const syllables = (pinyin.get(meta.title) ?? "").split(" ").filter(Boolean);
    return pinyinTokens(syllables).some((token) => token.startsWith(word));
  });

/** True for Latin letters and spaces alone, which may be pinyin. */
export const isLatinOnly = (question: string): boolean => /^[a-z\s]*[a-z][a-z\s]*$/.test(plainText(question));

/** Distinct Chinese titles of all entries and the pages below them. */
export const chineseTitles = (entries: readonly MenuEntry[]): readonly string[] => [
  ...new Set(
    [...pagesOf(entries, [])]
      .flatMap(({ entry, trail }) => [...trail, entry])
      .map(({ meta }) => meta.title)
      .filter((title) => /\p{Script=Han}/u.test(title)),
  ),
];
