import type { Language } from "../../contract/text.ts";

/*
 * Line breaks in Chinese and Lao, which have no spaces between words. Browsers break Chinese between any two
 * characters, and Lao by a dictionary with few names. In a headline, lines break only between the words found here; in
 * longer texts names are kept whole.
 */

/** A part of a text; `isWhole` forbids a line break within it. */
interface Part {
  readonly text: string;
  readonly isWhole: boolean;
}

type Unspaced = Exclude<Language, "en">;

const segmenters: Readonly<Record<Unspaced, Intl.Segmenter>> = {
  zh: new Intl.Segmenter("zh", { granularity: "word" }),
  lo: new Intl.Segmenter("lo", { granularity: "word" }),
};

/** Words of farming, and names other than divisions, that segmenters split. */
const OTHER_WORDS: Readonly<Record<Unspaced, string>> = {
  zh: "波罗芬 湄公河 澜沧江 潞江坝 景迈 布朗山 四千美岛 贪夜蛾 稻飞虱 口蹄疫 台地茶 古树茶 水肥一体化",
  lo:
    "ພູພຽງ ບໍລະເວນ ສີພັນດອນ ລະດູບານ ລະດູການ ລະດູແລ້ງ ລະດູຝົນ ຢຸນນານ ຄຸນໝິງ ຜູເອີ ລູຈຽງ ຢວນຢາງ ເມືອງຮາຍ " +
    "ແມັກຄາເດເມຍ ມະຄາເດເມຍ ສຸຂານາໄມ ທຸລຽນ ນ້ຳຕານ ໝາກໄມ້ ດອກໄມ້ ແນວພັນ ບັງຄັບ ປະສານງານ ຜູ້ປະສານງານ ອອນລາຍ ແນວໃດ ບໍ່ເຕັນ ບໍ່ຫານ ຄຸກກີ",
};

const PREFIX = /^(?:ນະຄອນຫຼວງ|ນະຄອນ|ແຂວງ|ເມືອງ|ເຂດ)/u;
const ETHNIC = /^(\p{Script=Han}{2,}?)(?:\p{Script=Han}{1,4}族)*自治[县州区旗]$/u;
const SUFFIX = /[省市县区州旗盟]$/u;
/** Proper names, without the word for province or county, which may be on another line. */
const properNames: Readonly<Record<Unspaced, (full: string) => string>> = {
  zh: (full) => ETHNIC.exec(full)?.[1] ?? full.replace(SUFFIX, ""),
  lo: (full) => (/\s/.test(full) ? "" : full.replace(PREFIX, "")),
};

interface Known {
  /** From words of a list: they win over the segmenter, which finds wrong ends around a word that it does not know. */
  readonly isListed: boolean;
  readonly text: string;
}

const SHARED = 2; // characters by which names are looked up
let placeNames: (language: Unspaced) => readonly string[] = () => [];
let knownWords: Partial<Record<Unspaced, ReadonlyMap<string, readonly Known[]>>> = {};

/** Sets the full names of places by language, which only the renderer of whole pages loads. */
export function knowPlaceNames(names: typeof placeNames): void {
  placeNames = names;
  knownWords = {};
}

const wordsByBeginning = (language: Unspaced): ReadonlyMap<string, readonly Known[]> => {
  const names = placeNames(language)
    .map(properNames[language])
    .filter((name) => name.length > 1 && [...segmenters[language].segment(name)].length > 1);
  const known = [
    ...OTHER_WORDS[language].split(" ").map((text) => ({ text, isListed: true })),
    ...[...new Set(names)].map((text) => ({ text, isListed: false })),
  ].toSorted((one, other) => other.text.length - one.text.length);
  return Map.groupBy(known, ({ text }) => text.slice(0, SHARED));
};

/**
 * A Lao word neither begins after a vowel that is written before its consonant, nor ends before a sign that follows it.
 */
const isCut = (text: string, from: number, to: number): boolean =>
  /[ເ-ໄ]$/u.test(text.slice(0, from)) || /^[\p{M}ະາຳຽໆ]/u.test(text.slice(to));

/** Splits a text at known names, which stay whole, in Lao with the signs that belong to them. */
function aroundNames(text: string, language: Unspaced): Part[] {
  const known = (knownWords[language] ??= wordsByBeginning(language));
  let ends: ReadonlySet<number> | undefined;
  const endsWords = (at: number) =>
    (ends ??= new Set([...segmenters[language].segment(text)].map(({ index }) => index).concat(text.length))).has(at);
  const parts: Part[] = [];
  let done = 0;
  for (let at = 0; at < text.length; at += 1) {
    const found = known
      .get(text.slice(at, at + SHARED))
      ?.find(
        ({ text: word, isListed }) =>
          text.startsWith(word, at) &&
          !isCut(text, at, at + word.length) &&
          (isListed || (endsWords(at) && endsWords(at + word.length))),
      );
    if (!found) continue;
    if (at > done) parts.push({ text: text.slice(done, at), isWhole: false });
    parts.push({ text: found.text, isWhole: true });
    done = at + found.text.length;
    at = done - 1;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isWhole: false });
  return parts;
}

const NUMERAL = /^[一二三四五六七八九十百千万两几半每这那第头首\d.,]+$/u;
/**
 * Particles, measure words and words for regions stay with the word before them, a word of two characters with its
 * number.
 */
const DEPENDENT = /^[的地得了着过们吗呢吧啊个省市县区州镇乡村里上下内外中]$/u;
const WORD = /^[\p{L}\p{N}\p{M}]+$/u;
const OPENING = /^[（《「『【〈〔“‘([]$/u;
const LONGEST = 24; // characters; a longer piece without a word boundary cannot be kept on one line

/**
 * A Chinese or Lao headline in pieces between which a line may end: words with the signs that belong to them. One piece
 * where the browser is to decide by itself.
 */
export function headlinePieces(text: string, language: Language): readonly string[] {
  if (language === "en") return [text];
  const pieces: string[] = [];
  let isOpen = true; // the next part belongs to the piece before it
  let last = "";
  for (const part of aroundNames(text, language))
    for (const word of part.isWhole
      ? [part.text]
      : [...segmenters[language].segment(part.text)].map(({ segment }) => segment)) {
      const isWord = WORD.test(word);
      const isOpening = !isWord && (OPENING.test(word) || (/\s$/.test(last) && word.trim() !== ""));
      const belongs =
        isOpen ||
        (!isWord && !isOpening) ||
        word === "ໆ" ||
        (language === "zh" && WORD.test(last) && (DEPENDENT.test(word) || (NUMERAL.test(last) && word.length < 3)));
      if (belongs && pieces.length > 0) pieces.push(`${pieces.pop()}${word}`);
      else pieces.push(word);
      isOpen = isOpening;
      last = word;
    }
  return pieces.some((piece) => piece.length > LONGEST) ? [text] : pieces;
}

/** A Lao text between names; other languages as they are. */
export const textAroundNames = (text: string, language: Language): readonly Part[] =>
  language === "lo" ? aroundNames(text, "lo") : [{ text, isWhole: false }];

/** True if a line may break at the edge of a name: around spaces and signs that the browser knows. */
export const mayTurnBetween = (before: Part | undefined, after: Part | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  /[\p{L}\p{N}\p{M}]$/u.test(before.text) &&
  /^[\p{L}\p{N}]/u.test(after.text);

const BETWEEN_TAGS = /(?<=^|>)[^<]+/g;
export const WHOLE_CLASS = "whole-word";

/** Written Lao text with its names marked (`WHOLE_CLASS`), as HTML; tags and their attributes stay as they are. */
export const htmlAroundNames = (html: string, language: Language): string =>
  language === "lo"
    ? html.replace(BETWEEN_TAGS, (text) =>
        aroundNames(text, "lo")
          .map(
            ({ text: words, isWhole }, index, parts) =>
              (mayTurnBetween(parts[index - 1], parts[index]) ? "<wbr>" : "") +
              (isWhole ? `<span class="${WHOLE_CLASS}">${words}</span>` : words),
          )
          .join(""),
      )
    : html;
