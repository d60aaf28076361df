import { resolve } from "./menu-routes.ts";
import { useRoutes } from "./routes-store.ts";
import { prepareView } from "./views.tsx";

/** Fetches the code of the page at an address and prefetches its data. Resolves when the code is loaded. */
export async function preparePage(target: string): Promise<void> {
  const { pathname, search } = new URL(target, location.origin);
  const found = resolve(useRoutes.getState().table, pathname);
  if (found) await prepareView(found.route.view, new URLSearchParams(search));
}
