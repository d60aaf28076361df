import { fullPath, isExternal, type MenuNode, MENU_TYPES } from "../../contract/menu.ts";
import { withoutViewsPrefix } from "../../contract/wire/wire-family.ts";

/*
 * The server's menu tree as a flat table of addresses (§2 "Routes"). 'Layout' and 'Empty' nodes only group others and
 * render nothing; a route keeps its ancestors for the breadcrumb.
 */

interface Addressed {
  readonly path: string;
  readonly node: MenuNode;
  /** From the top-level node down to the parent. */
  readonly ancestors: readonly MenuNode[];
}
export interface PageRoute extends Addressed {
  readonly kind: "page";
  /** Name of the view; `views.tsx` decides whether it exists (W11). */
  readonly view: string;
}
export interface RedirectRoute extends Addressed {
  readonly kind: "redirect";
  readonly to: string;
}
export type Route = PageRoute | RedirectRoute;

interface Addresses {
  readonly routes: readonly Route[];
  readonly byPath: ReadonlyMap<string, Route>;
}
export interface RouteTable extends Addresses {
  /** Routes this person had earlier and lost: an open tab keeps its name, and its page what was typed. */
  readonly lost: Addresses;
}

/** The family's value for a breadcrumb entry that is not a link. */
const NO_REDIRECT = /^no-?redirect$/i;

/** True for a node that only groups others. */
export const isDirectory = (node: MenuNode): boolean => ["", "Layout", "Empty"].includes(node.component);
export const isHidden = (node: MenuNode): boolean => node.hidden || node.meta.hidden;
export const isButton = (node: MenuNode): boolean => node.type === MENU_TYPES.button;
/**
 * True for a page that is opened from another page, such as an edit form. Each of its addresses is a tab of its own.
 */
export const isDetail = (node: MenuNode): boolean => node.type === MENU_TYPES.hiddenPage || isHidden(node);

const withoutTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, "") : path);

/** Path of the first page below a node that the menu shows, depth first; undefined if there is none. */
export function firstLeaf(node: MenuNode, path: string): string | undefined {
  for (const child of node.children) {
    if (isButton(child) || isHidden(child) || child.type === MENU_TYPES.hiddenPage) continue;
    const childPath = withoutTrailingSlash(fullPath(child.path, path));
    if (isExternal(childPath)) continue;
    const found = isDirectory(child) ? firstLeaf(child, childPath) : childPath;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Redirect target of a directory's address: the declared one, else its first page. */
function redirectOf(node: MenuNode, path: string): string | undefined {
  if (node.redirect !== "" && !NO_REDIRECT.test(node.redirect) && !isExternal(node.redirect))
    return fullPath(node.redirect, path);
  return firstLeaf(node, path);
}

function* walk(nodes: readonly MenuNode[], parentPath: string, ancestors: readonly MenuNode[]): Generator<Route> {
  for (const node of nodes) {
    // A catch-all in the family's menus repeats the default: an unknown address shows the 404 page.
    if (isButton(node) || isExternal(node.path) || node.path.includes("*")) continue;
    const path = withoutTrailingSlash(fullPath(node.path, parentPath));
    if (!isDirectory(node)) {
      yield { kind: "page", path, view: withoutViewsPrefix(node.component), node, ancestors };
    } else {
      const to = redirectOf(node, path);
      if (to !== undefined && to !== path) yield { kind: "redirect", path, to, node, ancestors };
    }
    yield* walk(node.children, path, [...ancestors, node]);
  }
}

/**
 * All addresses of a menu tree. Of two nodes with one address a page wins over a redirect, then the first. `own` are
 * the frame's routes, for addresses the tree does not use; `before` is the table being replaced.
 */
export function routeTable(menus: readonly MenuNode[], own: readonly Route[] = [], before?: RouteTable): RouteTable {
  const byPath = new Map<string, Route>();
  for (const route of [...walk(menus, "", []), ...own]) {
    const present = byPath.get(route.path);
    if (!present || (present.kind === "redirect" && route.kind === "page")) byPath.set(route.path, route);
  }
  const lost = new Map([...(before?.lost.byPath ?? []), ...(before?.byPath ?? [])]);
  for (const path of byPath.keys()) lost.delete(path);
  return { routes: [...byPath.values()], byPath, lost: { routes: [...lost.values()], byPath: lost } };
}

const isPattern = (path: string): boolean => path.includes("/:");
const matches = (pattern: string, pathname: string): boolean => {
  const wanted = pattern.split("/");
  const given = pathname.split("/");
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(":") ? given[index] !== "" : part === given[index]))
  );
};

/** Route of an address; exact paths win over those with `:name` parameters. Undefined leads to the 404 page. */
export function findRoute(table: Addresses, pathname: string): Route | undefined {
  const path = withoutTrailingSlash(pathname);
  return table.byPath.get(path) ?? table.routes.find((route) => isPattern(route.path) && matches(route.path, path));
}

/** Follows redirects to a page. Limited, because the server's menu may form a cycle. */
export function resolve(
  table: Addresses,
  pathname: string,
): { readonly route: PageRoute; readonly pathname: string } | undefined {
  let path = pathname;
  for (let steps = 0; steps < 8; steps++) {
    const [bare = ""] = path.split(/[?#]/, 1);
    const route = findRoute(table, bare);
    if (!route) return undefined;
    if (route.kind === "page") return { route, pathname: withoutTrailingSlash(bare) };
    path = route.to;
  }
  return undefined;
}
