/** How wide an uploaded picture is also to be had, in pixels: an ordinary phone, a dense one, a desk, a dense desk. */
export const PICTURE_WIDTHS = [480, 960, 1440, 1920] as const;
/** In which forms, the smallest first. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What is shown with a shared link, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Where sized pictures stand, as addresses and in the store. */
export const SIZED = "sized/";
const STORED = /^\/file\/((?:[a-z0-9-]{1,64}\/){1,8}[a-z0-9-]{1,128}\.(?:jpg|png))$/;

/** The key of an uploaded picture's path; undefined: it is none of ours, so there are no sizes of it. */
export const pictureKey = (path: string): string | undefined => {
  const key = STORED.exec(path)?.[1];
  return key?.startsWith(SIZED) ? undefined : key;
};

/** All forms of a picture at one width, each at an address of its own: caches need not know what somebody accepts. */
export const sizedPath = (key: string, width: (typeof PICTURE_WIDTHS)[number], format: PictureFormat): string =>
  `/file/${SIZED}${width}/${key}.${format}`;

/** As `srcset` spells it; undefined where there are no sizes. */
export function sourceSet(path: string, format: PictureFormat): string | undefined {
  const key = pictureKey(path);
  return key && PICTURE_WIDTHS.map((width) => `${sizedPath(key, width, format)} ${width}w`).join(", ");
}

/** The picture cut for shared links; undefined where the path is none of ours. */
export function sharePath(path: string): string | undefined {
  const key = pictureKey(path);
  return key && `/file/${SIZED}share/${key}.jpg`;
}
