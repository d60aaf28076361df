import { buffer } from "node:stream/consumers";
import { setTimeout as after } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { Failure } from "../../../contract/errors.ts";
import { DOCUMENT_TYPES } from "../../../contract/files/documents.ts";
import { SIZED } from "../../../contract/public/picture-sizes.ts";
import { Busy } from "../../concurrency-limit.ts";
import { LONGEST_KEY, type Storage } from "../../storage/storage.ts";
import { entryLimit } from "../../entry-limit.ts";
import type { Authenticate } from "../admission/authenticate.ts";
import type { RateLimit } from "../admission/rate-limit.ts";
import { networkOf } from "../connection/network-of.ts";
import { isLetIn, type FileAccess, type Viewers } from "./file-access.ts";
import { hasAlready } from "../answer/etag-answer.ts";
import { ASK_AGAIN } from "../answer/prepared-answer.ts";
import { disposition } from "../answer/send-file.ts";
import { FILE_POLICY } from "../answer/security-headers.ts";
import { sizedOf, sizedPictures, sizeFrom, type Sized } from "./sized-pictures.ts";

/** Content types by extension; files with any other extension are not served. */
const TYPES: Readonly<Record<string, string>> = { jpg: "image/jpeg", png: "image/png", ...DOCUMENT_TYPES };

// A key as the server makes them: small letters, digits, dashes; folders; one known ending.
const KEY = /^(?:[a-z0-9-]{1,64}\/){0,8}[a-z0-9-]{1,128}\.(jpg|png|pdf|docx|xlsx)$/;

// Time that a request waits for a size that is being made; a page of thirty new pictures shows the originals meanwhile.
const RESIZE_TIMEOUT_MS = 1_500;

// Bytes of resized pictures kept in memory, and of the largest one kept: a page shows a dozen of them, and reading one
// costs more than sending it.
const MEMORY = 16 * 1024 * 1024;
const LARGEST_KEPT = 128 * 1024;

const MAX_OPEN = 20_000; // keys; as many as whose viewers are remembered (modules/file/access.server.ts)

/**
 * Cache-Control by viewers. Content never changes under a key, but access does: a picture of a published record is
 * revalidated every time, so that it disappears with the record (AZ-17); until then that costs a 304.
 */
const KEPT: Readonly<Record<Viewers, string>> = {
  everybody: "public, max-age=31536000, immutable",
  visitors: ASK_AGAIN,
  staff: "private, no-cache",
};

export interface FilesOptions {
  readonly storage: Storage;
  readonly access: FileAccess;
  readonly authenticate: Authenticate;
  readonly rateLimit: RateLimit;
  readonly apiBase: string;
}

/** The content to send, its viewers, and the key it is stored under. */
interface Answer {
  readonly key: string;
  readonly viewers: Viewers;
  readonly type: string;
  /** Of a document: the name under which browsers save it. */
  readonly downloadName?: string | undefined;
}

/**
 * Files run nothing: a picture is shown in place, a document is downloaded, so that no browser opens it here. The
 * address of a replaced picture then has other content, so the ETag is the content's key.
 */
const headersOf = ({ key, viewers, type, downloadName }: Answer, size: number) => ({
  "content-type": type,
  "content-length": String(size),
  "content-disposition": downloadName === undefined ? "inline" : disposition(downloadName),
  "content-security-policy": FILE_POLICY,
  "cache-control": KEPT[viewers],
  "accept-ranges": "none",
  etag: `"${key.slice(key.lastIndexOf("/") + 1)}"`,
});

/** Says that the caller has it already, where that is so. */
function sendKnown(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply | undefined {
  const { "content-length": _, ...headers } = headersOf(answer, 0);
  if (!hasAlready(request.headers["if-none-match"], headers.etag)) return undefined;
  return reply.code(304).headers(headers).send();
}

/** Serves sizes of pictures: out of memory, out of the store, or made now. */
const sizedServer = (storage: Storage) => {
  const sizedFor = sizedPictures(storage);

  const inMemory = new LRUCache<string, Buffer>({
    maxSize: MEMORY,
    maxEntrySize: LARGEST_KEPT,
    sizeCalculation: ({ length }) => length + 512,
  });

  const stored = async ({ key }: Sized): Promise<Buffer | undefined> => {
    const file = await storage.get(key);
    if (!file) return undefined;
    const bytes = await buffer(file.stream);
    inMemory.set(key, bytes);
    return bytes;
  };

  return async (request: FastifyRequest, reply: FastifyReply, sized: Sized, viewers: Viewers) => {
    // Without the picture its sizes must not be served, even if some are left in the storage or in memory.
    if (!(await storage.has(sized.of))) throw new Failure("unknownAddress");
    const answer = { key: sized.of, viewers, type: sized.type };
    const known = sendKnown(request, reply, answer);
    if (known) return known;
    const present = inMemory.get(sized.key) ?? (await stored(sized));
    if (present) return reply.headers(headersOf(answer, present.length)).send(present);
    const making = sizedFor(sized).catch((error: unknown) => {
      if (error instanceof Busy) return null;
      throw error;
    });
    const bytes = await Promise.race([making, after(RESIZE_TIMEOUT_MS, null, { ref: false })]);
    if (bytes === undefined) throw new Failure("unknownAddress");
    if (bytes === null) {
      making.catch((error: unknown) => request.log.warn({ err: error }, "a picture's size could not be made"));
      return reply
        .code(302)
        .headers({ location: `/file/${sized.of}`, "cache-control": "no-store" })
        .send();
    }
    return reply.headers(headersOf(answer, bytes.length)).send(bytes);
  };
};

/**
 * `/file/<key>` and `{apiBase}/file/<key>`: the stored file of that key (UP-06); below `sized/` the sizes of a picture,
 * generated at the first request. A caller without access gets the same 404 as for a file that does not exist (AZ-17).
 */
export function mountFiles(app: FastifyInstance, options: FilesOptions): void {
  const { storage, access, authenticate, rateLimit, apiBase } = options;
  const serveSized = sizedServer(storage);
  /** Keys of files that visitors might have when they were last asked for. */
  const open = new LRUCache<string, true>(entryLimit(MAX_OPEN));

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = (request.params as Record<string, string>)["*"] ?? "";
    const sized = asked.startsWith(SIZED) ? sizedOf(asked) : undefined;
    const type = sized?.type ?? TYPES[KEY.exec(asked)?.[1] ?? ""];
    if (type === undefined || (asked.startsWith(SIZED) && !sized) || asked.length > LONGEST_KEY)
      throw new Failure("unknownAddress");
    const of = sized?.of ?? asked;
    // Any other key may cost a query. A page shows dozens of the open ones, to a whole office behind one address.
    if (!open.has(of)) await rateLimit("address", networkOf(request.ip));
    const { key, viewers, downloadName } = await access.of(of);
    if (viewers === "staff") open.delete(of);
    else open.set(of, true);
    if (viewers === "staff" && !(await isLetIn(request, key, { authenticate, access })))
      throw new Failure("unknownAddress");
    if (sized) return serveSized(request, reply, sizeFrom(sized, key), viewers);
    const file = await storage.get(key);
    if (!file) throw new Failure("unknownAddress");
    const answer = { key, viewers, type, downloadName };
    const known = sendKnown(request, reply, answer);
    const isHead = request.method === "HEAD";
    if (known || isHead) file.stream.destroy();
    return known ?? reply.headers(headersOf(answer, file.size)).send(isHead ? undefined : file.stream);
  };
  for (const prefix of ["/file", `${apiBase}/file`]) {
    app.route({ method: ["GET", "HEAD"], url: `${prefix}/*`, exposeHeadRoute: false, handler: serve });
  }
}
