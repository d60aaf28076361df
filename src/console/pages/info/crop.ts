/* The arithmetic of choosing a square out of a picture, in the picture's own pixels. */

export interface Measure {
  readonly width: number;
  readonly height: number;
}

/** The middle of the chosen square, and how much closer than the largest square it is. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Of the portrait as stored, in pixels; a smaller choice is not blown up. */
export const PORTRAIT_SIDE = 320;
export const MOST_ZOOM = 4;

export const sideOf = ({ width, height }: Measure, { zoom }: Pick<Crop, "zoom">): number =>
  Math.min(width, height) / zoom;

/** The same choice, moved so that the square lies within the picture. */
export function within(picture: Measure, { x, y, zoom }: Crop): Crop {
  const closer = Math.min(MOST_ZOOM, Math.max(1, zoom));
  const half = sideOf(picture, { zoom: closer }) / 2;
  const keep = (at: number, length: number) => Math.min(length - half, Math.max(half, at));
  return { x: keep(x, picture.width), y: keep(y, picture.height), zoom: closer };
}

/** The largest square in the middle. */
export const largest = ({ width, height }: Measure): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The picture is pulled by so many pixels of a window that is `view` pixels wide: what is chosen moves the other way. */
export function pull(picture: Measure, crop: Crop, by: { readonly x: number; readonly y: number }, view: number): Crop {
  const scale = sideOf(picture, crop) / view;
  return within(picture, { ...crop, x: crop.x - by.x * scale, y: crop.y - by.y * scale });
}
