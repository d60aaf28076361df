/** The row of the menu's table in which something happened. */
export const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("tr[data-id]") : null;
