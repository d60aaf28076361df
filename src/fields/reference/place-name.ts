/**
 * What something in a tree is called where it stands alone, from the names on the way to it: the one below the root and its own, as
 * `云南省 · 景洪市`. The root says little to whoever lives there. Staff and visitors read a place by the same words.
 */
export const placeName = (path: readonly string[]): string =>
  (path.length > 2 ? [path[1], path.at(-1)] : path.slice(-1)).join(" · ");
