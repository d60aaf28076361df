import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

// browsers send one of a few values
const read = new LRUCache<string, { readonly best: Encoding | undefined }>({ max: 100 });

/** The best encoding a caller takes; one it names with `q=0` it does not take. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const known = read.get(accepted);
  if (known) return known.best;
  const best = bestOf(accepted);
  read.set(accepted, { best });
  return best;
}

function bestOf(accepted: string): Encoding | undefined {
  const taken = new Set(
    accepted.split(",").flatMap((part) => {
      const [name = "", quality = ""] = part.split(";");
      return /^\s*q\s*=\s*0(\.0*)?\s*$/i.test(quality) ? [] : [name.trim().toLowerCase()];
    }),
  );
  return taken.has("br") ? "br" : taken.has("gzip") ? "gzip" : undefined;
}

export const SMALLEST = 1_024; // bytes; below a packet or so nothing is gained
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const USUAL = 4; // costs about what gzip costs and is a fifth smaller

/** `quality` from 0 to 11, of Brotli. */
export const compress = (text: string | Buffer, encoding: Encoding, quality = USUAL): Promise<Buffer> =>
  encoding === "br"
    ? brotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      })
    : zip(text);

/** A weak ETag, as it identifies the content in any encoding. */
export const weakTag = (body: Buffer): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;

/** Compressed forms of a text, by encoding. */
export type Encoded = Map<Encoding, Promise<Buffer>>;

/** A text that is sent more than once. */
interface Sendable {
  readonly body: Buffer;
  readonly encoded: Encoded;
}

/** Compressed for this reader now, where it is worth it, and not only while it is sent. */
export async function encodeFor(request: FastifyRequest, text: string | Buffer): Promise<Encoded> {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (typeof text !== "string" || text.length < SMALLEST || encoding === undefined) return new Map();
  return new Map([[encoding, Promise.resolve(await compress(text, encoding))]]);
}

/** Sends it in the best encoding its reader takes, compressed once for all of them. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, encoded }: Sendable,
  quality?: number,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (encoding === undefined) return reply.send(body);
  const compressed = encoded.get(encoding) ?? compress(body, encoding, quality);
  encoded.set(encoding, compressed);
  return reply.header("content-encoding", encoding).send(await compressed);
}

/** The bytes of a text in parts, of which those that occur again are encoded once. */
function bytesOf(parts: readonly string[]): Buffer {
  const known = new Map<string, Buffer>();
  const all: Buffer[] = [];
  let between = "";
  for (const part of parts) {
    if (part.length < SMALLEST) {
      between += part;
      continue;
    }
    const bytes = known.get(part) ?? Buffer.from(part);
    known.set(part, bytes);
    all.push(Buffer.from(between), bytes);
    between = "";
  }
  return Buffer.concat([...all, Buffer.from(between)]);
}

const varyByEncoding = (reply: FastifyReply): void => {
  const vary = reply.getHeader("vary");
  reply.header("vary", typeof vary === "string" ? `${vary}, Accept-Encoding` : "Accept-Encoding");
};

/** Sends a text in parts as it is sent in one, for a third of the work where a large part occurs several times. */
export async function sendParts(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: readonly string[],
): Promise<FastifyReply> {
  if (!parts.some((part) => part.length >= SMALLEST)) return reply.send(parts.join(""));
  varyByEncoding(reply);
  return sendEncoded(request, reply, { body: bytesOf(parts), encoded: new Map() });
}

/** An `onSend` hook that compresses text answers and pages. Answers that are compressed already are passed on. */
export function compressText(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void {
  if (typeof payload !== "string" || payload.length < SMALLEST || reply.hasHeader("content-encoding"))
    return done(null, payload);
  varyByEncoding(reply);
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (encoding === undefined) return done(null, payload);
  reply.header("content-encoding", encoding).removeHeader("content-length");
  compress(payload, encoding).then((compressed) => done(null, compressed), done);
}
