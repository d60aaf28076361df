import type * as Pinyin from "pinyin-pro";
import { lazyLibrary } from "../../server/lazy-library.ts";
import { runsOf } from "./search-tokens.ts";
import { initialsOf, tailsFrom } from "./tails.ts";

const library = lazyLibrary<typeof Pinyin>("pinyin-pro");

const LONGEST_RUN = 60; // Chinese characters of a run that get pinyin
const LONGEST_INITIALS = 64;

// Converted by words, so that characters with several readings get the right one: 重庆 chong, 银行 hang.
/** The pinyin syllables of a Chinese text, one per character. */
const syllablesOf = (han: string): string[] =>
  library().pinyin(han.slice(0, LONGEST_RUN), { toneType: "none", type: "array", v: true });

/** Search tokens of Chinese text by sound: pinyin and initials, from every syllable on. */
export const soundsOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => {
    if (run.script !== "han") return [];
    const syllables = syllablesOf(run.text);
    const starts = syllables.map((_, index) => syllables.slice(0, index).join("").length);
    return [
      ...tailsFrom(syllables.join(""), starts),
      ...tailsFrom(
        initialsOf(syllables),
        syllables.map((_, index) => index),
      ),
    ];
  });

/** The pinyin of the Chinese characters, separated by spaces: 数据字典 A → `shu ju zi dian`. */
export const pinyinOf = (text: string): string =>
  runsOf(text)
    .flatMap((run) => (run.script === "han" ? syllablesOf(run.text) : []))
    .join(" ");

/** The pinyin initials; Latin letters and digits stay: 农药局 → `nyj` (§3 pyszm). */
export const pinyinInitials = (text: string): string =>
  runsOf(text)
    .map((run) => (run.script === "han" ? initialsOf(syllablesOf(run.text)) : run.script === "word" ? run.text : ""))
    .join("")
    .slice(0, LONGEST_INITIALS);
