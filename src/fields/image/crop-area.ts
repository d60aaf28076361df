import type { PictureArea } from "../../contract/files/upload.ts";

/** A crop: its centre in pixels of the picture, and the zoom; at 1 the crop is as large as possible. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const MAX_ZOOM = 4;

/** Parses `16/9`. */
export const ratioOf = (written: string): number => {
  const [width = 1, height = 1] = written.split("/").map(Number);
  return width / height;
};

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The cropped area: the largest rectangle of the ratio at this zoom, kept inside of the picture. */
export function areaOf({ x, y, zoom }: Crop, { width, height }: Size, ratio: number): PictureArea {
  const whole = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  const part = { width: whole.width / zoom, height: whole.height / zoom };
  return {
    ...part,
    x: clamp(x - part.width / 2, 0, width - part.width),
    y: clamp(y - part.height / 2, 0, height - part.height),
  };
}

/** Moves or zooms a crop; the new centre is that of the clamped area. */
export function changeCrop(crop: Crop, by: Partial<Crop>, size: Size, ratio: number): Crop {
  const zoom = clamp(by.zoom ?? crop.zoom, 1, MAX_ZOOM);
  const area = areaOf({ x: crop.x + (by.x ?? 0), y: crop.y + (by.y ?? 0), zoom }, size, ratio);
  return { x: area.x + area.width / 2, y: area.y + area.height / 2, zoom };
}

export const middleOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });
