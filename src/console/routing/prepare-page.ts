import { resolve } from "./menu-routes.ts";
import { useRoutes } from "./routes-store.ts";
import { prepareView } from "./views.tsx";

/** Fetches what the page at an address is drawn by, and asks for what it will show. Resolves when its program is there. */
export async function preparePage(target: string): Promise<void> {
  const { pathname, search } = new URL(target, location.origin);
  const found = resolve(useRoutes.getState().table, pathname);
  if (found) await prepareView(found.route.view, new URLSearchParams(search));
}
