import { isPublic, NOT_ALLOWED_PATH, NOT_FOUND_PATH, ROOT_PATH } from "../console/routing/guard.ts";
import { resolve, routeTable } from "../console/routing/menu-routes.ts";
import { OWN_ROUTES } from "../console/routing/own-routes.ts";
import { wholeMenu } from "../modules/index.server.ts";
import type { Services } from "../server/services.ts";

const ALWAYS: ReadonlySet<string> = new Set([ROOT_PATH, NOT_FOUND_PATH, NOT_ALLOWED_PATH]);
const REFRESH = "/redirect/";

/**
 * Whether the console has a page at this address, for whomever: it is what the frame finds in the whole menu. Whether somebody may see
 * it shows when they are there (§4).
 */
export const consoleAddresses = (services: Services): ((path: string) => Promise<boolean>) => {
  const menu = wholeMenu(services);
  return async (path) => {
    if (ALWAYS.has(path)) return true;
    const wanted = path.startsWith(REFRESH) ? path.slice(REFRESH.length - 1) : path;
    return (
      ALWAYS.has(wanted) || isPublic(wanted) || resolve(routeTable(await menu(), OWN_ROUTES), wanted) !== undefined
    );
  };
};
