/*
 * Follows the browser's address bar. Router libraries map routes to components; here pages are data and tabs render
 * them, so only the history of one window is left to do (docs/decisions/008).
 */

export interface Address {
  readonly pathname: string;
  readonly search: string;
}

export interface AddressBar {
  go(to: Address, isReplacing: boolean): void;
  where(): Address;
  /** Stops following; entries of the history stay. */
  stop(): void;
}

interface Follower {
  /**
   * Returns the address to redirect to, the same address to stay there, or null when another document is loaded
   * instead.
   */
  readonly enter: (address: Address) => Address | null;
  /** Called with the final address. */
  readonly arrive: (address: Address) => void;
}

/** Redirects come from the server's menu and may form a cycle. */
const MAX_STEPS = 8;

const here = (): Address => ({ pathname: location.pathname, search: location.search });
const isSame = (a: Address, b: Address): boolean => a.pathname === b.pathname && a.search === b.search;

/** Begins with the document's present address. */
export function followAddress({ enter, arrive }: Follower): AddressBar {
  const lastOf = (first: Address): Address | null => {
    let at = first;
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      const next = enter(at);
      if (next === null || isSame(next, at)) return next;
      at = next;
    }
    return at;
  };
  const settle = (to: Address, isReplacing: boolean) => {
    const last = lastOf(to);
    if (last === null) return;
    // with the origin, because a path that begins with two slashes would name another host
    const href = location.origin + last.pathname + last.search;
    if (!isSame(last, here())) history[isReplacing ? "replaceState" : "pushState"](null, "", href);
    arrive(last);
  };
  // Back, forward, and links to an anchor in the page.
  const follow = () => settle(here(), true);
  addEventListener("popstate", follow);
  follow();
  return { go: settle, where: here, stop: () => removeEventListener("popstate", follow) };
}
