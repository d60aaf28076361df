import { Failure } from "../../../contract/errors.ts";
import { IMAGE_LIMIT, UPLOAD_TEXTS } from "../../../contract/files/upload.ts";
import { defineTexts } from "../../../contract/text.ts";
import { limitConcurrency } from "../../concurrency-limit.ts";
import type { UploadedFile } from "../request/uploaded-file.ts";

const texts = defineTexts("imageUpload", {
  /** RL-03: a small file can take minutes to decode. */
  tooManyScans: {
    zh: "图片的编码过于复杂，请用看图或修图软件另存为普通 JPG 后再上传",
    lo: "ການເຂົ້າລະຫັດຂອງຮູບຊັບຊ້ອນເກີນໄປ, ກະລຸນາເປີດຮູບແລ້ວບັນທຶກເປັນ JPG ທຳມະດາກ່ອນອັບໂຫຼດ",
    en: "The image is encoded in too complex a way. Open it, save it as an ordinary JPG, and upload that",
  },
});

// UP-03. A PNG of so many takes a tenth of a second, interlaced and in 16 bits half a second: it must be decoded whole,
// as its rows are there with the last pass only.
const PIXELS = 25_000_000;
const SCANS = 100; // of a progressive JPEG, which has about ten; each goes over all its pixels, whatever its size in bytes
const SIDE = 20_000; // pixels; one column of 25 megapixels, 24 KB as a file, takes the library 25 s
const ENDINGS = { jpeg: /\.jpe?g$/i, png: /\.png$/i } as const;
const TYPES = { jpeg: "image/jpeg", png: "image/png" } as const;
type Format = keyof typeof TYPES;

// A picture of 25 megapixels needs up to 100 MB while it is turned: one at a time, and a short queue (RL-03).
const queued = limitConcurrency(1, 64);

/** A checked picture, made anew from its pixels: nothing of the sent file's other content is left (UP-02). */
export interface ReencodedImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly contentType: "image/jpeg" | "image/png";
}

const UNREADABLE = { format: undefined, width: 0, height: 0 } as const;

const wrongType = () => new Failure("invalidInput", { words: UPLOAD_TEXTS.wrongType });

const isFormat = (format: string | undefined): format is Format => format === "jpeg" || format === "png";

// Within a scan the first byte is always followed by another second one.
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** Begins of scans in a JPEG, those of the small pictures in its metadata among them. */
function countScans(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(START_OF_SCAN); at >= 0; at = bytes.indexOf(START_OF_SCAN, at + 2)) count += 1;
  return count;
}

// Loaded with the first upload: the library takes a tenth of a second that no start should pay.
const loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/**
 * Decodes a JPEG or PNG whole and encodes it again, turned upright, in sRGB, without metadata. Name, declared type and
 * content must agree (UP-01). Throws `invalidInput` with the specification's messages, `Busy` when too many wait.
 */
export async function reencodeImage(file: UploadedFile): Promise<ReencodedImage> {
  if (file.bytes.length >= IMAGE_LIMIT) throw new Failure("invalidInput", { words: UPLOAD_TEXTS.tooLarge });
  const sharp = await loadSharp();
  const picture = (limitInputPixels: number | false = PIXELS) =>
    sharp(file.bytes, { limitInputPixels, failOn: "error", pages: 1 });
  // Some inputs are refused by the constructor, others by the reader. Only the header is read, so the stated size may
  // be false.
  const { format, width, height } = await (async () => picture(false).metadata())().catch(() => UNREADABLE);
  if (!isFormat(format) || !ENDINGS[format].test(file.fileName) || file.contentType.toLowerCase() !== TYPES[format])
    throw wrongType();
  if (Math.max(width, height) > SIDE || width * height > PIXELS)
    throw new Failure("invalidInput", { words: UPLOAD_TEXTS.tooManyPixels });
  if (format === "jpeg" && countScans(file.bytes) > SCANS)
    throw new Failure("invalidInput", { words: texts.tooManyScans });
  const { data: bytes, info } = await queued(async () => {
    const upright = picture().autoOrient().toColourspace("srgb");
    // No metadata is written (UP-02): the library's default, which image-upload.test.ts holds.
    const encoded = format === "jpeg" ? upright.jpeg({ quality: 88 }) : upright.png();
    return encoded.toBuffer({ resolveWithObject: true }).catch(() => Promise.reject(wrongType()));
  });
  return { bytes, width: info.width, height: info.height, contentType: TYPES[format] };
}
