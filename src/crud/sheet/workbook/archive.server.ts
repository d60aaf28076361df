/** A file inside a zip archive, as the archive's table of contents has it. */
export interface ArchiveEntry {
  readonly name: string;
  /** 0: as it is; 8: deflated. */
  readonly method: number;
  /** Bytes in the archive, and unpacked. */
  readonly packed: number;
  readonly whole: number;
  /** Where its local header begins. */
  readonly at: number;
}

const UNPACKED = 64 * 1024 * 1024; // 10,000 rows of long cells stay below
const TIMES = 8; // a larger file may unpack to so many times its size: sheets of a hundred thousand rows do to six or seven
const LARGEST_UNPACKED = 128 * 1024 * 1024;
const MOST_ENTRIES = 500;
const ELSEWHERE = 0xffffffff; // the true size stands in a 64-bit record, which no workbook of this size needs
const SIZE_FOLLOWS = 8; // flag: the true size stands behind the data

/**
 * What an archive says it holds. Throws for what is none, and for one that says it unpacks to too much or hides how much that is
 * (EX-03): whoever unpacks stops at what was announced here.
 */
export function entriesOf(bytes: Uint8Array): ArchiveEntry[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const refuse = () => new Error("no ordinary archive");
  const end = view.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (view.toString("latin1", 0, 2) !== "PK" || end < 0 || end + 22 > view.length) throw refuse();
  const count = view.readUInt16LE(end + 10);
  let at = view.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES || view.readUInt32LE(end + 12) === ELSEWHERE) throw refuse();
  const entries: ArchiveEntry[] = [];
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
