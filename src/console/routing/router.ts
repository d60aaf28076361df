import { tokens } from "../../web/api/tokens.ts";
import { safeRedirect } from "../../web/navigation/safe-redirect.ts";
import { followPinned } from "../tabs/pinned.ts";
import { hasUnsaved, refresh, tabAt, visit, visitNone, type TabsState } from "../tabs/tabs.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import { askAnew } from "./ask-anew.ts";
import { followAddress, type Address } from "./address-bar.ts";
import { DASHBOARD_PATH } from "./own-routes.ts";
import { guard, NOT_ALLOWED_PATH, NOT_FOUND_PATH, ROOT_PATH } from "./guard.ts";
import { isDetail, resolve, type PageRoute } from "./menu-routes.ts";
import { bindNavigation } from "./navigation.ts";
import { preparePage } from "./prepare-page.ts";
import { useRoutes } from "./routes-store.ts";

/*
 * Which page an address is. Four fixed addresses beside the pages, which are data from the server's menu (§2). Nothing is drawn from
 * here, so an address that changes draws nothing again but the tab it belongs to.
 */

const REFRESH = "/redirect"; // §2 "Refresh redirects through a path beginning /redirect plus the full path"
const STATE_PATHS: ReadonlySet<string> = new Set([NOT_FOUND_PATH, NOT_ALLOWED_PATH]);

const addressOf = (target: string): Address => {
  const { pathname, search } = new URL(target, location.origin);
  return { pathname, search };
};

/** `/redirect/sys/dict?page=2` → a new page at `/sys/dict?page=2`. Only ever an address of this console (W8). */
function refreshed({ pathname, search }: Address): Address {
  const path = pathname.slice(REFRESH.length);
  const target = safeRedirect(path + search);
  if (target === undefined) return addressOf(NOT_FOUND_PATH);
  askAnew();
  useTabs.setState((state) => {
    const tab = tabAt(state, path, search);
    return tab ? refresh(state, tab.id) : state;
  });
  return addressOf(target);
}

function enter(address: Address): Address | null {
  const { pathname, search } = address;
  // The root is the first page of the console: the Dashboard, which every signed-in user has.
  if (pathname === ROOT_PATH) return addressOf(DASHBOARD_PATH);
  if (pathname === REFRESH || pathname.startsWith(`${REFRESH}/`)) return refreshed(address);
  if (STATE_PATHS.has(pathname)) return address;
  const found = resolve(useRoutes.getState().table, pathname);
  const decision = guard({
    target: pathname + search,
    hasToken: tokens.read() !== null,
    requireAuth: found?.route.node.meta.requireAuth,
  });
  // Cookies deleted over unsaved text: the page's own calls say that the session is over, and nothing typed is lost (013).
  if (decision.kind === "leave" && !hasUnsaved(useTabs.getState())) {
    location.replace(decision.to);
    return null;
  }
  return found && found.pathname !== pathname ? addressOf(found.pathname + search) : address;
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
  // Read anew each time: the menu may change under an open console.
  const pageAt = (path: string, search: string) => {
    const found = resolve(useRoutes.getState().table, path);
    return found && visitOf(found.route, found.pathname, search);
  };
  // The Dashboard's tab is always there (§2: the one without a close icon).
  const home = pageAt(DASHBOARD_PATH, "");
  useTabs.setState((state) =>
    home === undefined || state.tabs.some((tab) => !tab.canClose) ? state : unvisited(visit(state, home)),
  );
  const stopPinned = followPinned(pageAt);
  const bar = followAddress({
    enter,
    arrive: ({ pathname, search }) => {
      useTabs.setState((state) => {
        // A tab whose page was taken away still comes to the front: it says so itself, and may hold what was typed.
        const page = pageAt(pathname, search) ?? tabAt(state, pathname, search);
        return page ? visit(state, page) : visitNone(state, pathname);
      });
    },
  });
  bindNavigation({ ...bar, prepare: (target) => void preparePage(target).catch(() => undefined) });
  return () => {
    stopPinned();
    bar.stop();
    bindNavigation(undefined);
  };
}
