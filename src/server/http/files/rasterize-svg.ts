import type { RasterizedSvg } from "../../../contract/page-render.ts";
import { limitConcurrency } from "../../concurrency-limit.ts";

const queued = limitConcurrency(1, 16);

/** One PNG in the frame of an icon file, as browsers ask for it that read nothing else. */
function asIcon(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(side % 256, 6);
  head.writeUInt8(side % 256, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The server's own SVG as a picture that everything can show; nothing of it comes from outside. */
export const rasterizeSvg = (svg: string, { type, width, height }: RasterizedSvg): Promise<Buffer> =>
  queued(async () => {
    const { default: sharp } = await import("sharp");
    const picture = sharp(Buffer.from(svg)).resize(width, height, { fit: "cover" });
    if (type === "image/jpeg")
      return picture.flatten({ background: "#fff" }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
    const png = await picture.png({ palette: true }).toBuffer();
    return type === "image/png" ? png : asIcon(png, width);
  });
