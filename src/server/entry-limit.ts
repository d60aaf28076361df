/**
 * Bounds an `LRUCache` by its number of entries. Its own option `max` allocates all of them at once: some ten megabytes
 * and thirty milliseconds of each start, for entries that an idle installation never has.
 */
export const entryLimit = (most: number): { readonly maxSize: number; readonly sizeCalculation: () => number } => ({
  maxSize: most,
  sizeCalculation: () => 1,
});
