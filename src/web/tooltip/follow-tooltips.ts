import style from "./tooltip.module.css";

/*
 * Tooltips of a whole page: `data-tooltip` holds the text shown when the pointer rests on an element or Tab reaches it.
 * One listener and one element serve all of them, because the kit would render four layers of components around each
 * button beforehand (docs/decisions/016). Closes on Escape, stays while the pointer is on it (WCAG 1.4.13); not shown
 * on touch.
 */

/** ms the pointer rests before a tooltip shows */
const REST = 400;
/** ms in which the pointer may cross to the tooltip */
const CROSSING = 150;
/** CSS pixels between element and tooltip, and between tooltip and window edge. */
const GAP = 6;

const ownerOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

function placeBeside(tip: HTMLElement, owner: HTMLElement): void {
  const box = owner.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const isRight = owner.dataset["tooltipSide"] === "right";
  const above = box.top - height - GAP;
  const top = isRight ? box.top + (box.height - height) / 2 : above < GAP ? box.bottom + GAP : above;
  const left = isRight ? box.right + GAP : box.left + (box.width - width) / 2;
  tip.style.left = `${clamp(left, GAP, innerWidth - width - GAP)}px`;
  tip.style.top = `${clamp(top, GAP, innerHeight - height - GAP)}px`;
}

/** The one element that shows all tooltips, and the element it belongs to now. */
function makeTip() {
  const tip = document.createElement("div");
  tip.className = style["tip"] ?? "";
  tip.setAttribute("role", "tooltip");
  tip.id = "tooltip";
  tip.popover = "manual"; // above dialogs
  let owner: HTMLElement | null = null;
  const hide = () => {
    if (owner?.getAttribute("aria-describedby") === tip.id) owner.removeAttribute("aria-describedby");
    owner = null;
    tip.remove();
  };
  const show = (next: HTMLElement) => {
    const text = next.dataset["tooltip"] ?? "";
    if (text === "" || !next.isConnected) return;
    hide();
    owner = next;
    tip.textContent = text;
    if (next.getAttribute("aria-label") !== text && !next.hasAttribute("aria-describedby"))
      next.setAttribute("aria-describedby", tip.id);
    document.body.append(tip);
    tip.showPopover();
    placeBeside(tip, next);
  };
  return {
    isAt: (element: HTMLElement | null) => element === owner,
    has: (node: Node) => tip.contains(node),
    show,
    hide,
  };
}

/** Returns the function that removes the listeners. */
export function followTooltips(): () => void {
  const tip = makeTip();
  /** Pressed element: what a press opens replaces the tooltip. */
  let pressed: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTabbing = false;
  /** A finger pressed last. What then opens under it gets a `pointerover` of a mouse that nobody moved. */
  let isTouch = false;
  const hide = () => {
    clearTimeout(timer);
    tip.hide();
  };
  const showLater = (next: HTMLElement) => {
    timer = setTimeout(() => tip.show(next), REST);
  };

  const point = ({ target, pointerType }: PointerEvent) => {
    const isOnTip = target instanceof Node && tip.has(target);
    if (pointerType === "touch" || isTouch || isOnTip) return clearTimeout(timer);
    const next = ownerOf(target);
    if (next !== pressed) pressed = null;
    clearTimeout(timer);
    if (tip.isAt(next)) return undefined;
    if (next && next !== pressed) return showLater(next);
    if (!tip.isAt(null)) timer = setTimeout(hide, CROSSING);
  };
  const move = ({ pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType === "mouse" && (movementX !== 0 || movementY !== 0)) isTouch = false;
  };
  const press = ({ target, pointerType }: PointerEvent) => {
    isTouch = pointerType === "touch";
    pressed = ownerOf(target);
    hide();
  };
  const type = ({ key }: KeyboardEvent) => {
    isTabbing = key === "Tab";
    hide();
  };
  const focus = ({ target }: FocusEvent) => {
    const next = ownerOf(target);
    if (next && isTabbing) showLater(next);
  };

  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal } as const;
  document.addEventListener("pointerover", point, options);
  document.addEventListener("pointermove", move, options);
  document.addEventListener("pointerdown", press, options);
  document.addEventListener("keydown", type, options);
  document.addEventListener("focusin", focus, options);
  document.addEventListener("focusout", hide, options);
  document.addEventListener("scroll", hide, options);
  addEventListener("blur", hide, options);
  return () => {
    stop.abort();
    hide();
  };
}
