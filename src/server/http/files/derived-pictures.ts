import { limitConcurrency } from "../../concurrency-limit.ts";

const SIDE = 240; // pixels; twice what a grid shows, for dense screens
const GRAIN = 48; // pixels a side, of the whole picture: enough to see a round corner
const queued = limitConcurrency(1, 64);

/** A small square of a picture that was checked already, in its own format, so that its key's ending stays true. */
export const thumbnailOf = (bytes: Uint8Array): Promise<Buffer> =>
  queued(async () => {
    const { default: sharp } = await import("sharp");
    return sharp(bytes).resize(SIDE, SIDE, { fit: "cover" }).toBuffer();
  });

/** The colours of a picture from top to bottom, three times `rrggbb`; empty where it can be seen through anywhere. */
export const tonesOf = (bytes: Uint8Array): Promise<string> =>
  queued(async () => {
    const { default: sharp } = await import("sharp");
    const whole = await sharp(bytes).resize(GRAIN, GRAIN, { fit: "fill" }).toBuffer();
    if (!(await sharp(whole).stats()).isOpaque) return "";
    const three = sharp(whole).resize(1, 3, { fit: "fill", kernel: "cubic" }).toColourspace("srgb").removeAlpha();
    return (await three.raw().toBuffer()).toString("hex");
  });

/** The picture in the other of the two formats. */
export const convertedTo = (bytes: Uint8Array, type: "image/jpeg" | "image/png"): Promise<Buffer> =>
  queued(async () => {
    const { default: sharp } = await import("sharp");
    const picture = sharp(bytes);
    return type === "image/jpeg"
      ? picture.flatten({ background: "#fff" }).jpeg({ quality: 88 }).toBuffer()
      : picture.png().toBuffer();
  });
