/** Index that a key moves to in a row of tabs, or -1 for other keys. Movement stops at the ends of the row. */
export function stepTo(key: string, at: number, count: number): number {
  switch (key) {
    case "ArrowLeft":
      return at > 0 ? at - 1 : -1;
    case "ArrowRight":
      return at < count - 1 ? at + 1 : -1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
