import { runsOf, type Run } from "../../crud/search/search-tokens.ts";

const laoWords = new Intl.Segmenter("lo", { granularity: "word" });
const LONGEST = 24; // letters of a word that is compared

/** Letters by which words of a length may differ: swapped, missing, wrong or too many. */
const allowed = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** How many letters two words differ by; `most + 1` where it is more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next[j] = least;
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}

const LAO_TONES = /[\u0ec8-\u0ecc]/g; // often left out when typing; a word is known without them
const bare = (text: string): string => text.replace(LAO_TONES, "");

/** Each word alone and with the one or two after it: what is typed as one may be several to the segmenter. */
const withFollowing = (words: readonly string[]): string[] =>
  words.flatMap((_, at) => [1, 2, 3].map((count) => words.slice(at, at + count).join("")));

/** The words of a text by script; Chinese, which is typed by sound and not by letters, has none. */
const wordsIn = (text: string): Run[] =>
  runsOf(text).flatMap(({ script, text: run }): Run[] => {
    if (script === "han") return [];
    if (script === "word") return [{ script, text: run }];
    const words = Array.from(laoWords.segment(run), ({ segment }) => segment);
    return [...withFollowing(words), run].map((word) => ({ script, text: word }));
  });

/** The query with words that nobody wrote replaced by similar ones of the texts; undefined where there are none. */
export function suggestionFor(search: string, texts: readonly string[]): string | undefined {
  const known = new Map(
    texts.flatMap(wordsIn).map(({ script, text }) => [text, { script, text, letters: bare(text) }] as const),
  );
  let isChanged = false;
  const words = runsOf(search).map(({ script, text }) => {
    const letters = bare(text);
    const most = allowed(letters.length);
    // A short word may lack no more than its tones.
    if (known.has(text) || script === "han" || text.length > LONGEST || (most === 0 && script !== "lao")) return text;
    let best: { readonly text: string; readonly by: number } | undefined;
    for (const each of known.values()) {
      if (each.script !== script || each.text[0] !== text[0]) continue; // the first letter is seldom wrong
      const by = distance(letters, each.letters, most);
      if (by <= most && (best === undefined || by < best.by)) best = { text: each.text, by };
    }
    isChanged ||= best !== undefined;
    return best?.text ?? text;
  });
  return isChanged ? words.join(" ") : undefined;
}
