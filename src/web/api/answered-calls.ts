type Hear = () => void;

const listeners = new Set<Hear>();

/** Notifies the listeners that the server has just answered a call, so the network works. */
export function tellCallAnswered(): void {
  for (const hear of listeners) hear();
}

/** Returns the function that removes the listener. */
export function onCallAnswered(hear: Hear): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
