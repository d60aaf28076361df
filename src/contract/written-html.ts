/**
 * The tags that text written by people may hold (RT-01, RT-04), for the server that stores it and the browser that shows it: a
 * tag that only one of them knew would be lost without a word.
 */
export const WRITTEN_TAGS: readonly string[] = (
  "p br hr div span h1 h2 h3 h4 h5 h6 blockquote pre code strong b em i u s del ins mark small sub sup " +
  "ul ol li dl dt dd a img figure figcaption table caption colgroup col thead tbody tfoot tr th td"
).split(" ");
