/** The menu table's row that contains an event's target. */
export const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("tr[data-id]") : null;
