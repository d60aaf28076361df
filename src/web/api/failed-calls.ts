import type { Endpoint } from "../../contract/endpoint.ts";

export type Called = Pick<Endpoint, "permission" | "method" | "path" | "takesKey">;
type Hear = (endpoint: Called, error: unknown) => void;

const listeners = new Set<Hear>();

/** Tells whoever keeps account of failures; what to do about one stays the caller's. */
export function tellFailedCall(endpoint: Called, error: unknown): void {
  for (const hear of listeners) hear(endpoint, error);
}

/** Returns the function that stops listening. */
export function onFailedCall(hear: Hear): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
