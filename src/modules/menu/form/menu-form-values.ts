import { MENU_TYPES } from "../../../contract/menu.ts";
import type { MenuBranch, MenuEntry } from "../menu-admin.ts";
import { canBeBelow, type Placeable } from "../tree/menu-positions.ts";

/** Value of a translated field. */
export interface Titles {
  readonly "": string | null;
  readonly Lo: string | null;
  readonly En: string | null;
}

export interface MenuFormValues {
  readonly type: MenuEntry["type"];
  /** Empty for the top level. */
  readonly parentId: string;
  readonly title: Titles;
  readonly icon: string;
  readonly path: string;
  readonly component: string;
  readonly redirect: string;
  readonly name: string;
  readonly permission: string;
  readonly sort: number | null;
  readonly hidden: boolean;
  readonly noCache: boolean;
  readonly alwaysShow: boolean;
}

export const valuesOf = (entry: MenuEntry): MenuFormValues => ({
  type: entry.type,
  parentId: entry.parentId ?? "",
  title: { "": entry.meta.title || null, Lo: entry.meta.titleLo || null, En: entry.meta.titleEn || null },
  icon: entry.meta.icon,
  path: entry.path,
  component: entry.component,
  redirect: entry.redirect,
  name: entry.name,
  permission: entry.meta.permission,
  sort: entry.sort,
  hidden: entry.meta.hidden,
  noCache: entry.meta.noCache,
  alwaysShow: entry.meta.alwaysShow,
});

export const newValues = (parent: MenuBranch | undefined): MenuFormValues => ({
  type: parent && parent.type !== MENU_TYPES.directory ? MENU_TYPES.button : MENU_TYPES.page,
  parentId: parent?.id ?? "",
  title: { "": null, Lo: null, En: null },
  icon: "",
  path: "",
  component: "",
  redirect: "",
  name: "",
  permission: "",
  sort: null,
  hidden: false,
  noCache: false,
  alwaysShow: false,
});

export type MenuFormName = keyof MenuFormValues;

/** Names of the members that differ. */
export const differences = (one: MenuFormValues, other: MenuFormValues): MenuFormName[] =>
  (Object.keys(one) as MenuFormName[]).filter((name) =>
    name === "title"
      ? TITLES.some((suffix) => (one.title[suffix] || null) !== (other.title[suffix] || null))
      : one[name] !== other[name],
  );
const TITLES = ["", "Lo", "En"] as const;

/** The form's values as call input. */
export function sentValues({ title, sort, parentId, ...others }: MenuFormValues) {
  const titles = { title: title[""] ?? "", titleLo: title.Lo ?? "", titleEn: title.En ?? "" };
  return { ...others, ...titles, parentId: parentId || null, ...(sort === null ? {} : { sort }) };
}

/** The form's field for an error's wire name. */
export const formNameOf = (field: string): string => (/^title(Lo|En)$/.test(field) ? "title" : field);

/** A possible parent with its children. */
export interface ParentChoice {
  readonly branch: MenuBranch;
  /** Not selectable itself, but an ancestor of one that is. */
  readonly isAncestorOnly: boolean;
  readonly below: readonly ParentChoice[];
}

/**
 * The tree of possible parents: without the entry itself and its descendants, and without hidden pages unless one is
 * its parent now.
 */
export const parentChoices = (branches: readonly MenuBranch[], moved: Placeable): readonly ParentChoice[] => {
  const walk = (some: readonly MenuBranch[]): readonly ParentChoice[] =>
    some
      .filter(({ id, type }) => id !== moved.id && type !== MENU_TYPES.button)
      .flatMap((branch) => {
        const below = walk(branch.children);
        const isOffered = branch.type !== MENU_TYPES.hiddenPage || branch.id === moved.parentId;
        const isAncestorOnly = !isOffered || !canBeBelow(branches, moved, branch.id);
        return isAncestorOnly && below.length === 0 ? [] : [{ branch, isAncestorOnly, below }];
      });
  return walk(branches);
};
