import type { HasConsolePage } from "../../contract/page-render.ts";
import { isPublic, NOT_ALLOWED_PATH, REFRESH_PATH, ROOT_PATH } from "../../console/routing/guard.ts";
import { resolve, routeTable } from "../../console/routing/menu-routes.ts";
import { OWN_ROUTES } from "../../console/routing/own-routes.ts";

const ALWAYS: ReadonlySet<string> = new Set([ROOT_PATH, NOT_ALLOWED_PATH]);

/**
 * True for an address that the frame finds in the full menu. The person's own permissions are checked when the page
 * opens (§4).
 */
export const hasConsolePage: HasConsolePage = (path, menu) => {
  const wanted = path.startsWith(`${REFRESH_PATH}/`) ? path.slice(REFRESH_PATH.length) : path;
  return ALWAYS.has(wanted) || isPublic(wanted) || resolve(routeTable(menu, OWN_ROUTES), wanted) !== undefined;
};
