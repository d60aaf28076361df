/**
 * Where the focus has been, so that it goes back when something that lay over the page closes: to what opened it or, where that has
 * gone with its menu, to what opened the menu. The kit's own way back knows one element only, and takes it while its drawer still
 * holds the focus where motion is very short.
 */

/** Every entry of a menu that arrows went over is one of them. */
const MOST = 32;
/** Stands on a dialog or drawer that closes: what is in it is still seen, but gone. */
export const CLOSING = "is-closing";

let trail: readonly WeakRef<Element>[] = [];

function note({ target }: { readonly target: EventTarget | null }): void {
  if (!(target instanceof Element) || target === document.body || target === trail.at(-1)?.deref()) return;
  trail = [...trail, new WeakRef(target)].slice(-MOST);
}

/** Once for each document; asked again it changes nothing. */
export function followFocus(): void {
  note({ target: document.activeElement });
  window.addEventListener("focusin", note, { capture: true });
}

const isThere = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  !element.matches(":disabled") &&
  element.closest(`[inert], .${CLOSING}`) === null &&
  element.checkVisibility({ visibilityProperty: true });

/** Leaves the focus where it is, if it is anywhere; else it goes back to where it was last. */
export function giveFocusBack(): void {
  if (isThere(document.activeElement)) return;
  trail
    .map((each) => each.deref())
    .findLast(isThere)
    ?.focus({ preventScroll: true });
}
