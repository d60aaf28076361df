import { createBrowserRouter, redirect, type LoaderFunctionArgs } from "react-router";
import { tokens } from "../../web/api/tokens.ts";
import { safeRedirect } from "../../web/navigation/safe-redirect.ts";
import { followPinned } from "../tabs/pinned.ts";
import { refresh, tabAt, visit, visitNone, type TabsState } from "../tabs/tabs.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import { DASHBOARD_PATH } from "./own-routes.ts";
import { guard, NOT_FOUND_PATH } from "./guard.ts";
import { isDetail, resolve, type PageRoute } from "./menu-routes.ts";
import { bindNavigation } from "./navigation.ts";
import { useRoutes } from "./routes-store.ts";

/*
 * The address bar. Four fixed addresses and a splat: the pages themselves are data from the server's menu (§2). Nothing is drawn
 * from here, so an address that changes draws nothing again but the tab it belongs to.
 */

const REFRESH = "/redirect"; // §2 "Refresh redirects through a path beginning /redirect plus the full path"

function enter({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, search } = new URL(request.url);
  const { table } = useRoutes.getState();
  const found = resolve(table, pathname);
  const decision = guard({
    target: pathname + search,
    hasToken: tokens.read() !== null,
    requireAuth: found?.route.node.meta.requireAuth,
  });
  if (decision.kind === "leave") location.replace(decision.to);
  else if (found && found.pathname !== pathname) return redirect(found.pathname + search);
  return null;
}

/** The root is the first page of the console: the Dashboard, which every signed-in user has. */
const toFirstPage = (): Response => redirect(DASHBOARD_PATH);

/** `/redirect/sys/dict?page=2` → a new page at `/sys/dict?page=2`. Only ever an address of this console (W8). */
function refreshPage({ request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(REFRESH.length);
  const target = safeRedirect(path + search);
  if (target === undefined) return redirect(NOT_FOUND_PATH);
  useTabs.setState((state) => {
    const tab = tabAt(state, path, search);
    return tab ? refresh(state, tab.id) : state;
  });
  return redirect(target);
}

const visitOf = ({ node }: PageRoute, path: string, search: string) => {
  const isHome = path === DASHBOARD_PATH;
  return { path, search, isDetail: isDetail(node) && !isHome, isKept: !node.meta.noCache, canClose: !isHome };
};

/** The tabs as they stand after a reload: none is in front, and none is drawn before it is visited. */
const unvisited = (state: TabsState): TabsState => ({
  ...state,
  activeId: null,
  tabs: state.tabs.map((tab) => ({ ...tab, usedAt: 0 })),
});

/** Starts following the address; called once the pages are known. Gives back how to stop. */
export function startRouter(): () => void {
  const router = createBrowserRouter([
    {
      path: "/",
      children: [
        { index: true, loader: toFirstPage },
        { path: `${REFRESH.slice(1)}/*`, loader: refreshPage },
        { path: "404", loader: () => null },
        { path: "401", loader: () => null },
        { path: "*", loader: enter },
      ],
    },
  ]);
  // Read anew each time: the menu may change under an open console.
  const pageAt = (path: string, search: string) => {
    const found = resolve(useRoutes.getState().table, path);
    return found && visitOf(found.route, found.pathname, search);
  };
  let seen = "";
  const follow = () => {
    if (!router.state.initialized || router.state.navigation.state !== "idle") return;
    const { pathname, search, key } = router.state.location;
    if (seen === key + pathname + search) return;
    seen = key + pathname + search;
    const page = pageAt(pathname, search);
    useTabs.setState((state) => (page ? visit(state, page) : visitNone(state, pathname)));
  };
  // The Dashboard's tab is always there (§2: the one without a close icon).
  const home = pageAt(DASHBOARD_PATH, "");
  useTabs.setState((state) =>
    home === undefined || state.tabs.some((tab) => !tab.canClose) ? state : unvisited(visit(state, home)),
  );
  bindNavigation({
    go: (to, isReplacing) => void router.navigate(to, { replace: isReplacing }),
    where: () => router.state.location,
  });
  const stops = [followPinned(pageAt), router.subscribe(follow)];
  follow();
  return () => {
    stops.forEach((stop) => stop());
    bindNavigation(undefined);
    router.dispose();
  };
}
