/**
 * Keeps a pressed button under the pointer until release. The press takes the focus from a field; an error message
 * that appears or disappears there moves what is below, and browsers drop the click when the release meets another
 * element. An element that moves while pressed is drawn where it was and moves with the click.
 *
 * Touch needs none of this: there the focus moves after the release. Dragging or turning the wheel ends it, as they
 * are meant to move things.
 */

const PRESSABLE = [
  "a, button, summary, label, input, [tabindex='0']",
  ...["button", "checkbox", "link", "option", "radio", "switch", "tab"].map((role) => `[role=${role}]`),
  ...["menuitem", "menuitemcheckbox", "menuitemradio"].map((role) => `[role=${role}]`),
].join(", ");

/** CSS pixels a pointer may move during a click. */
const TREMBLE = 8;
/** Smaller shifts, in CSS pixels, are ignored. */
const NOTICEABLE = 0.5;

interface Held {
  /** Draws the element where it was pressed. */
  readonly keep: () => void;
  readonly letGo: () => void;
}

interface Place {
  readonly element: HTMLElement;
  readonly pressed: DOMRect;
}

const placeOf = (element: HTMLElement): Place => ({ element, pressed: element.getBoundingClientRect() });
const movedOf = ({ element, pressed }: Place) => {
  const now = element.getBoundingClientRect();
  return { x: pressed.left - now.left, y: pressed.top - now.top };
};
const isDrawn = (element: HTMLElement): boolean => element.getClientRects().length > 0;
const isNear = (a: number, b: number) => Math.abs(a - b) < NOTICEABLE;

/** Ancestors that clip their content, from the element up. */
function clippersOf(element: HTMLElement): Place[] {
  const found: Place[] = [];
  for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(above);
    if (overflowX !== "visible" || overflowY !== "visible") found.push(placeOf(above));
  }
  return found;
}

/** A box that changed its size without moving still shows what it showed of the pressed element. */
function stillShows({ element, pressed: before }: Place, { pressed }: Place): boolean {
  const now = element.getBoundingClientRect();
  const isResized = !isNear(now.height, before.height) || !isNear(now.width, before.width);
  return (
    isResized &&
    now.left <= Math.max(pressed.left, before.left) &&
    now.right >= Math.min(pressed.right, before.right) &&
    now.top <= Math.max(pressed.top, before.top) &&
    now.bottom >= Math.min(pressed.bottom, before.bottom)
  );
}

/** The element, or the clipping box that moved with it. */
function whatMoved(place: Place, clippers: readonly Place[]): HTMLElement {
  const { x, y } = movedOf(place);
  const stays = clippers.findIndex((each) => {
    const moved = movedOf(each);
    return !isNear(moved.x, x) || !isNear(moved.y, y) || stillShows(each, place);
  });
  return (stays < 0 ? clippers : clippers.slice(0, stays)).at(-1)?.element ?? place.element;
}

const STYLED = ["translate", "position", "left", "top", "zIndex", "transition"] as const;

function hold(element: HTMLElement): Held {
  const place = placeOf(element);
  const clippers = clippersOf(element);
  const shift = { x: 0, y: 0 };
  let laid: { readonly box: HTMLElement; readonly before: readonly string[]; readonly isInline: boolean } | undefined;
  const take = () => {
    const box = whatMoved(place, clippers);
    const { display, position } = getComputedStyle(box);
    laid = { box, before: STYLED.map((name) => box.style[name]), isInline: display === "inline" };
    box.style.transition = "none"; // antd's buttons would animate the shift
    // Above the elements that are now at its place.
    if (position === "static") box.style.position = "relative";
    box.style.zIndex = "1";
    return laid;
  };
  return {
    keep: () => {
      if (!isDrawn(element)) return; // it is gone, or its page has given way to another
      const { x, y } = movedOf(place);
      if (isNear(x, 0) && isNear(y, 0)) return;
      shift.x += x;
      shift.y += y;
      const { box, isInline } = laid ?? take();
      // Inline boxes cannot be translated.
      if (isInline) Object.assign(box.style, { left: `${shift.x}px`, top: `${shift.y}px` });
      else box.style.translate = `${shift.x}px ${shift.y}px`;
    },
    letGo: () => {
      if (!laid) return;
      const { box, before } = laid;
      for (const [at, name] of STYLED.entries()) {
        // flushes the layout, so that restoring the transition does not animate
        if (name === "transition") box.getBoundingClientRect();
        box.style[name] = before[at] ?? "";
      }
    },
  };
}

function onPress(press: PointerEvent): void {
  const { target, button, isPrimary, pointerType, clientX, clientY } = press;
  if (!(target instanceof Element) || button !== 0 || !isPrimary || pointerType === "touch") return;
  const element = target.closest<HTMLElement>(PRESSABLE);
  if (!element) return;
  const held = hold(element);
  let frame = 0;
  const everyFrame = () => {
    held.keep();
    frame = requestAnimationFrame(everyFrame);
  };
  frame = requestAnimationFrame(everyFrame);
  // A quick click is released before the next frame: what a change has moved is put back as soon as it was made.
  const changes = new MutationObserver(() => {
    held.keep();
    changes.takeRecords(); // putting back is a change too, and must not call for the next
  });
  changes.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  const end = new AbortController();
  const letGo = () => {
    end.abort();
    cancelAnimationFrame(frame);
    changes.disconnect();
    held.letGo();
  };
  const on = (name: keyof WindowEventMap, act: (event: never) => void) =>
    window.addEventListener(name, act as EventListener, { capture: true, passive: true, signal: end.signal });
  on("click", () => changes.disconnect()); // what it changes finds the element in its own place soon
  // The click follows the release in the same task; its target must stay until then.
  for (const name of ["pointerup", "pointercancel"] as const) on(name, () => setTimeout(letGo));
  for (const name of ["dragstart", "wheel"] as const) on(name, letGo);
  on("pointermove", (move: PointerEvent) => {
    if (Math.hypot(move.clientX - clientX, move.clientY - clientY) > TREMBLE) letGo();
  });
}

/** Installs the listener; further calls for the same document do nothing. */
export const keepPressedInPlace = (): void => window.addEventListener("pointerdown", onPress, { capture: true });
