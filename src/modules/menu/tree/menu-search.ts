import { plainText } from "../../../contract/characters/plain-text.ts";
import type { MenuBranch } from "../menu-admin.ts";

/** True if `word` matches the `pinyin` of a title, in full or by initials, from any syllable on. */
function matchesPinyin(pinyin: string, word: string): boolean {
  const syllables = pinyin.split(" ").filter(Boolean);
  return syllables.some((_, index) => {
    const rest = syllables.slice(index);
    return (
      rest.join("").startsWith(word) ||
      rest
        .map((syllable) => syllable.charAt(0))
        .join("")
        .startsWith(word)
    );
  });
}

/**
 * A predicate for entries that contain every searched word in a title, its pinyin, path, view or permission; undefined
 * for an empty search.
 */
export function searchFilter(
  question: string,
  pinyin: ReadonlyMap<string, string>,
): ((branch: MenuBranch) => boolean) | undefined {
  const words = plainText(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return ({ meta, path, component }) => {
    const text = plainText(`${meta.title} ${meta.titleEn} ${meta.titleLo} ${path} ${component} ${meta.permission}`);
    return words.every((word) => text.includes(word) || matchesPinyin(pinyin.get(meta.title) ?? "", word));
  };
}

export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
