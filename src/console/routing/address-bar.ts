/*
 * The browser's address bar, followed. A whole router is made for routes that are components; here the pages are data and the tabs
 * draw them, so all that is left is the history of one window (decision 008).
 */

export interface Address {
  readonly pathname: string;
  readonly search: string;
}

export interface AddressBar {
  go(to: Address, isReplacing: boolean): void;
  where(): Address;
  /** Follows no more; what was gone to before stays in the history. */
  stop(): void;
}

interface Follower {
  /** Where an address leads on to; itself: it is where one stays; null: another document comes in place of this one. */
  readonly enter: (address: Address) => Address | null;
  /** One has arrived. */
  readonly arrive: (address: Address) => void;
}

/** Redirects come from the menu, from outside, and may point in a circle. */
const MOST_STEPS = 8;

const here = (): Address => ({ pathname: location.pathname, search: location.search });
const isSame = (a: Address, b: Address): boolean => a.pathname === b.pathname && a.search === b.search;

/** Starts at the document's own address. */
export function followAddress({ enter, arrive }: Follower): AddressBar {
  const lastOf = (first: Address): Address | null => {
    let at = first;
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const next = enter(at);
      if (next === null || isSame(next, at)) return next;
      at = next;
    }
    return at;
  };
  const settle = (to: Address, isReplacing: boolean) => {
    const last = lastOf(to);
    if (last === null) return;
    const href = location.origin + last.pathname + last.search; // a path of two slashes is no other host
    if (!isSame(last, here())) history[isReplacing ? "replaceState" : "pushState"](null, "", href);
    arrive(last);
  };
  // Back and forward, and a link to a place in the page.
  const follow = () => settle(here(), true);
  addEventListener("popstate", follow);
  follow();
  return { go: settle, where: here, stop: () => removeEventListener("popstate", follow) };
}
