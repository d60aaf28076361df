import { pinyin } from "pinyin-pro";
import { initialsOf, runsOf, tailsFrom } from "./tokens.ts";

const LONGEST_RUN = 60; // Chinese characters of a stretch that are also findable by sound
const LONGEST_INITIALS = 64;

// Read as words, so that characters with several readings get the one they have there: 重庆 chong, 银行 hang.
/** A syllable for each character of a Chinese text. */
export const syllablesOf = (han: string): string[] =>
  pinyin(han.slice(0, LONGEST_RUN), { toneType: "none", type: "array", v: true });

/** What Chinese text is also found by: its pinyin and its initials, from every syllable on. */
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

/** How the Chinese characters of a text are read there, a syllable each with spaces between: 数据字典 A → `shu ju zi dian`. */
export const readingOf = (text: string): string =>
  runsOf(text)
    .flatMap((run) => (run.script === "han" ? syllablesOf(run.text) : []))
    .join(" ");

/** First letters of a text's pinyin, Latin letters and digits as they are: 农药局 → `nyj` (§3 pyszm). */
export const pinyinInitials = (text: string): string =>
  runsOf(text)
    .map((run) => (run.script === "han" ? initialsOf(syllablesOf(run.text)) : run.script === "word" ? run.text : ""))
    .join("")
    .slice(0, LONGEST_INITIALS);
