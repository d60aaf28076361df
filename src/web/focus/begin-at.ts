/**
 * Puts the keyboard where work begins in a dialog or popover that has come to rest; whoever is quick and at another of its controls by
 * then stays there: moving the focus between a press and its release loses the click.
 */
export function beginAt(start: HTMLElement | null | undefined): void {
  const opened = start?.closest("[role=dialog], [role=tooltip]");
  const at = document.activeElement;
  if (opened?.contains(at) && at?.matches("a, button, input, textarea")) return;
  start?.focus();
}
