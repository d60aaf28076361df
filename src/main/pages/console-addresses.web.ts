import type { HasConsolePage } from "../../contract/public/page-render.ts";
import { isPublic, NOT_ALLOWED_PATH, ROOT_PATH } from "../../console/routing/guard.ts";
import { resolve, routeTable } from "../../console/routing/menu-routes.ts";
import { OWN_ROUTES } from "../../console/routing/own-routes.ts";

const ALWAYS: ReadonlySet<string> = new Set([ROOT_PATH, NOT_ALLOWED_PATH]);
const REFRESH = "/redirect/";

/** What the frame finds in the whole menu; the page for what is not there is not among it. Whether somebody may see it shows when they are there (§4). */
export const hasConsolePage: HasConsolePage = (path, menu) => {
  const wanted = path.startsWith(REFRESH) ? path.slice(REFRESH.length - 1) : path;
  return ALWAYS.has(wanted) || isPublic(wanted) || resolve(routeTable(menu, OWN_ROUTES), wanted) !== undefined;
};
