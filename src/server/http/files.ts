import { setTimeout as after } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../../contract/errors.ts";
import { SIZED } from "../../contract/picture-sizes.ts";
import { Busy } from "../security/bounded-work.ts";
import type { Storage } from "../storage/storage.ts";
import { FILE_POLICY } from "./security-headers.ts";
import { sizedOf, sizedPictures, type Sized } from "./sized-pictures.ts";

/** What a stored file may be; any other name is not served, whatever lies there. */
const TYPES: Readonly<Record<string, string>> = { jpg: "image/jpeg", png: "image/png" };

// A key as the server makes them: small letters, digits, dashes; folders; one known ending.
const KEY = /^(?:[a-z0-9-]{1,64}\/){0,8}[a-z0-9-]{1,128}\.(jpg|png)$/;

// Milliseconds somebody waits for a size that is being made; a page of thirty new pictures shows the originals meanwhile.
const PATIENCE = 600;

const TAG = '"1"'; // content never changes under a name, so any tag says it all

/** A file runs nothing, is shown in place, and may be kept for good: its name is never given to another content. */
const headersOf = (type: string, size: number) => ({
  "content-type": type,
  "content-length": String(size),
  "content-disposition": "inline",
  "content-security-policy": FILE_POLICY,
  "cache-control": "public, max-age=31536000, immutable",
  "accept-ranges": "none",
  etag: TAG,
});

const has = async (storage: Storage, key: string): Promise<boolean> => {
  const file = await storage.get(key);
  file?.stream.destroy();
  return file !== null;
};

type Stored = NonNullable<Awaited<ReturnType<Storage["get"]>>>;

// A reply must not be awaited before it is given back: it is over then, and nobody has it.
function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { size, stream }: Stored,
  type: string,
): FastifyReply {
  reply.headers(headersOf(type, size));
  const isKnown = request.headers["if-none-match"]?.includes(TAG) === true;
  if (request.method !== "HEAD" && !isKnown) return reply.send(stream);
  stream.destroy();
  return isKnown ? reply.code(304).removeHeader("content-length").send() : reply.send();
}

/**
 * `/file/<key>` and `{apiBase}/file/<key>`: the stored file of that key (UP-06), and below `sized/` the sizes of a picture, made when
 * they are first asked for. Names are random and content never changes, so browsers may keep it for good.
 */
export function mountFiles(app: FastifyInstance, storage: Storage, apiBase: string): void {
  const sizedFor = sizedPictures(storage);

  const serveSized = async (request: FastifyRequest, reply: FastifyReply, sized: Sized) => {
    // Without the picture there are no sizes of it, whatever is left in the store.
    if (!(await has(storage, sized.of))) throw new Failure("unknownAddress");
    const stored = await storage.get(sized.key);
    if (stored) return sendStored(request, reply, stored, sized.type);
    const making = sizedFor(sized).catch((error: unknown) => {
      if (error instanceof Busy) return null;
      throw error;
    });
    const bytes = await Promise.race([making, after(PATIENCE, null, { ref: false })]);
    if (bytes === undefined) throw new Failure("unknownAddress");
    if (bytes === null) {
      making.catch((error: unknown) => request.log.warn({ err: error }, "a picture's size could not be made"));
      return reply
        .code(302)
        .headers({ location: `/file/${sized.of}`, "cache-control": "no-store" })
        .send();
    }
    return reply.headers(headersOf(sized.type, bytes.length)).send(bytes);
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const key = (request.params as Record<string, string>)["*"] ?? "";
    if (key.startsWith(SIZED)) {
      const sized = sizedOf(key);
      if (!sized) throw new Failure("unknownAddress");
      return serveSized(request, reply, sized);
    }
    const type = TYPES[KEY.exec(key)?.[1] ?? ""];
    const file = type === undefined ? null : await storage.get(key);
    if (!file || type === undefined) throw new Failure("unknownAddress");
    return sendStored(request, reply, file, type);
  };
  for (const prefix of ["/file", `${apiBase}/file`]) {
    app.route({ method: ["GET", "HEAD"], url: `${prefix}/*`, exposeHeadRoute: false, handler: serve });
  }
}
