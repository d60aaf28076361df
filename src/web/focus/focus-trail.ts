/**
 * Where the focus has been, so that it goes back when something that lay over the page closes: to what opened it or, where that has
 * gone with its menu, to what opened the menu. The kit's own way back knows one element only, and takes it while its drawer still
 * holds the focus where motion is very short.
 */

const LAYERS = "[role=dialog], dialog, [role=menu], [role=listbox], .ant-drawer, .ant-modal-root, .ant-popover";
/** Of each layer the last few: however much is done in a dialog, what opened it is not forgotten. */
const MOST_OF_LAYER = 4;
const MOST = 64;
/** Stands on a dialog or drawer that closes: what is in it is still seen, but gone. */
export const CLOSING = "is-closing";

interface Step {
  readonly element: WeakRef<Element>;
  readonly layer: WeakRef<Element>;
}
let trail: readonly Step[] = [];

/** A press on what covers the page gives the focus to the page for a moment, until the dialog has it back. */
const isCovered = (): boolean => [...document.querySelectorAll("[aria-modal=true]")].some(isThere);

/**
 * The kit gives the focus to a dialog itself once it has finished opening, also where somebody was faster and is in it or in one over
 * it already: what they were at is still the place to come back to.
 */
const isKnownWithin = (layer: Element): boolean =>
  trail.some(({ element }) => {
    const known = element.deref();
    return known !== layer && layer.contains(known ?? null) && isThere(known);
  });

function note({ target }: { readonly target: EventTarget | null }): void {
  if (!(target instanceof Element) || target === document.body || target === trail.at(-1)?.element.deref()) return;
  const layer = target.closest(LAYERS) ?? document.body;
  if (layer === document.body && isCovered()) return;
  if (layer === target && isKnownWithin(layer)) return;
  const [forgotten] = trail
    .filter((step) => step.layer.deref() === layer)
    .toReversed()
    .slice(MOST_OF_LAYER - 1);
  trail = [
    ...trail.filter((step) => step !== forgotten),
    { element: new WeakRef(target), layer: new WeakRef(layer) },
  ].slice(-MOST);
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
    .map(({ element }) => element.deref())
    .findLast(isThere)
    ?.focus({ preventScroll: true });
}
