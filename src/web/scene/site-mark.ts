/** The product's mark, two steps of a terrace, as a path in a view box of 32 units. */
export const SITE_MARK = "M5 21c6-5 11-5 22-1M5 15c7-5 13-4 22 0M8 26c6-3 10-3 17 0";
