import type { FastifyRequest } from "fastify";
import { Failure } from "../../../contract/errors.ts";
import { isCanonical, pathOf } from "./request-path.ts";
import { HTTP_LIMITS } from "./request-limits.ts";

/** No `Failure`, because it has one of two HTTP statuses that the catalogue's entry does not have. */
export class RequestHeadTooLarge extends Error {
  readonly statusCode: 414 | 431;
  constructor(statusCode: 414 | 431) {
    super("The request's head is too large.");
    this.statusCode = statusCode;
  }
}

// Node lists names and values in turn.
const measure = (rawHeaders: readonly string[]) => {
  let bytes = 0;
  let hosts = 0;
  let types = 0;
  for (const [index, text] of rawHeaders.entries()) {
    bytes += text.length + 2;
    if (index % 2 !== 0) continue;
    if (text.length === 4 && text.toLowerCase() === "host") hosts += 1;
    if (text.length === 12 && text.toLowerCase() === "content-type") types += 1;
  }
  return { bytes, hosts, types };
};

/** Rejects malformed requests before routing. Throws a `Failure` or `RequestHeadTooLarge`; runs ahead of every handler. */
export function guardRequest(request: FastifyRequest): void {
  const { raw } = request;
  const url = raw.url ?? "";
  if (url.length > HTTP_LIMITS.url) throw new RequestHeadTooLarge(414);
  const { bytes, hosts, types } = measure(raw.rawHeaders);
  if (bytes > HTTP_LIMITS.headers) throw new RequestHeadTooLarge(431);
  // Node's own check of Host would answer without our headers, and lets a second one pass.
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === "1.1")) throw new Failure("invalidInput");
  // Of two content types Node reads the first and a proxy may read the last; a body declared as `gzip, chunked` Node
  // accepts without unpacking it (IN-02).
  if (types > 1 || !/^(chunked)?$/i.test(raw.headers["transfer-encoding"] ?? "")) throw new Failure("invalidInput");
  if (/[^\u0021-\u007e]/.test(url)) throw new Failure("invalidInput"); // raw bytes beyond ASCII are no address
  if (!request.is404 && !isCanonical(pathOf(request))) throw new Failure("unknownAddress");
}
