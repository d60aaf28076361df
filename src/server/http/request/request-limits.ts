/** IN-04. Bytes. Node itself cuts requests whose head is far beyond. */
export const HTTP_LIMITS = {
  url: 8 * 1024,
  headers: 16 * 1024,
  body: 1024 * 1024,
  /** Line and headers together as Node counts them: wide enough that the two limits above answer first. */
  head: 64 * 1024,
} as const;
