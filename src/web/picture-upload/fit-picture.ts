import { IMAGE_LIMIT, IMAGE_TYPES, type PictureArea } from "../../contract/files/upload.ts";

/** Longer side in pixels: twice the widest page. */
const LONGEST_SIDE = 2560;
const STEPS = [1, 0.8, 0.6, 0.45, 0.3] as const;
const QUALITY = 0.88;
const TRANSPARENT = "image/png";

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, type, QUALITY));

/**
 * Encodes an area of the picture as a file that may be uploaded (§5: JPEG or PNG below 2 MB), scaled down until it
 * fits.
 */
export async function encodePicture(
  picture: CanvasImageSource,
  { x, y, width, height }: PictureArea,
  { name, type }: Pick<File, "name" | "type">,
): Promise<File> {
  const whole = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const stem = name.replace(/\.[^.]*$/, "") || "picture";
  // Transparency is kept, unless only JPEG is small enough.
  const kinds = type === "image/jpeg" ? ["image/jpeg"] : [TRANSPARENT, "image/jpeg"];
  for (const kind of kinds) {
    for (const step of kind === TRANSPARENT ? STEPS.slice(0, 1) : STEPS) {
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.round(width * whole * step));
      canvas.height = Math.max(1, Math.round(height * whole * step));
      const context = canvas.getContext("2d");
      if (!context) throw new Error("This browser draws no pictures");
      if (kind === "image/jpeg") {
        context.fillStyle = "white"; // transparent pixels would become black in JPEG
        context.fillRect(0, 0, canvas.width, canvas.height);
      }
      context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
      const blob = await blobOf(canvas, kind);
      if (blob && blob.size < IMAGE_LIMIT)
        return new File([blob], `${stem}.${kind === TRANSPARENT ? "png" : "jpg"}`, { type: kind });
    }
  }
  throw new Error("The picture cannot be made small enough");
}

/** The server accepts its type and size (§5). */
export const mayBeSent = (file: File): boolean =>
  IMAGE_TYPES.some((type) => type === file.type) && file.size < IMAGE_LIMIT;

/** Converts another type and scales down a large picture. A file the browser cannot decode is returned as it is. */
export async function fitPicture(file: File): Promise<File> {
  if (mayBeSent(file)) return file;
  let picture: ImageBitmap | undefined;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const area = { x: 0, y: 0, width: picture.width, height: picture.height };
    return await encodePicture(picture, area, file);
  } catch {
    return file; // the upload refuses it with a reason
  } finally {
    picture?.close(); // decoded it takes many times its size, which phones do not have twice
  }
}
