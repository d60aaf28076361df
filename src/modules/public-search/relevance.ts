import { plainText } from "../../contract/characters/plain-text.ts";
import type { Run } from "../../crud/search/search-tokens.ts";

/** Where a word stands in a text. */
type Standing = "whole" | "begins" | "inside" | "absent";
const BETTER: readonly Standing[] = ["absent", "inside", "begins", "whole"];

const laoWords = new Intl.Segmenter("lo", { granularity: "word" });

/** Where the words of a Lao text begin and end: it has no spaces. */
function laoBounds(text: string): ReadonlySet<number> {
  const bounds = new Set([text.length]);
  for (const { index } of laoWords.segment(text)) bounds.add(index);
  return bounds;
}

/** In a regular expression: what follows the end of a Lao syllable. A consonant without a vowel still belongs to it. */
export const AFTER_SYLLABLE = "($|[^\u0e80-\u0eff]|[\u0ec0-\u0ec4]|[ກ-ຮໜໝ]ວ?[\u0eb0-\u0ebdອ\u0ec8-\u0ecd])";
const afterSyllable = new RegExp(`^${AFTER_SYLLABLE}`, "u");

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character);

function standingIn(text: string, { script, text: word }: Run): Standing {
  const plain = plainText(text);
  let best: Standing = "absent";
  let bounds: ReadonlySet<number> | undefined;
  for (let at = plain.indexOf(word); at >= 0 && best !== "whole"; at = plain.indexOf(word, at + 1)) {
    if (script === "han") return "whole"; // every character is a word
    if (script === "lao") bounds ??= laoBounds(plain);
    const isBound = (place: number, beside: number): boolean => bounds?.has(place) ?? !isLetter(plain[beside]);
    const end = at + word.length;
    const isBegun = isBound(at, at - 1);
    // Part of a Lao syllable is no beginning of a word, but another word.
    const isPart = script === "word" || afterSyllable.test(plain.slice(end));
    const here = !isBegun ? "inside" : isBound(end, end) ? "whole" : isPart ? "begins" : "inside";
    if (BETTER.indexOf(here) > BETTER.indexOf(best)) best = here;
  }
  return best;
}

const standing = (texts: readonly string[], word: Run): Standing =>
  texts
    .map((text) => standingIn(text, word))
    .reduce<Standing>((best, each) => (BETTER.indexOf(each) > BETTER.indexOf(best) ? each : best), "absent");

/** The short texts of a record in every language. */
export interface RankedTexts {
  readonly titles: readonly string[];
  readonly others: readonly string[];
}

/** A word of a query as a record has it. */
export interface RankedWord {
  readonly run: Run;
  /** The record is of a category of this name. */
  readonly isCategory: boolean;
  /** The record is from a place of this name. */
  readonly isPlace: boolean;
}

const TITLE = { whole: 8, begins: 6, inside: 0, absent: 0 } as const;
const CATEGORY = 4;
const OTHER = { whole: 2, begins: 2, inside: 0, absent: 0 } as const;
const PLACE = 1;
const ELSEWHERE = 1; // by its sound, or in its full text

export interface Relevance {
  readonly score: number;
  /** One of the words stands only within other words, as a syllable does. */
  readonly isChance: boolean;
}

/**
 * How well a found record answers a query: its title counts more than its category, that more than its other texts, and
 * whole words more than parts of words (docs/decisions/085).
 */
export function relevanceOf({ titles, others }: RankedTexts, words: readonly RankedWord[]): Relevance {
  const each = words.map(({ run, isCategory, isPlace }) => {
    const [inTitle, inOthers] = [standing(titles, run), standing(others, run)];
    const known = TITLE[inTitle] + (isCategory ? CATEGORY : 0) + OTHER[inOthers] + (isPlace ? PLACE : 0);
    const isChance = known === 0 && (inTitle === "inside" || inOthers === "inside");
    return { score: known === 0 && !isChance ? ELSEWHERE : known, isChance };
  });
  return {
    score: each.reduce((sum, { score }) => sum + score, 0),
    isChance: each.some(({ isChance }) => isChance),
  };
}
