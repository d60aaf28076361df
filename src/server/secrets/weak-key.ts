/** Bytes of a key. */
export const KEY_BYTES = 32;

/**
 * True if the key is short, repeated or made up (ST-03). 32 random bytes have about 30 different values and do not
 * repeat one half; typed or copied ones do.
 */
export function isWeakKey(key: Buffer): boolean {
  if (key.length < KEY_BYTES || new Set(key).size < 16) return true;
  const half = key.length >> 1;
  if (key.subarray(0, half).equals(key.subarray(half, half * 2))) return true;
  return /^[\x20-\x7e]+$/.test(key.toString("latin1")); // text, not random bytes: chance 1 in 10^14
}
