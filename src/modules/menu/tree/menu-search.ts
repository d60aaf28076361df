import type { MenuBranch } from "../menu-admin.ts";

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** `word` is pinyin of `reading`, in whole syllables or their initials, and may begin at any of its syllables. */
function sounds(reading: string, word: string): boolean {
  const syllables = reading.split(" ").filter(Boolean);
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

/** Matches entries that hold every searched word: in a title of any language, its pinyin, the path, the view or the code. */
export function holding(
  question: string,
  readings: ReadonlyMap<string, string>,
): ((branch: MenuBranch) => boolean) | undefined {
  const words = plain(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return ({ meta, path, component }) => {
    const text = plain(`${meta.title} ${meta.titleEn} ${meta.titleLo} ${path} ${component} ${meta.permission}`);
    return words.every((word) => text.includes(word) || sounds(readings.get(meta.title) ?? "", word));
  };
}

export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
