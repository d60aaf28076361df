/**
 * Records where the focus has been, so that it returns when a layer over the page closes: to the element that opened
 * it or, if that was removed with its menu, to the one that opened the menu. antd's own handling knows only one
 * element, and picks the wrong one while its drawer still has the focus with reduced motion.
 */

const LAYERS = "[role=dialog], dialog, [role=menu], [role=listbox], .ant-drawer, .ant-modal-root, .ant-popover";
/** Entries kept for each layer, so that much work in a dialog does not push out the element that opened it. */
const MAX_PER_LAYER = 4;
const MAX_ELEMENTS = 64;
/** Class of a dialog or drawer that is closing: its content is still visible, but counts as removed. */
export const CLOSING = "is-closing";

interface Step {
  readonly element: WeakRef<Element>;
  readonly layer: WeakRef<Element>;
}
let trail: readonly Step[] = [];

/** Pressing a dialog's mask moves the focus to the body until the dialog takes it back. */
const isCovered = (): boolean => [...document.querySelectorAll("[aria-modal=true]")].some(isThere);

/**
 * The layer already has an entry. antd focuses a dialog when its opening animation ends, even when the person was
 * faster and is already inside it or in a layer above: the earlier entry is the one to return to.
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
    .slice(MAX_PER_LAYER - 1);
  trail = [
    ...trail.filter((step) => step !== forgotten),
    { element: new WeakRef(target), layer: new WeakRef(layer) },
  ].slice(-MAX_ELEMENTS);
}

/** Installs the listener once for each document; further calls do nothing. */
export function trackFocus(): void {
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

/**
 * Leaves the focus alone if an element has it; otherwise returns it to the last recorded element that is still there.
 */
export function restoreFocus(): void {
  if (isThere(document.activeElement)) return;
  trail
    .map(({ element }) => element.deref())
    .findLast(isThere)
    ?.focus({ preventScroll: true });
}
