const FIRST = 3000; // ms after an error, §9
const LONGEST = 60_000; // ms
/**
 * Highest random delay after a server restart, which thousands of clients learn of at the same moment (RE-11, RE-19).
 */
const SPREAD = 10_000; // ms

/**
 * ms to wait before the next attempt. `failures`: number of failures in a row, from 1. The first wait is that of the
 * specification; later ones grow and differ between clients, so that not all reconnect to a restarted server at once.
 */
export function reconnectDelay(failures: number, isRestart: boolean, random: () => number): number {
  if (failures <= 1) return FIRST + (isRestart ? Math.round(random() * SPREAD) : 0);
  const longest = Math.min(LONGEST, FIRST * 2 ** (failures - 1));
  return Math.round(longest * (0.5 + random() / 2));
}
