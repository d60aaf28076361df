import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import type { Random } from "./random.ts";

export interface HostilePicture {
  readonly what: string;
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly contentType: string;
}

/** Must not occur in anything that is stored. */
export const CANARY = "canary-7f3a";
const PAYLOADS: Readonly<Record<string, Buffer>> = {
  html: Buffer.from(`<html><body onload=1><script>${CANARY}</script>`),
  php: Buffer.from(`<?php system('${CANARY}'); ?>`),
  svg: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="${CANARY}"/>`),
  script: Buffer.from(`*/=1;alert("${CANARY}")//`),
  zip: Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.from(CANARY), Buffer.from("PK\x05\x06"), Buffer.alloc(18)]),
  pdf: Buffer.from(`%PDF-1.7\n1 0 obj<</JS(${CANARY})>>`),
};

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
const chunk = (type: string, data: Buffer, length = data.length): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([word(length), named, word(crc32(named))]);
};
const PNG = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const head = (width: number, height: number, [depth = 8, color = 2, interlaced = 0]: readonly number[] = []): Buffer =>
  chunk("IHDR", Buffer.concat([word(width), word(height), Buffer.from([depth, color, 0, 0, interlaced])]));
const rows = (size: number): Buffer => chunk("IDAT", deflateSync(Buffer.alloc(size)));
const END = chunk("IEND", Buffer.alloc(0));
const pngOf = (...chunks: readonly Buffer[]): Buffer => Buffer.concat([PNG, ...chunks]);

/** A JPEG's segment: its mark, and its length counted with itself. */
const segment = (mark: number, data: Buffer, length = data.length + 2): Buffer =>
  Buffer.concat([Buffer.from([0xff, mark, length >> 8, length & 255]), data]);

/** A payload in each place of a picture that programs read or leave alone. */
const carriers = (png: Buffer, jpeg: Buffer, payload: Buffer): Readonly<Record<string, Buffer>> => {
  const afterHead = PNG.length + 25;
  const inPng = (...chunks: readonly Buffer[]) =>
    Buffer.concat([png.subarray(0, afterHead), ...chunks, png.subarray(afterHead)]);
  const inJpeg = (part: Buffer) => Buffer.concat([jpeg.subarray(0, 2), part, jpeg.subarray(2)]);
  const text = (key: string) => Buffer.concat([Buffer.from(`${key}\0`), payload]);
  return {
    "png, after its end": Buffer.concat([png, payload]),
    "png, before its beginning": Buffer.concat([payload, png]),
    "png, tEXt": inPng(chunk("tEXt", text("Comment"))),
    "png, zTXt": inPng(chunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), deflateSync(payload)]))),
    "png, iTXt": inPng(chunk("iTXt", Buffer.concat([Buffer.from("XML:com.adobe.xmp\0\0\0\0\0"), payload]))),
    "png, eXIf": inPng(chunk("eXIf", payload)),
    "png, iCCP": inPng(chunk("iCCP", Buffer.concat([Buffer.from("a\0\0"), deflateSync(payload)]))),
    "png, a chunk of its own": inPng(chunk("caNa", payload)),
    "jpg, after its end": Buffer.concat([jpeg, payload]),
    "jpg, before its beginning": Buffer.concat([payload, jpeg]),
    "jpg, comment": inJpeg(segment(0xfe, payload)),
    "jpg, EXIF": inJpeg(
      segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0MM\0*\0\0\0\x08\xff\xff", "latin1"), payload])),
    ),
    "jpg, XMP": inJpeg(segment(0xe1, Buffer.concat([Buffer.from("http://ns.adobe.com/xap/1.0/\0"), payload]))),
    "jpg, colour profile": inJpeg(segment(0xe2, Buffer.concat([Buffer.from("ICC_PROFILE\0\x01\x01"), payload]))),
    "jpg, IPTC": inJpeg(segment(0xed, Buffer.concat([Buffer.from("Photoshop 3.0\x008BIM"), payload]))),
    "jpg, a segment shorter than it says": inJpeg(segment(0xfe, payload, 0xfff0)),
  };
};

const claims = (jpeg: Buffer): Readonly<Record<string, Buffer>> => {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const claimed = Buffer.from(jpeg);
  claimed.writeUInt16BE(60_000, frame + 5);
  claimed.writeUInt16BE(60_000, frame + 7);
  const animation = (frames: number) => chunk("acTL", Buffer.concat([word(frames), word(0)]));
  return {
    "png, 60,000 by 60,000 of one row": pngOf(head(60_000, 60_000), rows(3), END),
    "png, 2³¹ − 1 wide": pngOf(head(0x7fff_ffff, 1), rows(3), END),
    "png, no width": pngOf(head(0, 1), rows(1), END),
    "png, rows of 30 MB in one pixel": pngOf(head(1, 1), rows(30_000_000), END),
    "png, text of 30 MB": pngOf(
      head(1, 1),
      chunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(30_000_000))])),
      rows(4),
      END,
    ),
    "png, a chunk of 4 GB": pngOf(head(1, 1), chunk("tEXt", Buffer.from("a"), 0xffff_ffff), rows(4), END),
    "png, 65,535 frames": pngOf(head(1, 1), animation(65_535), rows(4), END),
    "png, palette without colours": pngOf(head(1, 1, [8, 3]), rows(2), END),
    "png, 16 bits, interlaced": pngOf(head(1, 1, [16, 6, 1]), rows(9), END),
    "png, nothing but its head": pngOf(head(4, 4)),
    "png, no head": pngOf(rows(4), END),
    "png, two heads": pngOf(head(1, 1), head(20_000, 20_000), rows(4), END),
    "png, a wrong sum": Buffer.concat([PNG, head(1, 1).fill(0, 21), rows(4), END]),
    "jpg, 60,000 by 60,000": claimed,
    "jpg, empty": Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
    "jpg, 5,000 comments": Buffer.concat([
      jpeg.subarray(0, 2),
      ...Array.from({ length: 5_000 }, () => segment(0xfe, Buffer.from("a"))),
      jpeg.subarray(2),
    ]),
    "jpg, EXIF that points at itself": Buffer.concat([
      jpeg.subarray(0, 2),
      segment(0xe1, Buffer.from("Exif\0\0MM\0*\0\0\0\x08\0\x01\x87\x69\0\x04\0\0\0\x01\0\0\0\x08\0\0\0\x08", "latin1")),
      jpeg.subarray(2),
    ]),
  };
};

/** Files of other kinds under the names of pictures, among them such that are two things at once. */
const disguises = (gif: Buffer, webp: Buffer): Readonly<Record<string, Buffer>> => {
  const wrongSize = Buffer.from(webp);
  wrongSize.writeUInt32LE(0xffff_fff0, 4);
  return {
    gif,
    "gif that is a script": Buffer.from(`GIF89a/*\0\0*/=1;${CANARY}`, "latin1"),
    "webp with a wrong size": wrongSize,
    "bmp that is a page": Buffer.concat([Buffer.from("BM"), PAYLOADS["html"] as Buffer]),
    ico: Buffer.from("\0\0\x01\0\x01\0\x01\x01\0\0\x01\0\x18\0", "latin1"),
    "tiff with a frame at itself": Buffer.from("MM\0*\0\0\0\x08\0\0\0\0\0\x08", "latin1"),
    psd: Buffer.from("8BPS\0\x01", "latin1"),
    heic: Buffer.from("\0\0\0\x18ftypheic", "latin1"),
    avif: Buffer.from("\0\0\0\x18ftypavif", "latin1"),
    jxl: Buffer.from("\xff\x0a", "latin1"),
    postscript: Buffer.from(`%!PS\n(${CANARY}) run`),
    mvg: Buffer.from(`push graphic-context\nviewbox 0 0 640 480\nfill 'url(https://x/"|touch ${CANARY}")'`),
    "svg with an entity": Buffer.from(`<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg>&b;</svg>`),
    ...PAYLOADS,
  };
};

const NAMES = [
  "a.png.html",
  "a.html",
  "a.svg",
  "a.php",
  "a.png%00.html",
  "a",
  ".png",
  "a.png ",
  "a.png.",
  "a.\u202egnp",
  "a.png;.html",
  "a.PNG/..",
  "a.pngx",
];

/** Some three hundred files that pretend to be pictures, or carry more than one. */
export async function hostilePictures(random: Random): Promise<readonly HostilePicture[]> {
  const noise = Buffer.from(Array.from({ length: 24 * 24 * 3 }, () => random.below(256)));
  const drawn = sharp(noise, { raw: { width: 24, height: 24, channels: 3 } });
  const [png, jpeg, gif, webp] = await Promise.all([
    drawn.clone().png().toBuffer(),
    drawn.clone().jpeg().toBuffer(),
    drawn.clone().gif().toBuffer(),
    drawn.clone().webp().toBuffer(),
  ]);
  const named = (what: string, bytes: Buffer): HostilePicture =>
    what.startsWith("jpg") || what.startsWith("jpeg")
      ? { what, bytes, fileName: "a.jpg", contentType: "image/jpeg" }
      : { what, bytes, fileName: "a.png", contentType: "image/png" };
  const damaged = (bytes: Buffer) => {
    const other = Buffer.from(bytes);
    for (let time = 0; time < 4; time++) other[8 + random.below(other.length - 8)] = random.below(256);
    return other;
  };
  const times = Array.from({ length: 50 });
  return [
    ...Object.entries(PAYLOADS).flatMap(([kind, payload]) =>
      Object.entries(carriers(png, jpeg, payload)).map(([place, bytes]) => named(`${place}: ${kind}`, bytes)),
    ),
    ...Object.entries(claims(jpeg)).map(([what, bytes]) => named(what, bytes)),
    ...Object.entries(disguises(gif, webp)).flatMap(([what, bytes]) => [
      { ...named(what, bytes), fileName: "a.jpg", contentType: "image/jpeg" },
      named(what, bytes),
    ]),
    ...NAMES.map((fileName) => ({ ...named("png under another name", png), fileName })),
    ...times.map(() => named("png, damaged", damaged(png))),
    ...times.map(() => named("jpg, damaged", damaged(jpeg))),
    ...times.map(() => named("png, cut off", png.subarray(0, random.below(png.length - 12)))),
  ];
}
