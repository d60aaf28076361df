/** What a tab of the browser remembers until it is closed. Where its storage is full or blocked, it remembers nothing. */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Returns whether it is remembered. */
  write(key: string, text: string): boolean {
    try {
      sessionStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // blocked: nothing is there
    }
  },
};
