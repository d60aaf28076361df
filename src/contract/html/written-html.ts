/**
 * The tags that text written by people may hold (RT-01, RT-04), for the server that stores it and the browser that shows it: a
 * tag that only one of them knew would be lost without a word.
 */
export const WRITTEN_TAGS: readonly string[] = (
  "p br hr div span h1 h2 h3 h4 h5 h6 blockquote pre code strong b em i u s del ins mark small sub sup " +
  "ul ol li dl dt dd a img figure figcaption table caption colgroup col thead tbody tfoot tr th td"
).split(" ");

/** Where a picture stands on its line (`data-align`) and how much of the line it takes, in per cent (`data-width`). */
export const PICTURE_ALIGNS = ["left", "center", "right"] as const;
export const PICTURE_WIDTHS = ["25", "50", "75", "100"] as const;

/** Cells of a table that one cell may take, in either direction; browsers count far further, and draw every one. */
export const MOST_SPAN = 100;
