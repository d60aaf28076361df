// The Clipboard API is missing on plain HTTP outside loopback; what stood there before it still works.
function copyBySelection(text: string): boolean {
  const box = document.createElement("textarea");
  const front = document.activeElement;
  box.value = text;
  box.readOnly = true;
  box.className = "visually-hidden";
  // Inside an open dialog: its focus trap would take the selection back.
  const place = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.body;
  place.append(box);
  box.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way left without a secure context
    return document.execCommand("copy");
  } finally {
    box.remove();
    if (front instanceof HTMLElement) front.focus();
  }
}

/** Puts text on the clipboard. False: the browser did not let us. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) return copyBySelection(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
