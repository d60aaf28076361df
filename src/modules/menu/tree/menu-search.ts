import type { MenuBranch } from "../menu-admin.ts";

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Whether a word is how a Chinese name sounds, from any of its syllables on: whole syllables or their initials. */
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

/** Says whether an entry holds all words of a question: in its titles in whatever script, their sound, its path, view or code. */
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
