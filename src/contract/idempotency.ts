/** A call with an Idempotency-Key: one that creates something is done once, however often it is sent with the same key. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";
export const INTENT_KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** A key nobody else has. `randomUUID` is missing on plain HTTP outside loopback. */
export const newIntentKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
