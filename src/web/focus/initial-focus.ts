/**
 * Focuses the first control of a dialog or popover once it has opened, unless the person has already moved to another
 * of its controls: moving the focus between press and release loses the click.
 */
export function setInitialFocus(start: HTMLElement | null | undefined): void {
  const opened = start?.closest("[role=dialog], [role=tooltip]");
  const at = document.activeElement;
  if (opened?.contains(at) && at?.matches("a, button, input, textarea")) return;
  start?.focus();
}
