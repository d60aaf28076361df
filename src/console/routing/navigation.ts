import { isExternal } from "../../contract/menu.ts";
import { safeRedirect } from "../../web/navigation/safe-redirect.ts";
import { addressOf, hrefOf, type Tab } from "../tabs/tabs.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import type { AddressBar, Move } from "./address-bar.ts";
import { isPublic, NOT_FOUND_PATH } from "./guard.ts";

/*
 * Navigation for menus, tabs and pages. The router is bound at the start, so that callers need not import it.
 */

interface Bound extends Pick<AddressBar, "go" | "where"> {
  /** Fetches what a page needs before it is rendered. */
  prepare(target: string): void;
}

let bound: Bound | undefined;

/** Undefined unbinds the router: every address is then loaded as another document. */
export function bindNavigation(navigation: Bound | undefined): void {
  bound = navigation;
}

/** Goes to an address of this origin. Addresses of the public site and the sign-in page are loaded as documents. */
export function goTo(target: string, move: Move = "push"): void {
  const { pathname, search } = new URL(target, location.origin);
  if (bound && !isPublic(pathname)) bound.go({ pathname, search }, move);
  else location.assign(pathname + search);
}

const pageAt = (target: string): string => addressOf(useTabs.getState(), safeRedirect(target) ?? NOT_FOUND_PATH);

/** Prefetches a page; called on pointerdown on its link. */
export const prefetchPage = (target: string): void => {
  if (!isExternal(target)) bound?.prepare(pageAt(target));
};

/**
 * Opens the target of a menu entry or link: an external URL in a new window, a page in the tab it already has. Targets
 * come from the server, so anything but a plain address of this origin leads to the 404 page (W8).
 */
export function openPage(target: string): void {
  if (/^https?:/.test(target)) window.open(target, "_blank", "noopener,noreferrer");
  else if (isExternal(target)) location.assign(target); // mailto: and tel: open another program, and this page stays
  else {
    prefetchPage(target); // also for links that are followed by keyboard
    goTo(pageAt(target));
  }
}

export const currentAddress = (): string => {
  const { pathname, search } = bound?.where() ?? location;
  return pathname + search;
};

/** §2: refreshes by way of `/redirect` plus the full path. */
export const refreshTab = (tab: Pick<Tab, "path" | "search">): void => goTo(`/redirect${hrefOf(tab)}`, "replace");
