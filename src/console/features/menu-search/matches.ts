import type { MenuEntry } from "../../routing/menu-entries.ts";

/** A page of the menus, with what it hangs below from the module down. */
export interface Hit {
  readonly entry: MenuEntry;
  readonly trail: readonly MenuEntry[];
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();
const titlesOf = ({ meta }: MenuEntry): string => plain(`${meta.title} ${meta.titleEn} ${meta.titleLo}`);

function* pagesOf(entries: readonly MenuEntry[], trail: readonly MenuEntry[]): Generator<Hit> {
  for (const entry of entries)
    if (entry.children.length === 0) yield { entry, trail };
    else yield* pagesOf(entry.children, [...trail, entry]);
}

/**
 * Pages that hold all words of the question in their title, in whichever language, or in what they hang below. Those that hold all of
 * them in their own title come first.
 */
export function matches(entries: readonly MenuEntry[], question: string): readonly Hit[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => text.includes(word));
  const hits = [...pagesOf(entries, [])].filter(({ entry, trail }) => holds([...trail, entry].map(titlesOf).join(" ")));
  return hits.toSorted((a, b) => Number(holds(titlesOf(b.entry))) - Number(holds(titlesOf(a.entry))));
}
