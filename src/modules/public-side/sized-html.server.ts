import type sanitize from "sanitize-html";
import { pictureKey, sourceSet } from "../../contract/public/picture-sizes.ts";
import { tonesClass } from "../../contract/public/picture-tones.ts";
import { lazyLibrary } from "../../server/lazy-library.ts";

const sanitizer = lazyLibrary<typeof sanitize>("sanitize-html");

/** Size of a stored picture in pixels, and its placeholder colours. */
export type PictureSizeOf = (
  key: string,
) => { readonly width: number; readonly height: number; readonly tones?: string | null } | undefined;

/** The `sizes` attribute for the text column of portal/typography/prose.css. */
const COLUMN = "(width < 800px) 100vw, 760px";

// No sanitising: the text was sanitised when it was stored, by the same parser.
const AS_IT_IS: sanitize.IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
  parseStyleAttributes: false,
};

/** Storage keys of our own pictures in sanitised HTML. */
export function picturesIn(html: string): string[] {
  if (!html.includes("<img")) return [];
  const keys = new Set<string>();
  sanitizer()(html, {
    ...AS_IT_IS,
    onOpenTag: (tag, { src = "" }) => {
      const key = tag === "img" ? pictureKey(src) : undefined;
      if (key !== undefined) keys.add(key);
    },
  });
  return [...keys];
}

/**
 * Adds srcset, lazy loading, size and placeholder colours to pictures; existing widths and heights stay. h1 becomes h2.
 */
export function withSizedPictures(html: string, sizeOf: PictureSizeOf): string {
  if (!/<(?:img|h1)/.test(html)) return html;
  return sanitizer()(html, {
    ...AS_IT_IS,
    transformTags: {
      h1: "h2", // the page's title is the h1
      img: (tagName, attribs) => {
        const key = pictureKey(attribs["src"] ?? "");
        const size = key === undefined ? undefined : sizeOf(key);
        const tones = tonesClass(size?.tones);
        const isSized = attribs["width"] !== undefined || attribs["height"] !== undefined;
        return {
          tagName,
          attribs: {
            ...(size && !isSized ? { width: String(size.width), height: String(size.height) } : {}),
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
