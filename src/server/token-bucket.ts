/** A budget that refills `perSecond` up to `burst`. */
export interface Budget {
  readonly perSecond: number;
  readonly burst: number;
}

/** What is left of a budget, and when that was reckoned. */
export interface TokenBucket {
  left: number;
  at: number;
}

export const fullBucket = ({ burst }: Budget, now: number): TokenBucket => ({ left: burst, at: now });

/** Adds what has come back until `now`; returns how much that was. A clock set back neither fills nor empties it. */
export function refill(bucket: TokenBucket, { perSecond, burst }: Budget, now: number): number {
  const amount = (Math.max(0, now - bucket.at) / 1000) * perSecond;
  bucket.left = Math.min(burst, bucket.left + amount);
  bucket.at = now;
  return amount;
}
