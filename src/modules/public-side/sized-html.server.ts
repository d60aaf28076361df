import sanitize from "sanitize-html";
import { pictureKey, sourceSet } from "../../contract/public/picture-sizes.ts";
import { tonesClass } from "../../contract/public/picture-tones.ts";

/** Width and height of a stored picture, in pixels, and its colours. */
export type PlaceOf = (
  key: string,
) => { readonly width: number; readonly height: number; readonly tones?: string | null } | undefined;

/** The column a text is read in (portal/page/prose.css). */
const COLUMN = "(width < 800px) 100vw, 760px";

// Nothing is judged here: the text was cleaned when it was stored, and comes out of the same parser as it went in.
const AS_IT_IS: sanitize.IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
  parseStyleAttributes: false,
};

/** The keys of our own pictures that stand in cleaned HTML. */
export function picturesIn(html: string): string[] {
  if (!html.includes("<img")) return [];
  const keys = new Set<string>();
  sanitize(html, {
    ...AS_IT_IS,
    onOpenTag: (tag, { src = "" }) => {
      const key = tag === "img" ? pictureKey(src) : undefined;
      if (key !== undefined) keys.add(key);
    },
  });
  return [...keys];
}

/**
 * Cleaned HTML as visitors get it: a picture comes in the size it is drawn at, when it is near, and its place is kept until then. What
 * its writer said of width and height stands. The largest heading of a text stands below the page's.
 */
export function withSizedPictures(html: string, placeOf: PlaceOf): string {
  if (!/<(?:img|h1)/.test(html)) return html;
  return sanitize(html, {
    ...AS_IT_IS,
    transformTags: {
      h1: "h2", // the page has its own heading above
      img: (tagName, attribs) => {
        const key = pictureKey(attribs["src"] ?? "");
        const place = key === undefined ? undefined : placeOf(key);
        const tones = tonesClass(place?.tones);
        const isSized = attribs["width"] !== undefined || attribs["height"] !== undefined;
        return {
          tagName,
          attribs: {
            ...(place && !isSized ? { width: String(place.width), height: String(place.height) } : {}),
            ...(key === undefined ? {} : { srcset: sourceSet(attribs["src"] ?? "", "webp") ?? "", sizes: COLUMN }),
            loading: "lazy",
            decoding: "async",
            ...(tones === undefined ? {} : { class: tones }),
            ...attribs,
          },
        };
      },
    },
  });
}
