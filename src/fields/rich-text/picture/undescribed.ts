/** How many pictures of stored HTML say nothing to those who do not see them. */
export const undescribedIn = (html: string): number =>
  [...html.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !/\salt="\s*[^"\s]/.test(tag)).length;
