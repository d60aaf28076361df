import { personal } from "../../web/preferences/personal.ts";
import { tokens } from "../../web/api/tokens.ts";
import { safeRedirect } from "../../web/navigation/safe-redirect.ts";
import { followPinned } from "../tabs/pinned-tabs.ts";
import { hasUnsaved, refresh, tabAt, visit, visitNone, type TabsState } from "../tabs/tabs.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import { markAllStale } from "../mark-stale.ts";
import { followAddress, type Address } from "./address-bar.ts";
import { isBackCaught } from "./caught-back.ts";
import { DASHBOARD_PATH } from "./own-routes.ts";
import { guard, NOT_ALLOWED_PATH, NOT_FOUND_PATH, REFRESH_PATH, ROOT_PATH } from "./guard.ts";
import { isDetail, resolve, type PageRoute } from "./menu-routes.ts";
import { bindNavigation } from "./navigation.ts";
import { preparePage } from "./prepare-page.ts";
import { useRoutes } from "./routes-store.ts";

/*
 * Decides which page an address is: four fixed addresses, and the pages of the server's menu (§2). The router renders
 * nothing, so a change of address re-renders only the tab concerned.
 */

const STATE_PATHS: ReadonlySet<string> = new Set([NOT_FOUND_PATH, NOT_ALLOWED_PATH]);

const addressOf = (target: string): Address => {
  const { pathname, search } = new URL(target, location.origin);
  return { pathname, search };
};

/** `/redirect/sys/dict?page=2` renders `/sys/dict?page=2` anew. Only addresses of this console are accepted (W8). */
function refreshed({ pathname, search }: Address): Address {
  const path = pathname.slice(REFRESH_PATH.length);
  const target = safeRedirect(path + search);
  if (target === undefined) return addressOf(NOT_FOUND_PATH);
  markAllStale();
  useTabs.setState((state) => {
    const tab = tabAt(state, path, search);
    return tab ? refresh(state, tab.id) : state;
  });
  return addressOf(target);
}

function enter(address: Address): Address | null {
  const { pathname, search } = address;
  // The root leads to the Dashboard, which every signed-in person has.
  if (pathname === ROOT_PATH) return addressOf(DASHBOARD_PATH);
  if (pathname === REFRESH_PATH || pathname.startsWith(`${REFRESH_PATH}/`)) return refreshed(address);
  if (STATE_PATHS.has(pathname)) return address;
  const found = resolve(useRoutes.getState().table, pathname);
  const decision = guard({
    target: pathname + search,
    hasToken: tokens.read() !== null,
    requireAuth: found?.route.node.meta.requireAuth,
  });
  // If cookies were deleted while text is unsaved, the page stays: its next call reports that the session is over, and
  // nothing typed is lost (docs/decisions/013).
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

/** The tabs as after a reload: none is active, and none is rendered before it is visited. */
const unvisited = (state: TabsState): TabsState => ({
  ...state,
  activeId: null,
  tabs: state.tabs.map((tab) => ({ ...tab, usedAt: 0 })),
});

/** Starts following the address; called once the pages are known. Returns the function that stops it. */
export function startRouter(): () => void {
  // Looked up each time, because the menu may change while the console is open.
  const pageAt = (path: string, search: string) => {
    const found = resolve(useRoutes.getState().table, path);
    return found && visitOf(found.route, found.pathname, search);
  };
  // The Dashboard's tab always exists (§2: the one without a close icon).
  const home = pageAt(DASHBOARD_PATH, "");
  useTabs.setState((state) =>
    home === undefined || state.tabs.some((tab) => !tab.canClose) ? state : unvisited(visit(state, home)),
  );
  const stopPinned = followPinned(pageAt);
  const bar = followAddress({
    enter,
    refuseBack: () => isBackCaught(useTabs.getState().activeId),
    arrive: ({ pathname, search }) => {
      useTabs.setState((state) => {
        // The tab of a page that was taken away can still be activated: it tells so, and may hold unsaved text.
        const page = pageAt(pathname, search) ?? tabAt(state, pathname, search);
        const isBeside = personal.read("newTab") === "beside";
        return page ? visit(state, { ...page, isBeside }) : visitNone(state, pathname);
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
