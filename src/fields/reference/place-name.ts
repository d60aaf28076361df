/**
 * The short name of a tree record from the names on its path: the second level and its own, such as `云南省 · 景洪市`. Shared
 * by console and public site.
 */
export const placeName = (path: readonly string[]): string =>
  (path.length > 2 ? [path[1], path.at(-1)] : path.slice(-1)).join(" · ");
