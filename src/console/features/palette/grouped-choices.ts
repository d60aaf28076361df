import type { Language } from "../../../contract/text.ts";
import { indexTitles, matchOf, type Match } from "./matching.ts";
import { spokenOf, type Choice } from "./choices.ts";

export interface Line {
  readonly choice: Choice;
  readonly match?: Match;
}
export interface Group {
  readonly name: string;
  readonly lines: readonly Line[];
}

/** Lines of one group; more are found by typing a further word. */
const MAX_LINES = 8;

export type Finder = (query: string) => readonly Line[];

/**
 * Returns a search function over choices that stay the same while the palette is open, so their titles are tokenised
 * once.
 */
export function finder(
  choices: readonly Choice[],
  pinyin: ReadonlyMap<string, string> | undefined,
  language: Language,
): Finder {
  const pinyinOf = (choice: Choice) =>
    spokenOf(choice)
      .map((part) => pinyin?.get(part) ?? "")
      .join(" ")
      .trim();
  const all = choices.map((choice) => ({ choice, words: indexTitles(choice.titles, pinyinOf(choice)) }));
  return (query) =>
    all
      .flatMap(({ choice, words }): { choice: Choice; match: Match }[] => {
        const match = matchOf(words, query, language);
        return match ? [{ choice, match }] : [];
      })
      .toSorted((a, b) => a.match.rank - b.match.rank)
      .slice(0, MAX_LINES);
}

/** The lines before anything is typed: recent choices, then the first pages and the actions. */
export function linesBeforeTyping(
  recent: readonly string[],
  pages: readonly Choice[],
  actions: readonly Choice[],
  names: { readonly recent: string; readonly pages: string; readonly actions: string },
): readonly Group[] {
  const all = new Map([...pages, ...actions].map((choice) => [choice.key, choice]));
  const lately = recent.flatMap((key) => all.get(key) ?? []);
  const others = (choices: readonly Choice[]): Line[] =>
    choices.filter(({ key }) => !recent.includes(key)).map((choice) => ({ choice }));
  return [
    { name: names.recent, lines: lately.map((choice) => ({ choice })) },
    { name: names.pages, lines: others(pages).slice(0, MAX_LINES) },
    { name: names.actions, lines: others(actions) },
  ].filter(({ lines }) => lines.length > 0);
}
