import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { FILE_POLICY } from "./security-headers.ts";

/** Returned by the handler of an endpoint that answers with a file. */
export interface SentFile {
  readonly stream: Readable;
  readonly size: number;
  /** Name under which a browser saves the file; any text. */
  readonly name: string;
  readonly type: string;
}

// RFC 6266 and 8187: an ASCII name for old clients, and the full name in UTF-8 (UP-11).
export const disposition = (name: string): string => {
  const plain = name.replace(/[^\w.-]+/g, "_").slice(-100);
  const whole = encodeURIComponent(name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
};

/** Streams a file as a download, which browsers save and never display. */
export const sendFile = (reply: FastifyReply, { stream, size, name, type }: SentFile): FastifyReply =>
  reply
    .headers({
      "content-type": type,
      "content-length": String(size),
      "content-disposition": disposition(name),
      "content-security-policy": FILE_POLICY,
      "cache-control": "private, no-store",
    })
    .send(stream);
