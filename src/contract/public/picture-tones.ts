const TONES = /^[0-9a-f]{18}$/;
const SHOWN = /[ "]tones-([0-9a-f]{6})([0-9a-f]{6})([0-9a-f]{6})\b/g;

/** The class that shows a gradient of the picture's colours while it loads; undefined without colours. */
export const tonesClass = (tones: string | null | undefined): string | undefined =>
  tones && TONES.test(tones) ? `tones-${tones}` : undefined;

/**
 * The style rules of all such classes in a page; the content security policy forbids inline style attributes (HD-02).
 */
export const tonesRules = (html: string): string =>
  [...new Map([...html.matchAll(SHOWN)].map(([, ...three]) => [three.join(""), three]))]
    .map(([name, three]) => `.tones-${name}{background:linear-gradient(${three.map((each) => `#${each}`).join(",")})}`)
    .join("");
