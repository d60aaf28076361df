/** The index a key moves to in a row of tabs; -1 for a key that moves nowhere. The row has ends: it does not go round. */
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
