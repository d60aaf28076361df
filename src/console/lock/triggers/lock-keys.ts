/** ms: §9 "Ctrl+Enter window 200 ms". */
const WINDOW = 200;

/** Calls `act` when Enter follows Ctrl within 200 ms (§4). Returns the function that stops it. */
export function watchKeys(act: () => void): () => void {
  let controlAt = Number.NEGATIVE_INFINITY;
  const press = (event: KeyboardEvent) => {
    if (event.key === "Control") {
      if (!event.repeat) controlAt = performance.now();
      return;
    }
    const isInTime = performance.now() - controlAt <= WINDOW;
    controlAt = Number.NEGATIVE_INFINITY; // another key in between cancels the sequence
    if (event.key !== "Enter" || event.isComposing || !isInTime) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  addEventListener("keydown", press, { capture: true });
  return () => removeEventListener("keydown", press, { capture: true });
}
