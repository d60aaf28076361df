import type { FastifyReply, FastifyRequest } from "fastify";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** The best encoding a caller takes; one it names with `q=0` it does not take. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const taken = new Set(
    accepted.split(",").flatMap((part) => {
      const [name = "", quality = ""] = part.split(";");
      return /^\s*q\s*=\s*0(\.0*)?\s*$/i.test(quality) ? [] : [name.trim().toLowerCase()];
    }),
  );
  return taken.has("br") ? "br" : taken.has("gzip") ? "gzip" : undefined;
}

const smallest = 1_024; // below a packet or so nothing is gained
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Level 4 costs about what gzip costs and is a fifth smaller.
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

export const compress = (text: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "br" ? brotli(text, brotliOptions) : zip(text);

/** An `onSend` hook: compresses answers and pages that are text. What comes compressed already is left alone. */
export async function compressText(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== "string" || payload.length < smallest || reply.hasHeader("content-encoding")) return payload;
  const vary = reply.getHeader("vary");
  reply.header("vary", typeof vary === "string" ? `${vary}, Accept-Encoding` : "Accept-Encoding");
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (encoding === undefined) return payload;
  reply.header("content-encoding", encoding).removeHeader("content-length");
  return compress(payload, encoding);
}
