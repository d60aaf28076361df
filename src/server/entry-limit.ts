/**
 * Bounds an `LRUCache` by how many entries it holds. Its own `max` takes the room for all of them when it is made: some ten megabytes and
 * thirty milliseconds of each start, for entries that an installation at rest never has.
 */
export const entryLimit = (most: number): { readonly maxSize: number; readonly sizeCalculation: () => number } => ({
  maxSize: most,
  sizeCalculation: () => 1,
});
