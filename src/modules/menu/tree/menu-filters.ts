import { isExternal, MENU_TYPES } from "../../../contract/menu.ts";
import type { MenuBranch } from "../menu-admin.ts";
import { MENU_TEXTS } from "../texts.ts";

/** Kinds of entries: their types, and external links, whatever their type. */
export const MENU_KINDS = {
  directory: MENU_TEXTS.directory,
  page: MENU_TEXTS.page,
  button: MENU_TEXTS.button,
  hiddenPage: MENU_TEXTS.hiddenPage,
  link: MENU_TEXTS.link,
} as const;
export type MenuKind = keyof typeof MENU_KINDS;

const KIND_OF_TYPE = {
  [MENU_TYPES.directory]: "directory",
  [MENU_TYPES.page]: "page",
  [MENU_TYPES.button]: "button",
  [MENU_TYPES.hiddenPage]: "hiddenPage",
} as const satisfies Record<string, MenuKind>;

export const kindOf = ({ type, path }: Pick<MenuBranch, "type" | "path">): MenuKind =>
  isExternal(path) ? "link" : KIND_OF_TYPE[type];

export const MENU_STATES = { hidden: MENU_TEXTS.hidden, notKept: MENU_TEXTS.notKept } as const;
export type MenuState = keyof typeof MENU_STATES;

/** A button is never in the menu, so it is not said to be hidden. */
export const statesOf = ({
  hidden,
  type,
  meta,
}: Pick<MenuBranch, "hidden" | "type" | "meta">): readonly MenuState[] => [
  ...(hidden && type !== MENU_TYPES.button ? (["hidden"] as const) : []),
  ...(meta.noCache ? (["notKept"] as const) : []),
];

export interface MenuFilters {
  readonly kinds: readonly MenuKind[];
  readonly states: readonly MenuState[];
}

export const hasFilters = ({ kinds, states }: MenuFilters): boolean => kinds.length > 0 || states.length > 0;

/** True for an entry of one of the kinds and in one of the states; an empty filter accepts all. */
export const passes = ({ kinds, states }: MenuFilters, branch: MenuBranch): boolean =>
  (kinds.length === 0 || kinds.includes(kindOf(branch))) &&
  (states.length === 0 || statesOf(branch).some((state) => states.includes(state)));

/** The tree of entries that pass, with those above them. */
export const treeOf = (branches: readonly MenuBranch[], filters: MenuFilters): readonly MenuBranch[] =>
  branches.flatMap((branch) => {
    const children = treeOf(branch.children, filters);
    return children.length > 0 || passes(filters, branch) ? [{ ...branch, children }] : [];
  });
