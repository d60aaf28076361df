import type { Endpoint } from "../../contract/endpoint.ts";
import { IDEMPOTENCY_KEY, newIntentKey } from "../../contract/idempotency.ts";
import { ApiError, NO_ANSWER } from "./api-error.ts";

const PAUSE = 1_000; // ms between a lost connection and the one retry
const SOON = 20_000; // ms: a call that took longer ran into a time limit, so a retry would too
const MAX_KEPT = 20;

/**
 * Keys of calls whose outcome is unknown: the same request sent again, also by pressing the button again, reuses its
 * key.
 */
const unansweredKeys = new Map<string, string>();

const keep = (request: string, key: string): void => {
  unansweredKeys.set(request, key);
  const [oldest] = unansweredKeys.keys();
  if (unansweredKeys.size > MAX_KEPT && oldest !== undefined) unansweredKeys.delete(oldest);
};

const isCut = (error: unknown): boolean => error instanceof ApiError && error.code === NO_ANSWER && error.status === 0;
/** The server may have done it: no answer arrived, or one that does not say. */
const isUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.code === NO_ANSWER || error.status >= 500;

/** Sends, and retries once when the connection broke. Only a call with an idempotency key is retried. */
export async function sendThrough<T>({ takesKey }: Pick<Endpoint, "takesKey">, send: () => Promise<T>): Promise<T> {
  if (!takesKey) return send();
  const sentAt = performance.now();
  try {
    return await send();
  } catch (error) {
    if (!isCut(error) || !navigator.onLine || performance.now() - sentAt > SOON) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return await send();
  }
}

const underWay = new Map<string, Promise<unknown>>();

/** Sends, or joins an identical request that is still in flight, as the second click of a double click makes one. */
export function sendOnce<T>(request: string, send: () => Promise<T>): Promise<T> {
  const present = underWay.get(request) as Promise<T> | undefined;
  if (present) return present;
  const sending = send().finally(() => underWay.delete(request));
  underWay.set(request, sending);
  return sending;
}

/**
 * Sends a call under an Idempotency-Key where it takes one. Equal `request` texts share a key until an outcome is
 * known, so the server executes them once.
 */
export async function withIdempotencyKey<T>(
  { takesKey }: Pick<Endpoint, "takesKey">,
  request: string,
  send: (headers: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  if (!takesKey) return send({});
  const key = unansweredKeys.get(request) ?? newIntentKey();
  unansweredKeys.delete(request);
  try {
    return await send({ [IDEMPOTENCY_KEY]: key });
  } catch (error) {
    if (isUnknown(error)) keep(request, key);
    throw error;
  }
}
