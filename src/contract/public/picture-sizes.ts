/** Widths in pixels to which uploaded pictures are resized: phone, dense phone, desktop, dense desktop. */
export const PICTURE_WIDTHS = [480, 960, 1440, 1920] as const;
/** Formats of resized pictures, the smallest first. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Size in pixels of the picture shown with a shared link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Prefix of resized pictures, in addresses and in the store. */
export const SIZED = "sized/";
const STORED = /^\/file\/((?:[a-z0-9-]{1,64}\/){1,8}[a-z0-9-]{1,128}\.(?:jpg|png))$/;

/** The storage key of an uploaded picture's path; undefined for any other path. */
export const pictureKey = (path: string): string | undefined => {
  const key = STORED.exec(path)?.[1];
  return key?.startsWith(SIZED) ? undefined : key;
};

/** Each width and format has an address of its own, so that caches need no `Vary: Accept`. */
export const sizedPath = (key: string, width: (typeof PICTURE_WIDTHS)[number], format: PictureFormat): string =>
  `/file/${SIZED}${width}/${key}.${format}`;

/** The path of the uploaded picture from which a resized one was made; any other path as it is. */
export const originalPath = (path: string): string =>
  path.replace(/^\/file\/sized\/\w+\/(.+\.(?:jpg|png))\.(?:avif|webp|jpg)$/, "/file/$1");

/** The value of `srcset`; undefined when the picture was not uploaded here. */
export function sourceSet(path: string, format: PictureFormat): string | undefined {
  const key = pictureKey(path);
  return key && PICTURE_WIDTHS.map((width) => `${sizedPath(key, width, format)} ${width}w`).join(", ");
}

/** The cropped picture for shared links; undefined when it was not uploaded here. */
export function sharePath(path: string): string | undefined {
  const key = pictureKey(path);
  return key && `/file/${SIZED}share/${key}.jpg`;
}
