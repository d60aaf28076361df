/** Number of images without alternative text in stored HTML. */
export const undescribedIn = (html: string): number =>
  [...html.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !/\salt="\s*[^"\s]/.test(tag)).length;
