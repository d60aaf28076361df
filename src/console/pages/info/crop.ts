/* Geometry of choosing a square out of a picture, in the picture's pixels. */

export interface Measure {
  readonly width: number;
  readonly height: number;
}

/** Centre of the chosen square. Zoom 1 is the largest square, zoom 2 one of half its side. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Side of the stored portrait in pixels; a smaller square is not enlarged. */
export const PORTRAIT_SIDE = 320;
export const MOST_ZOOM = 4;

export const sideOf = ({ width, height }: Measure, { zoom }: Pick<Crop, "zoom">): number =>
  Math.min(width, height) / zoom;

/** The crop moved so that the square lies within the picture, with its zoom limited. */
export function within(picture: Measure, { x, y, zoom }: Crop): Crop {
  const closer = Math.min(MOST_ZOOM, Math.max(1, zoom));
  const half = sideOf(picture, { zoom: closer }) / 2;
  const keep = (at: number, length: number) => Math.min(length - half, Math.max(half, at));
  return { x: keep(x, picture.width), y: keep(y, picture.height), zoom: closer };
}

/** The largest square, centred. */
export const largest = ({ width, height }: Measure): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** Moves the crop for a drag of `by` pixels in a view of `view` pixels width; the square moves against the drag. */
export function pull(picture: Measure, crop: Crop, by: { readonly x: number; readonly y: number }, view: number): Crop {
  const scale = sideOf(picture, crop) / view;
  return within(picture, { ...crop, x: crop.x - by.x * scale, y: crop.y - by.y * scale });
}
