import { isExternal } from "../../contract/menu.ts";
import { safeRedirect } from "../../web/navigation/safe-redirect.ts";
import { addressOf, hrefOf, type Tab } from "../tabs/tabs.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import type { AddressBar } from "./address-bar.ts";
import { isPublic, NOT_FOUND_PATH } from "./guard.ts";

/*
 * Going somewhere, for menus, tabs and pages. The router is bound at start, so that what goes somewhere need not know it.
 */

interface Bound extends Pick<AddressBar, "go" | "where"> {
  /** Has fetched what a page needs before it is drawn. */
  prepare(target: string): void;
}

let bound: Bound | undefined;

/** Undefined: the frame stands without pages, and every address is another document. */
export function bindNavigation(navigation: Bound | undefined): void {
  bound = navigation;
}

/** Goes to an address of this origin; those of the public site and the sign-in page are other documents. */
export function goTo(target: string, { isReplacing = false } = {}): void {
  const { pathname, search } = new URL(target, location.origin);
  if (bound && !isPublic(pathname)) bound.go({ pathname, search }, isReplacing);
  else location.assign(pathname + search);
}

const pageAt = (target: string): string => addressOf(useTabs.getState(), safeRedirect(target) ?? NOT_FOUND_PATH);

/** A page of this console is about to be opened: the pointer is down on a link to it. */
export const expectPage = (target: string): void => {
  if (!isExternal(target)) bound?.prepare(pageAt(target));
};

/**
 * What a click on a menu entry or a page's link does: an external link opens a window of its own, a page comes to the front in the
 * tab it already has. Targets come from the server: anything that is no plain address of ours ends at the 404 page (W8).
 */
export function openPage(target: string): void {
  if (/^https?:/.test(target)) window.open(target, "_blank", "noopener,noreferrer");
  else if (isExternal(target)) location.assign(target); // a mail program or a telephone: this page stays
  else {
    expectPage(target); // by the keyboard, too
    goTo(pageAt(target));
  }
}

export const currentAddress = (): string => {
  const { pathname, search } = bound?.where() ?? location;
  return pathname + search;
};

/** §2: through `/redirect` plus the full path. */
export const refreshTab = (tab: Pick<Tab, "path" | "search">): void =>
  goTo(`/redirect${hrefOf(tab)}`, { isReplacing: true });
