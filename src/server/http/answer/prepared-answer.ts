import type { FastifyReply, FastifyRequest } from "fastify";
import { sendEncoded, SMALLEST, weakTag, type Encoded } from "./content-encoding.ts";
import { hasAlready } from "./etag-answer.ts";

/** An answer before it is prepared, to be cached or not. */
export interface MadeAnswer {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** Value of the Vary header. */
  readonly vary?: string;
  /** False for errors, which are sent but not cached. */
  readonly isCached: boolean;
  /** Cached by this process but not by clients: the same page for every address that does not exist. */
  readonly isCachedHere?: boolean;
  /** Compressed forms made so far. */
  readonly encoded?: Encoded;
}

/** The answer with its bytes and headers. */
export interface PreparedAnswer extends Pick<MadeAnswer, "status" | "headers" | "isCached"> {
  readonly body: Buffer;
  readonly etag: string;
  /** False for pictures, which are compressed already. */
  readonly isText: boolean;
  readonly encoded: Encoded;
}

const GOOD = 8; // brotli; written once, read often

/**
 * Clients may store the answer and revalidate it each time, so that a withdrawn record disappears at the next request.
 */
export const ASK_AGAIN = "public, max-age=0, must-revalidate";

export const prepare = ({
  status,
  body,
  headers: own,
  vary,
  isCached,
  encoded = new Map(),
}: MadeAnswer): PreparedAnswer => {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const etag = weakTag(bytes);
  const headers = {
    ...own,
    vary: vary === undefined ? "Accept-Encoding" : `${vary}, Accept-Encoding`,
    "cache-control": isCached ? ASK_AGAIN : "no-store",
    ...(isCached ? { etag } : {}),
  };
  return { status, headers, isCached, body: bytes, etag, isText: typeof body === "string", encoded };
};

/** An answer for one person, which neither this process nor a client may store. */
export const prepareUncached = (answer: MadeAnswer): PreparedAnswer => prepare({ ...answer, isCached: false });

export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedAnswer,
): Promise<FastifyReply> {
  const { status, headers, isCached, etag, body, isText } = prepared;
  reply.headers(headers);
  if (isCached && hasAlready(request.headers["if-none-match"], etag))
    return reply.code(304).removeHeader("content-type").send();
  reply.code(status);
  if (!isText || body.length < SMALLEST) return reply.send(body);
  return sendEncoded(request, reply, prepared, isCached ? GOOD : undefined);
}
