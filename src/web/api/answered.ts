type Hear = () => void;

const listeners = new Set<Hear>();

/** Tells whoever waits for the server that it has just answered somebody. */
export function tellAnswered(): void {
  for (const hear of listeners) hear();
}

/** Returns the function that stops listening. */
export function onAnswered(hear: Hear): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
