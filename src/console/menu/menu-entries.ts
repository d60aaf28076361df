import { fullPath, isExternal, type MenuNode, MENU_TYPES } from "../../contract/menu.ts";
import { isButton, isDirectory, isHidden } from "../routing/menu-routes.ts";

/** One line of a rendered menu. */
export interface MenuEntry {
  /** Id of the menu node, the same in every language and after a move. */
  readonly id: string;
  /** Absolute path, or an external URL. */
  readonly path: string;
  readonly meta: MenuNode["meta"];
  readonly icon: string;
  readonly isExternal: boolean;
  /** Empty for a plain entry. */
  readonly children: readonly MenuEntry[];
}

const isShown = (node: MenuNode): boolean => !isButton(node) && node.type !== MENU_TYPES.hiddenPage && !isHidden(node);

/** A page with pages below it is listed first among them, because a line that opens a submenu cannot open a page. */
const withItself = (node: MenuNode, path: string, below: readonly MenuEntry[]): readonly MenuEntry[] => {
  if (below.length === 0 || isDirectory(node)) return below;
  const { meta } = node;
  return [{ id: `${node.id} itself`, path, meta, icon: meta.icon, isExternal: false, children: [] }, ...below];
};

function entryOf(node: MenuNode, parentPath: string): MenuEntry | undefined {
  const path = fullPath(node.path, parentPath);
  const plain: MenuEntry = {
    id: node.id,
    path,
    meta: node.meta,
    icon: node.meta.icon,
    isExternal: isExternal(path),
    children: [],
  };
  if (plain.isExternal) return plain;
  const children = withItself(node, path, menuEntries(node.children, path));
  if (children.length === 0) return isDirectory(node) ? undefined : plain;
  const [only] = children;
  // §2: a single visible child replaces its parent, unless the menu sets alwaysShow.
  if (only && children.length === 1 && only.children.length === 0 && isDirectory(node) && !node.meta.alwaysShow) {
    return { ...only, icon: only.icon || node.meta.icon };
  }
  return { ...plain, children };
}

/** The visible entries of a tree: no hidden nodes, no buttons, no directory without a page. */
export const menuEntries = (nodes: readonly MenuNode[], parentPath = ""): readonly MenuEntry[] =>
  nodes.filter(isShown).flatMap((node) => entryOf(node, parentPath) ?? []);

/** The first page below an entry. */
export function leafOf(entry: MenuEntry): MenuEntry | undefined {
  if (entry.children.length === 0) return entry.isExternal ? undefined : entry;
  for (const child of entry.children) {
    const leaf = leafOf(child);
    if (leaf) return leaf;
  }
  return undefined;
}

/** Top-level entries of the top menu; never replaced by their child, so that a module keeps its name (§2). */
export const topEntries = (menus: readonly MenuNode[]): readonly MenuEntry[] =>
  menus.filter(isShown).flatMap((node) => {
    const path = fullPath(node.path, "");
    const base: MenuEntry = {
      id: node.id,
      path,
      meta: node.meta,
      icon: node.meta.icon,
      isExternal: isExternal(path),
      children: withItself(node, path, menuEntries(node.children, path)),
    };
    return base.children.length === 0 && isDirectory(node) && !base.isExternal ? [] : [base];
  });
