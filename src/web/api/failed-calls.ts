import type { Endpoint } from "../../contract/endpoint.ts";

export type Called = Pick<Endpoint, "permission" | "method" | "path" | "takesKey" | "isInTimeZone">;
type Hear = (endpoint: Called, error: unknown) => void;

const listeners = new Set<Hear>();

/** Notifies the listeners of a failed call; handling it stays with the caller. */
export function tellFailedCall(endpoint: Called, error: unknown): void {
  for (const hear of listeners) hear(endpoint, error);
}

/** Returns the function that removes the listener. */
export function onFailedCall(hear: Hear): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
