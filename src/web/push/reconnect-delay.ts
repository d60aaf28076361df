const FIRST = 3000; // ms after an error, §9
const LONGEST = 60_000; // ms
/**
 * Highest random delay after a server restart, which thousands of clients learn of at the same moment (RE-11, RE-19).
 */
const SPREAD = 10_000; // ms

/**
 * How long to wait before the next try, in ms. `failures` in a row, from 1. The first wait is the specification's; later ones grow and
 * differ between clients, so that a server that comes back is not met by all at once.
 */
export function reconnectDelay(failures: number, isRestart: boolean, random: () => number): number {
  if (failures <= 1) return FIRST + (isRestart ? Math.round(random() * SPREAD) : 0);
  const longest = Math.min(LONGEST, FIRST * 2 ** (failures - 1));
  return Math.round(longest * (0.5 + random() / 2));
}
