/** Header of a call that creates something: repeated calls with one key are executed once. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";
export const INTENT_KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** A random key, 32 hexadecimal digits. `crypto.randomUUID` is missing in pages served over plain HTTP. */
export const newIntentKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
