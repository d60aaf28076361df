import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inLanguage } from "../../../contract/text.ts";
import { Failure } from "../../../contract/errors.ts";
import { IMAGE_LIMIT } from "../../../contract/files/upload.ts";
import { CANARY, hostilePictures } from "../../testing/hostile-pictures.ts";
import { randomFrom } from "../../testing/random.ts";
import { reencodeImage } from "./image-upload.ts";

const SEED = Number(process.env["SEED"] ?? Math.floor(Math.random() * 2 ** 31));

const picture = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: "#c33" } });
const file = (bytes: Buffer, fileName = "photo.jpg", contentType = "image/jpeg") => ({
  field: "file",
  fileName,
  contentType,
  bytes,
});
const refusal = async (bytes: Buffer, fileName?: string, contentType?: string) => {
  const error: unknown = await reencodeImage(file(bytes, fileName, contentType)).catch((reason: unknown) => reason);
  return error instanceof Failure && error.details.words ? inLanguage(error.details.words, "en") : error;
};
const WRONG_TYPE = "Upload pictures only JPG/PNG format!";
const TOO_MANY_PIXELS = "The image is too large: maximum 25 million pixels and 20,000 pixels per side";
const TOO_LARGE = "Upload the image size no more than 2 MB.";

describe("pictures (UP-01, UP-02, UP-03)", () => {
  it("are re-encoded: same size, no metadata, no trailing bytes", async () => {
    const withSecrets = await picture()
      .withExif({ IFD0: { Copyright: "canary-exif" }, IFD3: { GPSLatitude: "18/1 0/1 0/1" } })
      .jpeg()
      .toBuffer();
    const checked = await reencodeImage(
      file(Buffer.concat([withSecrets, Buffer.from("<script>canary-tail</script>")])),
    );
    expect(checked).toMatchObject({ width: 40, height: 20, contentType: "image/jpeg" });
    expect(checked.bytes.toString("latin1")).not.toMatch(/canary|Exif/);
    expect((await sharp(checked.bytes).metadata()).exif).toBeUndefined();
  });
  it("are rotated upright", async () => {
    const turned = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await reencodeImage(file(turned))).toMatchObject({ width: 20, height: 40 });
  });
  it("keep transparency", async () => {
    const clear = await sharp({
      create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { bytes, contentType } = await reencodeImage(file(clear, "a.PNG", "image/png"));
    expect([(await sharp(bytes).metadata()).hasAlpha, contentType]).toEqual([true, "image/png"]);
  });
  it("may have any letter case in their ending and type", async () => {
    expect(await reencodeImage(file(await picture().jpeg().toBuffer(), "图.JPEG", "IMAGE/JPEG"))).toMatchObject({
      width: 40,
    });
  });
  it("are refused when they consist of scans by the hundred, each of which goes over all pixels (RL-03)", async () => {
    const bytes = await picture().jpeg({ progressive: true }).toBuffer();
    const last = bytes.subarray(bytes.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
    const scans = (count: number) =>
      Buffer.concat([bytes.subarray(0, -2), ...Array.from({ length: count }, () => last), bytes.subarray(-2)]);
    expect(await refusal(scans(100))).toBe(
      "The image is encoded in too complex a way. Open it, save it as an ordinary JPG, and upload that",
    );
    expect(await refusal(scans(0))).toMatchObject({ width: 40 });
  });
  it("are refused when name, type and content disagree", async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const png = await picture().png().toBuffer();
    for (const [bytes, name, type] of [
      [jpeg, "a.png", "image/png"],
      [png, "a.jpg", "image/jpeg"],
      [jpeg, "a.jpg", "image/png"],
      [jpeg, "a.jpg.exe", "image/jpeg"],
      [jpeg, "jpg", "image/jpeg"],
      [jpeg, "a.jpg", "text/html"],
      [jpeg, "a.jpg\0.html", "image/jpeg"],
    ] as const) {
      expect(await refusal(bytes, name, type), name).toBe(WRONG_TYPE);
    }
  });
  it("of every other kind are refused", async () => {
    const others: Record<string, Buffer> = {
      webp: await picture().webp().toBuffer(),
      gif: await picture().gif().toBuffer(),
      tiff: await picture().tiff().toBuffer(),
      avif: await picture().avif().toBuffer(),
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
      html: Buffer.from("<html><script>1</script>"),
      pdf: Buffer.from("%PDF-1.7\n"),
      nothing: Buffer.alloc(0),
      noise: Buffer.from("\xff\xd8\xff\xe0noise", "latin1"),
      header: Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    };
    for (const [kind, bytes] of Object.entries(others)) expect(await refusal(bytes), kind).toBe(WRONG_TYPE);
  });
  it("cut off in the middle are refused", async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 90_000 }, (_, index) => (index * 7919) % 251)), {
      raw: { width: 200, height: 150, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    expect(await refusal(whole.subarray(0, whole.length >> 1))).toBe(WRONG_TYPE);
  });
  it("may have 2 MiB less one byte and no more", async () => {
    const small = await picture().jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
    expect(await reencodeImage(file(padded(IMAGE_LIMIT - 1)))).toMatchObject({ width: 40 });
    expect(await refusal(padded(IMAGE_LIMIT))).toBe(TOO_LARGE);
  });
  it("with a side of more than 20,000 pixels are refused", async () => {
    for (const [width, height] of [
      [1, 20_001],
      [20_001, 1],
    ] as const)
      expect(await refusal(await picture(width, height).png().toBuffer(), "a.png", "image/png")).toBe(TOO_MANY_PIXELS);
    const column = await picture(1, 20_000).png().toBuffer();
    expect(await reencodeImage(file(column, "a.png", "image/png"))).toMatchObject({ height: 20_000 });
  });
  it("of more than 25 megapixels are refused, many at once", async () => {
    const bomb = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(IMAGE_LIMIT);
    const answers = await Promise.all(Array.from({ length: 32 }, () => refusal(bomb, "a.png", "image/png")));
    expect(new Set(answers)).toEqual(new Set([TOO_MANY_PIXELS]));
  });
  it(`of 300 kinds that pretend or carry more are refused, or made anew without it (UP-01, UP-02, UP-03, SEED=${SEED})`, async () => {
    const files = await hostilePictures(randomFrom(SEED));
    expect(files.length).toBeGreaterThan(300);
    let anew = 0;
    const kept = new Map<string, unknown>();
    for (const { what, ...given } of files) {
      const made: unknown = await reencodeImage({ field: "file", ...given }).catch((reason: unknown) => reason);
      if (made instanceof Failure) continue;
      anew += 1;
      const { bytes, contentType } = made as Awaited<ReturnType<typeof reencodeImage>>;
      const { format, exif, icc, iptc, xmp, comments, pages } = await sharp(bytes).metadata();
      const carried = { exif, icc, iptc, xmp, comments, pages };
      const isClean = !bytes.includes(CANARY) && `image/${format}` === contentType && contentType === given.contentType;
      if (!isClean || Object.values(carried).some((one) => one !== undefined)) kept.set(what, { format, ...carried });
    }
    expect(Object.fromEntries(kept)).toEqual({});
    expect(anew).toBeGreaterThan(50); // most of these carriers are pictures all the same
  });
});
