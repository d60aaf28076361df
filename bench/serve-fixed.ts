import { brotliCompressSync } from "node:zlib";
import { fastify } from "fastify";

/* Lower bound for a cached page: Fastify with one compressed answer, and none of our hooks. */

const words = Array.from(
  { length: Number(process.env["BYTES"] ?? 60_000) / 10 },
  (_, n) => `<p>${(n * 7919) % 1000}</p>`,
);
const body = brotliCompressSync(words.join("").slice(0, Number(process.env["BYTES"] ?? 60_000)));
const server = fastify();
server.get("/", (_request, reply) =>
  reply.headers({ "content-type": "text/html; charset=utf-8", "content-encoding": "br" }).send(body),
);
await server.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
process.stdout.write("ready\n");
process.once("SIGTERM", () => process.exit(0));
