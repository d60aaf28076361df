import type { KeyboardEvent } from "react";

/** Marks an element between which the arrow keys walk. */
export const FOCUS_STOP = { "data-walk": "" } as const;

/** Arrow keys, Home and End move the focus between the marked elements of a list. */
export function moveFocusByArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-walk]")];
  const at = places.findIndex((place) => place === document.activeElement);
  // In a text the keys move its caret.
  const isText = document.activeElement instanceof HTMLInputElement && document.activeElement.type !== "checkbox";
  const next = {
    ArrowDown: Math.min(at + 1, places.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    ...(isText ? {} : { Home: 0, End: places.length - 1 }),
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  places[next]?.focus();
}
