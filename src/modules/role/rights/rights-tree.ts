import { menuTitle, MENU_TYPES } from "../../../contract/menu.ts";
import { plainText } from "../../../contract/characters/plain-text.ts";
import { inLanguage, type Language } from "../../../contract/text.ts";
import type { RightEntry } from "../role-calls.ts";
import { ROLE_TEXTS } from "../texts.ts";

/**
 * A checkbox of the editor: the entries of a page with the same permission, such as the page itself and its "View"
 * button.
 */
export interface Right {
  /** Id of the first entry. */
  readonly key: string;
  readonly ids: readonly string[];
  /** The entry that supplies the label. */
  readonly entry: RightEntry;
  /** The right to open the page. */
  readonly isPage: boolean;
  readonly isGranted: boolean;
  readonly canChange: boolean;
}

/** A directory or page with its rights and children. */
export interface Branch {
  readonly entry: RightEntry;
  readonly rights: readonly Right[];
  readonly children: readonly Branch[];
}

/** The title in the interface language, in Chinese without a translation; "dashboard" becomes Home (§2). */
export const entryTitle = (entry: RightEntry, language: Language): string => {
  const words = menuTitle(entry, language);
  return words.toLowerCase() === "dashboard" ? inLanguage(ROLE_TEXTS.home, language) : words;
};

// Everybody who is signed in may open it, so that a role only decides whether it stands in the menu.
const isHome = ({ title }: RightEntry): boolean => title.toLowerCase() === "dashboard";

/** The label of a right on its page's line, without the page's title. */
export const rightTitle = ({ entry, isPage }: Right, page: string, language: Language): string =>
  isPage && entry.type !== MENU_TYPES.button
    ? inLanguage(isHome(entry) ? ROLE_TEXTS.inMenu : ROLE_TEXTS.view, language)
    : entryTitle(entry, language).replace(` · ${page}`, "");

const isBranch = ({ type }: RightEntry): boolean => type === MENU_TYPES.directory || type === MENU_TYPES.page;

/** The rights of a page: its own, then those of its buttons and hidden pages, one per permission. */
function rightsOf(entry: RightEntry, leaves: readonly RightEntry[]): Right[] {
  const all = entry.type === MENU_TYPES.directory ? leaves : [entry, ...leaves];
  const groups = Map.groupBy(all, ({ id, permission }) => permission || id);
  return [...groups.values()].map((group): Right => {
    const first = group[0] as RightEntry;
    return {
      key: first.id,
      ids: group.map(({ id }) => id),
      entry: group.find(({ type }) => type === MENU_TYPES.button) ?? first,
      isPage: first === entry,
      isGranted: group.some(({ isGranted }) => isGranted),
      canChange: group.every(({ canChange }) => canChange),
    };
  });
}

/** The entries as a tree. Entries in a cycle are left out (AZ-11) and keep their state. */
export function rightsTree(entries: readonly RightEntry[]): Branch[] {
  const below = Map.groupBy(entries, ({ parentId }) => parentId);
  const leavesOf = (id: string): RightEntry[] =>
    (below.get(id) ?? []).flatMap((child) => (isBranch(child) ? [] : [child, ...leavesOf(child.id)]));
  // Entries below a hidden page or a button are shown with the page above.
  const branchesOf = (id: string | null): RightEntry[] =>
    (below.get(id) ?? []).flatMap((child) => (isBranch(child) ? [child] : branchesOf(child.id)));
  const grow = (id: string | null): Branch[] =>
    branchesOf(id).map((entry) => ({
      entry,
      rights: rightsOf(entry, leavesOf(entry.id)),
      children: grow(entry.id),
    }));
  return grow(null);
}

/** The rights of a branch and its descendants. */
export const rightsBelow = (branch: Branch): Right[] => [...branch.rights, ...branch.children.flatMap(rightsBelow)];

/** Unsaved changes: checked or unchecked, by the right's key. */
export type TickChanges = ReadonlyMap<string, boolean>;

export const isTicked = (right: Right, touched: TickChanges): boolean => touched.get(right.key) ?? right.isGranted;

export type Ticks = "all" | "some" | "none";
export function ticksOf(rights: readonly Right[], touched: TickChanges): Ticks {
  const ticked = rights.filter((right) => isTicked(right, touched)).length;
  return ticked === 0 ? "none" : ticked === rights.length ? "all" : "some";
}

/** Checks or unchecks those of the rights that the user may change. */
export function changeTicks(touched: TickChanges, rights: readonly Right[], isOn: boolean): TickChanges {
  const next = new Map(touched);
  for (const right of rights) {
    if (!right.canChange) continue;
    if (right.isGranted === isOn) next.delete(right.key);
    else next.set(right.key, isOn);
  }
  return next;
}

/**
 * What is changed once `sent` is stored: what was changed after it was sent. A right that is no longer touched was put
 * back to what it was before.
 */
export const changesSince = (sent: TickChanges, touched: TickChanges): TickChanges =>
  new Map([
    ...[...touched].filter(([key, isOn]) => sent.get(key) !== isOn),
    ...[...sent].flatMap(([key, isOn]): [string, boolean][] => (touched.has(key) ? [] : [[key, !isOn]])),
  ]);

/** The rights to be ticked in a role that was copied from one with the `source` rights. */
export function copiedRights(own: readonly Right[], source: readonly Right[]) {
  const granted = new Set(source.flatMap(({ key, isGranted }) => (isGranted ? key : [])));
  const wanted = own.filter(({ key }) => granted.has(key));
  return { rights: wanted.filter(({ canChange }) => canChange), isPart: wanted.some(({ canChange }) => !canChange) };
}

/** The rights, and those to open the pages on which they are used: without these they could not be reached. */
export function withViews(branches: readonly Branch[], rights: readonly Right[]): Right[] {
  const keys = new Set(rights.map(({ key }) => key));
  const viewsIn = (branch: Branch): Right[] => [
    ...(branch.rights.some(({ key }) => keys.has(key)) ? branch.rights.filter(({ isPage }) => isPage) : []),
    ...branch.children.flatMap(viewsIn),
  ];
  return [...rights, ...branches.flatMap(viewsIn).filter(({ key }) => !keys.has(key))];
}

/** True if actions of the page are ticked and the right to open it is not. */
export const lacksView = ({ rights }: Branch, touched: TickChanges): boolean =>
  rights.some((right) => right.isPage && !isTicked(right, touched)) && ticksOf(rights, touched) === "some";

/** A right to open a page. */
export interface View {
  readonly right: Right;
  readonly page: RightEntry;
}

/** The rights to open the pages of the tree. */
export const viewsIn = (branches: readonly Branch[]): View[] =>
  branches.flatMap(({ entry, rights, children }) => [
    ...rights.filter(({ isPage }) => isPage).map((right) => ({ right, page: entry })),
    ...viewsIn(children),
  ]);

/** The unticked rights without which a form that ticked rights open cannot choose what it refers to. */
export function missingViews({ rights }: Branch, views: readonly View[], touched: TickChanges): readonly View[] {
  const needed = rights.flatMap((right) => (isTicked(right, touched) ? right.entry.needs : []));
  if (needed.length === 0) return [];
  return views.filter(({ right, page }) => needed.includes(page.permission) && !isTicked(right, touched));
}

/** The menu entries to be saved; unchanged rights keep exactly their entries. */
export function grantedIds(entries: readonly RightEntry[], rights: readonly Right[], touched: TickChanges): string[] {
  const wanted = new Set(
    entries.filter(({ isGranted, type }) => isGranted && type !== MENU_TYPES.directory).map(({ id }) => id),
  );
  for (const right of rights) {
    const isOn = touched.get(right.key);
    if (isOn === undefined || isOn === right.isGranted) continue;
    for (const id of right.ids)
      if (isOn) wanted.add(id);
      else wanted.delete(id);
  }
  return [...wanted];
}

const holds = (entry: RightEntry, words: readonly string[]): boolean => {
  const { title, titleEn, titleLo, permission, reading } = entry;
  const initials = reading.replace(/(\S)\S*\s*/g, "$1");
  const text = plainText([title, titleEn, titleLo, permission, reading.replaceAll(" ", ""), initials].join(" "));
  return words.every((word) => text.includes(word));
};

/** The branches that match all words by title, pinyin or permission code, with their descendants and all rights. */
export function searchBranches(branches: readonly Branch[], question: string): readonly Branch[] {
  const words = plainText(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return branches;
  return branches.flatMap((branch): Branch[] => {
    if (holds(branch.entry, words)) return [branch];
    const children = searchBranches(branch.children, question);
    const isFound = children.length > 0 || branch.rights.some((right) => holds(right.entry, words));
    return isFound ? [{ ...branch, children }] : [];
  });
}
