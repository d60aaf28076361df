import type { MenuBranch, MenuEntry } from "./menu-admin.ts";
import { mayStand } from "./menu-places.ts";

/** What the form holds of an entry, as it is sent. */
export interface MenuFormValues {
  readonly type: MenuEntry["type"];
  /** Empty: the top. */
  readonly parentId: string;
  readonly title: string;
  readonly titleLo: string;
  readonly titleEn: string;
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
  readonly requireAuth: boolean;
}

export const valuesOf = (entry: MenuEntry): MenuFormValues => ({
  type: entry.type,
  parentId: entry.parentId ?? "",
  title: entry.meta.title,
  titleLo: entry.meta.titleLo,
  titleEn: entry.meta.titleEn,
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
  requireAuth: entry.meta.requireAuth,
});

export const newValues = (parent: MenuBranch | undefined): MenuFormValues => ({
  type: parent && parent.type !== "1" ? "3" : "2",
  parentId: parent?.id ?? "",
  title: "",
  titleLo: "",
  titleEn: "",
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
  requireAuth: true,
});

export type MenuFormName = keyof MenuFormValues;

/** The members in which two states differ. */
export const differences = (one: MenuFormValues, other: MenuFormValues): MenuFormName[] =>
  (Object.keys(one) as MenuFormName[]).filter((name) => one[name] !== other[name]);

/** The entries that may stand above this one, for choosing; never itself nor what it holds. */
export function parentChoices(branches: readonly MenuBranch[], moved: MenuBranch): MenuBranch[] {
  const walk = (some: readonly MenuBranch[]): MenuBranch[] =>
    some
      .filter(({ id, type }) => id !== moved.id && type !== "3")
      .flatMap((branch) => [...(mayStand(branches, moved, branch.id) ? [branch] : []), ...walk(branch.children)]);
  return walk(branches);
}
