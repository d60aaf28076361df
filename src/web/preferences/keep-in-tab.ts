/** Remembers a text until the tab is closed. Returns whether it is remembered: the storage may be full. */
export function keepInTab(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
