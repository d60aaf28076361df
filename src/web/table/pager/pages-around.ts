/** A gap names the page that a click on it opens. */
export type PagerEntry = { readonly page: number } | { readonly gap: "back" | "on"; readonly page: number };

const LEAP = 5; // pages a gap jumps
const ALL_UP_TO = 7; // up to so many pages there is no gap

/**
 * The first page, the last and those around the current one; always the same number of entries, so that nothing moves
 * under the pointer.
 */
export function pagesAround(page: number, last: number): readonly PagerEntry[] {
  const run = (from: number, to: number): PagerEntry[] =>
    Array.from({ length: to - from + 1 }, (_, index) => ({ page: from + index }));
  if (last <= ALL_UP_TO) return run(1, last);
  const back: PagerEntry = { gap: "back", page: Math.max(1, page - LEAP) };
  const on: PagerEntry = { gap: "on", page: Math.min(last, page + LEAP) };
  if (page <= 4) return [...run(1, 5), on, { page: last }];
  if (page > last - 4) return [{ page: 1 }, back, ...run(last - 4, last)];
  return [{ page: 1 }, back, ...run(page - 1, page + 1), on, { page: last }];
}
