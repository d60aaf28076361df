import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, type KeyObject } from "node:crypto";
import { ArchiveFault } from "./archive-fault.ts";

/*
 * AES-256-GCM in frames of one size, each with a tag, so that a stream of any length is refused at the first forged
 * byte. The nonce of a frame is its index and whether it is the last one, so frames that are reordered, left out or cut
 * off do not open. Each archive has its own key, derived from the operator's and a random salt, so that no nonce is
 * ever used twice.
 */

const MAGIC = Buffer.from("TERRACE-SEALED-1");
const SALT = 16;
const FRAME = 65_536; // bytes of content; only the last may have fewer
const TAG = 16;
const CIPHER = "aes-256-gcm";

/** Bytes at the beginning by which a sealed archive is known. */
export const isSealed = (start: Uint8Array): boolean => MAGIC.equals(start.subarray(0, MAGIC.length));
export const SEAL_START = MAGIC.length;

const keyOf = (key: KeyObject, salt: Uint8Array): Buffer =>
  Buffer.from(hkdfSync("sha256", key, salt, "terrace backup", 32));

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(index), 0);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/**
 * Cuts a stream into pieces of `size` bytes; the last may be shorter, and is empty only where nothing came. Each piece
 * is held back until it is known whether it is the last.
 */
async function* pieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ readonly bytes: Buffer; readonly isLast: boolean }> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    waiting.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
    length += chunk.length;
    if (length <= size) continue;
    let all = Buffer.concat(waiting);
    while (all.length > size) {
      yield { bytes: all.subarray(0, size), isLast: false };
      all = all.subarray(size);
    }
    waiting = [all];
    length = all.length;
  }
  yield { bytes: Buffer.concat(waiting), isLast: true };
}

export const sealWith = (key: KeyObject) =>
  async function* seal(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const start = Buffer.concat([MAGIC, randomBytes(SALT)]);
    yield start;
    const own = keyOf(key, start.subarray(MAGIC.length));
    let index = 0;
    for await (const { bytes, isLast } of pieces(source, FRAME)) {
      const cipher = createCipheriv(CIPHER, own, nonceOf(index, isLast)).setAAD(start);
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
      index += 1;
    }
  };

/** Throws at the first frame that was not sealed with this key, at this place of this archive. */
export const openWith = (key: KeyObject) =>
  async function* openSealed(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const chunks = source[Symbol.asyncIterator]();
    let held = Buffer.alloc(0);
    while (held.length < MAGIC.length + SALT) {
      const next = await chunks.next();
      if (next.done) throw new ArchiveFault("cutShort", "the archive is cut short");
      held = Buffer.concat([held, next.value]);
    }
    const start = held.subarray(0, MAGIC.length + SALT);
    if (!isSealed(start)) throw new ArchiveFault("damaged", "it is not sealed");
    const own = keyOf(key, start.subarray(MAGIC.length));
    async function* rest(): AsyncGenerator<Uint8Array> {
      yield held.subarray(start.length);
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    }
    let index = 0;
    for await (const { bytes, isLast } of pieces(rest(), FRAME + TAG)) {
      if (bytes.length < TAG) throw new ArchiveFault("cutShort", "the archive is cut short");
      const decipher = createDecipheriv(CIPHER, own, nonceOf(index, isLast), { authTagLength: TAG }).setAAD(start);
      decipher.setAuthTag(bytes.subarray(bytes.length - TAG));
      const opened = decipher.update(bytes.subarray(0, bytes.length - TAG));
      try {
        decipher.final();
      } catch {
        throw new ArchiveFault("otherKey", "it was sealed with another BACKUP_KEY, or was altered since");
      }
      yield opened;
      index += 1;
    }
  };

/** True if the archive that begins like this was sealed with this key. Reads only its first frames. */
export async function isOpenedBy(key: KeyObject, source: AsyncIterable<Uint8Array>): Promise<boolean> {
  try {
    for await (const _ of openWith(key)(source)) return true;
    return false;
  } catch (error) {
    if (error instanceof ArchiveFault && error.kind === "otherKey") return false;
    throw error;
  }
}
