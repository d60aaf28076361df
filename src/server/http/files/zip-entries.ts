import { inflateRawSync } from "node:zlib";

/** An entry of a zip archive's central directory. */
export interface ZipEntry {
  readonly name: string;
  /** Compression method: 0 stored, 8 deflate. */
  readonly method: number;
  /** Compressed and uncompressed size in bytes. */
  readonly packed: number;
  readonly whole: number;
  /** Offset of the local file header. */
  readonly at: number;
}

const UNPACKED = 64 * 1024 * 1024; // 10,000 rows of long cells stay below
const TIMES = 8; // larger files may unpack to so many times their size; 100,000 rows reach six or seven
const LARGEST_UNPACKED = 128 * 1024 * 1024;
const MAX_ENTRIES = 500;
const ELSEWHERE = 0xffffffff; // the marker of ZIP64, which no workbook of this size needs
const SIZE_FOLLOWS = 8; // general-purpose flag bit 3: the size follows the data

/**
 * Reads the central directory of a zip archive. Throws if it is not one, declares too much or hides its size (EX-03);
 * unpacking stops at the declared size.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const refuse = () => new Error("no ordinary archive");
  const end = view.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (view.toString("latin1", 0, 2) !== "PK" || end < 0 || end + 22 > view.length) throw refuse();
  const count = view.readUInt16LE(end + 10);
  let at = view.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES || view.readUInt32LE(end + 12) === ELSEWHERE) throw refuse();
  const entries: ZipEntry[] = [];
  const most = Math.max(UNPACKED, Math.min(TIMES * bytes.length, LARGEST_UNPACKED));
  let unpacked = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.length || view.readUInt32LE(at) !== 0x02014b50) throw refuse();
    const [packed, whole] = [view.readUInt32LE(at + 20), view.readUInt32LE(at + 24)];
    const [flags, method] = [view.readUInt16LE(at + 8), view.readUInt16LE(at + 10)];
    const after = at + 46 + view.readUInt16LE(at + 28);
    const name = view.toString("utf8", at + 46, after);
    unpacked += whole;
    const isHidden =
      (whole === 0 && packed > 2) || packed === ELSEWHERE || ((flags & SIZE_FOLLOWS) > 0 && packed === 0);
    if ((isHidden && !name.endsWith("/")) || unpacked > most) throw refuse();
    entries.push({ name, method, packed, whole, at: view.readUInt32LE(at + 42) });
    at = after + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  return entries;
}

/** The content of an entry, at most its declared size. Throws for damaged data. */
export function unpack(bytes: Uint8Array, { method, packed, whole, at }: ZipEntry): Buffer {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = at + 30 + view.readUInt16LE(at + 26) + view.readUInt16LE(at + 28);
  const data = view.subarray(start, start + packed);
  if (method === 0 || packed === 0) return data;
  return inflateRawSync(data, { maxOutputLength: Math.max(whole, 1) });
}
