import { buffer } from "node:stream/consumers";
import type { ArchivedFile } from "./archived-file.ts";

/*
 * The interchange format of POSIX ("ustar", longer names as pax records): what `tar` of any system unpacks by hand.
 */

const BLOCK = 512;
const MOST_NAME = 100; // bytes in the header itself
const MOST_SIZE = 8 ** 11 - 1;
const MOST_PAX = 8_192; // bytes; only names are taken from it
const [FILE, FOLDER, PAX] = ["0", "5", "x"];

const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;
const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, "0")}\0`;

function header(name: string, size: number, type: string): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, MOST_NAME);
  block.write(octal(type === FOLDER ? 0o700 : 0o600, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136);
  block.write("        ", 148); // the sum counts its own field as spaces
  block.write(type, 156);
  block.write("ustar\u000000", 257, "latin1");
  block.write(
    `${block
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, "0")}\0 `,
    148,
  );
  return block;
}

/** A pax record says its own length first, in digits that count towards it. */
function paxRecord(name: string): Buffer {
  const rest = ` path=${name}\n`;
  const length = Buffer.byteLength(rest);
  let whole = length + String(length).length;
  whole = length + String(whole).length;
  return Buffer.from(`${whole}${rest}`);
}

function* headers({ name, size }: ArchivedFile): Generator<Buffer> {
  if (size > MOST_SIZE) throw new Error(`${name} is too large for an archive.`);
  const type = name.endsWith("/") ? FOLDER : FILE;
  if (Buffer.byteLength(name) > MOST_NAME) {
    const record = paxRecord(name);
    yield header("pax", record.length, PAX ?? "");
    yield record;
    yield Buffer.alloc(padding(record.length));
  }
  yield header(name.slice(0, MOST_NAME), size, type ?? "");
}

/** The bytes of a tar of `files`. Throws where a file has another size than it says. */
export async function* pack(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  for await (const file of files) {
    yield* headers(file);
    let written = 0;
    for await (const chunk of file.content) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== file.size) throw new Error(`${file.name} has ${written} bytes and not ${file.size}.`);
    yield Buffer.alloc(padding(file.size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Reads so many bytes at a time from chunks of any size. */
function byteReader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Uint8Array = Buffer.alloc(0);
  /** At most `most` bytes; none at the end. */
  const some = async (most: number): Promise<Uint8Array> => {
    while (rest.length === 0) {
      const next = await chunks.next();
      if (next.done) return rest;
      rest = next.value;
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(taken.length);
    return taken;
  };
  async function* exactly(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0;) {
      const chunk = await some(left);
      if (chunk.length === 0) throw new Error("the archive is cut short");
      left -= chunk.length;
      yield chunk;
    }
  }
  return { some, exactly };
}

const textOf = (block: Buffer, from: number, to: number): string => {
  const text = block.toString("utf8", from, to);
  const end = text.indexOf("\0");
  return end < 0 ? text : text.slice(0, end);
};

function fieldsOf(block: Buffer) {
  const sum = Number.parseInt(textOf(block, 148, 156), 8);
  const counted = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  const size = Number.parseInt(textOf(block, 124, 136), 8);
  if (sum !== counted || !Number.isSafeInteger(size) || size < 0) throw new Error("the archive is damaged");
  const prefix = textOf(block, 345, 500);
  const name = textOf(block, 0, MOST_NAME);
  return { name: prefix === "" ? name : `${prefix}/${name}`, size, type: textOf(block, 156, 157) };
}

/**
 * The files of a tar, in its order. The content of each must have been read before the next is asked for. Resolves at
 * the tar's own end; bytes behind it are an error, as is an end without it.
 */
export async function* unpack(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivedFile> {
  const { some, exactly } = byteReader(bytes);
  let longName: string | undefined;
  for (;;) {
    const block = await buffer(exactly(BLOCK));
    if (block.every((byte) => byte === 0)) break;
    const { name, size, type } = fieldsOf(block);
    if (type === PAX) {
      if (size > MOST_PAX) throw new Error("the archive is damaged");
      const record = (await buffer(exactly(size))).toString("utf8");
      longName = /^\d+ path=([^\n]+)\n/.exec(record)?.[1];
    } else {
      yield { name: longName ?? name, size, content: exactly(size) };
      longName = undefined;
    }
    for await (const fill of exactly(padding(size)))
      if (fill.some((byte) => byte !== 0)) throw new Error("the archive is damaged");
  }
  for (let fill = await some(BLOCK); fill.length > 0; fill = await some(BLOCK))
    if (fill.some((byte) => byte !== 0)) throw new Error("something follows the archive's end");
}
