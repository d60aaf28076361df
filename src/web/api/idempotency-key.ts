import type { Endpoint } from "../../contract/endpoint.ts";
import { IDEMPOTENCY_KEY, newIntentKey } from "../../contract/idempotency.ts";
import { ApiError, NO_ANSWER } from "./api-error.ts";

const PAUSE = 1_000; // ms before a call is sent once more whose answer was lost on the way
const SOON = 20_000; // ms: a call that took longer was not cut, it waited in vain
const MOST_KEPT = 20;

/** Keys of calls whose end nobody heard: whoever sends the same again means the same, also by pressing the button once more. */
const unheard = new Map<string, string>();

const keep = (request: string, key: string): void => {
  unheard.set(request, key);
  const [oldest] = unheard.keys();
  if (unheard.size > MOST_KEPT && oldest !== undefined) unheard.delete(oldest);
};

const isCut = (error: unknown): boolean => error instanceof ApiError && error.code === NO_ANSWER && error.status === 0;
/** Whether it may have been done all the same: no answer came, or one that does not know. */
const isUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.code === NO_ANSWER || error.status >= 500;

/** Sends, and where the connection broke sends once more: only what has a key may be sent again without knowing. */
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

/** Sends; what is asked once more while it is under way, as by the second click of a double click, is the same and not sent again. */
export function sendOnce<T>(request: string, send: () => Promise<T>): Promise<T> {
  const present = underWay.get(request) as Promise<T> | undefined;
  if (present) return present;
  const sending = send().finally(() => underWay.delete(request));
  underWay.set(request, sending);
  return sending;
}

/**
 * Sends a call under an Idempotency-Key where it takes one: the same for every time this program sends it, so that it is done
 * once. `request` tells it from other calls.
 */
export async function withIdempotencyKey<T>(
  { takesKey }: Pick<Endpoint, "takesKey">,
  request: string,
  send: (headers: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  if (!takesKey) return send({});
  const key = unheard.get(request) ?? newIntentKey();
  unheard.delete(request);
  try {
    return await send({ [IDEMPOTENCY_KEY]: key });
  } catch (error) {
    if (isUnknown(error)) keep(request, key);
    throw error;
  }
}
