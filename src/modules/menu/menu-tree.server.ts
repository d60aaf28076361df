import { type MenuNode, MENU_TYPES } from "../../contract/menu.ts";
import type { MenuTableRow } from "../identity/identity.server.ts";
import type { MenuBranch, MenuEntry } from "./menu-admin.ts";

/** Number of roles with a grant, by entry id. */
export type RoleCounts = ReadonlyMap<string, number>;

/** The menu for a set of granted entries (§6). A granted button or hidden page also shows its page. */
export function grantedTree(rows: readonly MenuTableRow[], granted: ReadonlySet<string>): MenuNode[] {
  const opened = new Set(
    rows.filter(({ id, type }) => type === MENU_TYPES.button && granted.has(id)).map((row) => row.parent_id),
  );
  return menuTree(
    rows,
    ({ id, type, parent_id }) =>
      granted.has(id) ||
      opened.has(id) ||
      (type === MENU_TYPES.hiddenPage && parent_id !== null && granted.has(parent_id)),
  );
}

/**
 * The tree of visible entries and their ancestors, without buttons and empty directories (§6). `rows` are in display
 * order. Entries within a cycle are left out.
 */
export function menuTree(rows: readonly MenuTableRow[], isVisible: (row: MenuTableRow) => boolean): MenuNode[] {
  const below = Map.groupBy(
    rows.filter(({ type }) => type !== MENU_TYPES.button),
    (row) => row.parent_id,
  );
  const nodesOf = (parentId: string | null): MenuNode[] =>
    (below.get(parentId) ?? []).flatMap((row) => {
      const children = nodesOf(row.id);
      const isShown = children.length > 0 || (row.type !== MENU_TYPES.directory && isVisible(row));
      return isShown ? [{ ...membersOf(row), children }] : [];
    });
  return nodesOf(null);
}

const membersOf = (row: MenuTableRow): Omit<MenuNode, "children"> => ({
  id: row.id,
  parentId: row.parent_id,
  path: row.path,
  url: row.path,
  redirect: row.redirect,
  // Older clients' routers need a unique name for each route.
  name: row.name || row.path.replace(/^\//, "").replaceAll("/", "-") || row.id,
  component: row.component,
  type: row.type,
  hidden: row.is_hidden,
  sort: row.sort,
  meta: {
    title: row.title,
    titleEn: row.title_en,
    titleLo: row.title_lo,
    icon: row.icon,
    noCache: row.no_cache,
    hidden: row.is_hidden,
    alwaysShow: row.always_show,
    requireAuth: row.require_auth,
    permission: row.permission,
  },
});

/** An entry's children, as administrators see them. */
export const entriesBelow = (
  rows: readonly MenuTableRow[],
  parentId: string | null,
  roles: RoleCounts,
  withChildren: ReadonlySet<string | null> = new Set(rows.map((row) => row.parent_id)),
): MenuEntry[] =>
  rows
    .filter((row) => row.parent_id === parentId)
    .map((row) => ({
      ...membersOf(row),
      name: row.name, // as stored, not derived: the form sends it back
      menuId: row.id,
      version: row.version,
      isDeclared: row.key !== null,
      hasChildren: withChildren.has(row.id),
      roles: roles.get(row.id) ?? 0,
    }));

/** All entries as a tree, buttons included. */
export function entryTree(rows: readonly MenuTableRow[], roles: RoleCounts): MenuBranch[] {
  const below = Map.groupBy(rows, (row) => row.parent_id);
  const parents = new Set(below.keys());
  const branches = (parentId: string | null): MenuBranch[] =>
    entriesBelow(below.get(parentId) ?? [], parentId, roles, parents).map((entry) => ({
      ...entry,
      children: branches(entry.id),
    }));
  return branches(null);
}
