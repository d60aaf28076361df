import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../../../contract/errors.ts";
import { encodingFor, type Encoding } from "../answer/content-encoding.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
const ENDINGS = { br: ".br", gzip: ".gz" } as const satisfies Record<Encoding, string>;

/** Serves the built files of a folder: the list is read at the start, so no path of a client is ever opened. */
const contentOf = (folder: string) => {
  const names = new Set(readdirSync(folder));
  const served = [...names].filter((name) => TYPES[extname(name)] !== undefined);
  return new Map(
    served.map((name) => [
      name,
      { type: TYPES[extname(name)] as string, has: (encoding: Encoding) => names.has(name + ENDINGS[encoding]) },
    ]),
  );
};

/** `/assets/*`: built files, whose names change with their content, in the best form the build prepared. */
export function mountAssets(app: FastifyInstance, folder: string): void {
  const content = contentOf(folder);
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const name = (request.params as Record<string, string>)["name"] ?? "";
    const file = content.get(name);
    if (!file) throw new Failure("unknownAddress");
    reply.headers({
      "content-type": file.type,
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    const wanted = encodingFor(request.headers["accept-encoding"]);
    const encoding = [wanted, "gzip" as const].find(
      (one) => one !== undefined && wanted !== undefined && file.has(one),
    );
    if (encoding) reply.header("content-encoding", encoding);
    return reply.send(await readFile(join(folder, encoding ? name + ENDINGS[encoding] : name)));
  };
  app.route({ method: ["GET", "HEAD"], url: "/assets/:name", exposeHeadRoute: false, handler: serve });
}
