import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FILE_POLICY } from "../answer/security-headers.ts";

/** A file that the server makes itself at an address of the file area, where uploads cannot come (UP-05, W6). */
export interface GeneratedFile {
  readonly path: `/file/${string}`;
  readonly type: "text/javascript; charset=utf-8";
  readonly text: () => Promise<string>;
}

/** Serves each file at its own address and below the API's base, for everybody; browsers revalidate it each time. */
export function mountGenerated(app: FastifyInstance, files: readonly GeneratedFile[], apiBase: string): void {
  for (const { path, type, text } of files) {
    const serve = async (request: FastifyRequest, reply: FastifyReply) => {
      const content = await text();
      // Weak: the same text may come compressed or not.
      const tag = `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
      reply.headers({
        "content-type": type,
        "content-security-policy": FILE_POLICY,
        "cache-control": "public, no-cache",
        etag: tag,
      });
      const known = request.headers["if-none-match"]?.split(",").map((each) => each.trim());
      if (known?.includes(tag) || known?.includes("*")) return reply.code(304).send();
      return reply.send(content);
    };
    for (const prefix of ["", apiBase])
      app.route({ method: ["GET", "HEAD"], url: `${prefix}${path}`, exposeHeadRoute: false, handler: serve });
  }
}
