import { create } from "zustand";
import type { Words } from "../../contract/text.ts";

export interface DictionaryOption {
  readonly value: string;
  readonly label: Words;
  /** An inactive entry is shown in records that have it, but cannot be chosen any more. */
  readonly isActive: boolean;
  /** `nyj` for 农药局: typed to find an entry (§3). */
  readonly pinyinInitials?: string;
  /** Name of a tag colour. */
  readonly color?: string;
}
export type Dictionaries = Readonly<Record<string, readonly DictionaryOption[]>>;

const NONE: readonly DictionaryOption[] = [];
const useDictionaryStore = create<{ readonly groups: ReadonlyMap<string, readonly DictionaryOption[]> }>(() => ({
  groups: new Map<string, readonly DictionaryOption[]>(),
}));

export const fillDictionaries = (groups: Dictionaries): void =>
  useDictionaryStore.setState({ groups: new Map(Object.entries(groups)) });

/** The entries of all groups, by group. */
export const useDictionaries = (): ReadonlyMap<string, readonly DictionaryOption[]> =>
  useDictionaryStore((store) => store.groups);

/** All entries of a group in order; the same array until the dictionaries are loaded again. */
export const useDictionary = (group: string): readonly DictionaryOption[] =>
  useDictionaryStore((store) => store.groups.get(group) ?? NONE);
