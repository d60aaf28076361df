/*
 * Follows the browser's address bar. Router libraries map routes to components; here pages are data and tabs render
 * them, so only the history of one window is left to do (docs/decisions/008).
 */

export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * How the history changes: a new entry, none, one for what opens over a page, or back out of such an entry. Without one
 * to leave, `stepOut` replaces the entry.
 */
export type Move = "push" | "replace" | "stepIn" | "stepOut";

export interface AddressBar {
  go(to: Address, move: Move): void;
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
  /** True if what was opened by `stepIn` stays for now: Back was pressed while something is unsaved in it. */
  readonly refuseBack?: () => boolean;
}

/** What an entry of the history knows of itself. */
interface Entry {
  readonly index: number;
  /** Added by `stepIn`. */
  readonly isStep: boolean;
}

/** Redirects come from the server's menu and may form a cycle. */
const MAX_STEPS = 8;

const here = (): Address => ({ pathname: location.pathname, search: location.search });
const isSame = (a: Address, b: Address): boolean => a.pathname === b.pathname && a.search === b.search;
const entryNow = () => history.state as Entry | null;

/** Begins with the document's present address. */
export function followAddress({ enter, arrive, refuseBack = () => false }: Follower): AddressBar {
  let entry = entryNow() ?? { index: 0, isStep: false };
  /** Where `stepOut` leads, until the browser is back there. */
  let leaving: Address | undefined;
  let waiting: Parameters<AddressBar["go"]> | undefined;
  const lastOf = (first: Address): Address | null => {
    let at = first;
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      const next = enter(at);
      if (next === null || isSame(next, at)) return next;
      at = next;
    }
    return at;
  };
  const write = ({ pathname, search }: Address, move: Move) => {
    // with the origin, because a path that begins with two slashes would name another host
    const href = location.origin + pathname + search;
    const isNew = move === "push" || move === "stepIn";
    if (isNew) entry = { index: entry.index + 1, isStep: move === "stepIn" };
    history[isNew ? "pushState" : "replaceState"](entry, "", href);
  };
  const go = (to: Address, move: Move): void => {
    if (leaving) {
      waiting = [to, move];
      return;
    }
    const last = lastOf(to);
    if (last === null) return;
    if (move === "stepOut" && entry.isStep) {
      leaving = last;
      history.back();
    } else if (!isSame(last, here())) write(last, move);
    arrive(last);
  };
  // Back, forward, and links to an anchor in the page.
  const follow = () => {
    const left = entry;
    // A link to an anchor has added an entry that says nothing yet.
    entry = entryNow() ?? { index: left.index + 1, isStep: false };
    history.replaceState(entry, "");
    if (!leaving && left.isStep && entry.index < left.index && refuseBack()) {
      history.go(left.index - entry.index);
      return;
    }
    const to = leaving ?? here();
    leaving = undefined;
    go(to, "replace");
    if (waiting) go(...waiting);
    waiting = undefined;
  };
  addEventListener("popstate", follow);
  go(here(), "replace");
  history.replaceState(entry, "");
  return { go, where: () => leaving ?? here(), stop: () => removeEventListener("popstate", follow) };
}
