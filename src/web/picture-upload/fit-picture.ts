import { IMAGE_LIMIT, IMAGE_TYPES, type PictureArea } from "../../contract/upload.ts";

/** Pixels of the longer side: twice what the widest page shows. */
const LONGEST_SIDE = 2560;
const STEPS = [1, 0.8, 0.6, 0.45, 0.3] as const;
const QUALITY = 0.88;
const TRANSPARENT = "image/png";

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, type, QUALITY));

/** Draws an area of the picture as a file that may be uploaded (§5: JPEG or PNG below 2 MB), smaller where it must be. */
export async function drawn(
  picture: CanvasImageSource,
  { x, y, width, height }: PictureArea,
  { name, type }: Pick<File, "name" | "type">,
): Promise<File> {
  const whole = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const stem = name.replace(/\.[^.]*$/, "") || "picture";
  // What may be transparent stays so, unless only a photograph's kind of file is small enough.
  const kinds = type === "image/jpeg" ? ["image/jpeg"] : [TRANSPARENT, "image/jpeg"];
  for (const kind of kinds) {
    for (const step of kind === TRANSPARENT ? STEPS.slice(0, 1) : STEPS) {
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.round(width * whole * step));
      canvas.height = Math.max(1, Math.round(height * whole * step));
      const context = canvas.getContext("2d");
      if (!context) throw new Error("This browser draws no pictures");
      if (kind === "image/jpeg") {
        context.fillStyle = "white"; // what is transparent would come out black
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

/** Whether the server would look at it at all (§5). */
export const mayBeSent = (file: File): boolean =>
  IMAGE_TYPES.some((type) => type === file.type) && file.size < IMAGE_LIMIT;

/** The picture as it may be uploaded: another kind becomes one of the two, a large one smaller. One that no browser reads stays as it is. */
export async function fitted(file: File): Promise<File> {
  if (mayBeSent(file)) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const area = { x: 0, y: 0, width: picture.width, height: picture.height };
    return await drawn(picture, area, file);
  } catch {
    return file; // refused with its reason, where it is sent
  }
}
