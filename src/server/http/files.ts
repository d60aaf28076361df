import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../../contract/errors.ts";
import type { Storage } from "../storage/storage.ts";
import { FILE_POLICY } from "./security-headers.ts";

/** What a stored file may be; any other name is not served, whatever lies there. */
const TYPES: Readonly<Record<string, string>> = { jpg: "image/jpeg", png: "image/png" };

// A key as the server makes them: small letters, digits, dashes; folders; one known ending.
const KEY = /^(?:[a-z0-9-]{1,64}\/){0,8}[a-z0-9-]{1,128}\.(jpg|png)$/;

/**
 * `/file/<key>` and `{apiBase}/file/<key>`: the stored file of that key (UP-06). Names are random and content never
 * changes, so browsers may keep it for good.
 */
export function mountFiles(app: FastifyInstance, storage: Storage, apiBase: string): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const key = (request.params as Record<string, string>)["*"] ?? "";
    const type = TYPES[KEY.exec(key)?.[1] ?? ""];
    const file = type === undefined ? null : await storage.get(key);
    if (!file || type === undefined) throw new Failure("unknownAddress");
    reply.headers({
      "content-type": type,
      "content-length": String(file.size),
      "content-disposition": "inline",
      "content-security-policy": FILE_POLICY,
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "none",
    });
    if (request.method === "HEAD") {
      file.stream.destroy();
      return reply.send();
    }
    return reply.send(file.stream);
  };
  for (const prefix of ["/file", `${apiBase}/file`]) {
    app.route({ method: ["GET", "HEAD"], url: `${prefix}/*`, exposeHeadRoute: false, handler: serve });
  }
}
