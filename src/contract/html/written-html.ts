/**
 * Tags allowed in rich text (RT-01, RT-04), shared by the server's sanitiser and the browser's, so that neither drops
 * what the other accepts.
 */
export const WRITTEN_TAGS: readonly string[] = (
  "p br hr div span h1 h2 h3 h4 h5 h6 blockquote pre code strong b em i u s del ins mark small sub sup " +
  "ul ol li dl dt dd a img figure figcaption table caption colgroup col thead tbody tfoot tr th td"
).split(" ");

/** Alignment of an image (`data-align`) and its width in per cent of the line (`data-width`). */
export const PICTURE_ALIGNS = ["left", "center", "right"] as const;
export const PICTURE_SHARES = ["25", "50", "75", "100"] as const;

/** Maximum of colspan and rowspan; browsers allow far more and lay out every cell. */
export const MAX_SPAN = 100;
