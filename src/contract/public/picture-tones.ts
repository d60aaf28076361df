const TONES = /^[0-9a-f]{18}$/;
const SHOWN = /[ "]tones-([0-9a-f]{6})([0-9a-f]{6})([0-9a-f]{6})\b/g;

/** Colours of pictures from top to bottom, three times `rrggbb`, by their paths. */
export type TonesByPath = Readonly<Record<string, string>>;

/** The class that shows a picture's colours in its place until it is there; undefined where none are known. */
export const tonesClass = (tones: string | null | undefined): string | undefined =>
  tones && TONES.test(tones) ? `tones-${tones}` : undefined;

/** The styles of all such classes in a page: a policy without inline style attributes leaves no other way (HD-02). */
export const tonesRules = (html: string): string =>
  [...new Map([...html.matchAll(SHOWN)].map(([, ...three]) => [three.join(""), three]))]
    .map(([name, three]) => `.tones-${name}{background:linear-gradient(${three.map((each) => `#${each}`).join(",")})}`)
    .join("");
