import { setImmediate } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { JSON_TYPE } from "./answer-failure.ts";
import { sendEncoded, weakTag, type Encoding } from "./content-encoding.ts";

interface Ready {
  readonly etag: string;
  readonly body: Buffer;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

const ready = new WeakMap<object, Promise<Ready>>();

const prepare = (text: string): Ready => {
  const body = Buffer.from(text);
  return { etag: weakTag(body), body, encoded: new Map() };
};

const bare = (tag: string): string => tag.trim().replace(/^W\//, "");
/** `If-None-Match` contains the tag, by weak comparison. */
export const hasAlready = (asked: string | undefined, etag: string): boolean =>
  asked !== undefined && asked.split(",").some((tag) => bare(tag) === bare(etag) || tag.trim() === "*");

/**
 * Sends a handler's value with an ETag. As long as the handler returns the same object, it is serialised and compressed
 * once for all callers, and a caller who has it gets 304 (RL-07). Only the caller may store it, and revalidates each
 * time, so that a withdrawn permission counts at once.
 */
export async function sendWithETag(
  request: FastifyRequest,
  reply: FastifyReply,
  given: object,
  write: () => Promise<string>,
): Promise<FastifyReply> {
  const prepared = ready.get(given) ?? write().then(prepare);
  ready.set(given, prepared);
  const answer = await prepared;
  reply.headers({ etag: answer.etag, "cache-control": "private, no-cache", vary: "Accept-Encoding" });
  if (hasAlready(request.headers["if-none-match"], answer.etag)) return reply.code(304).send();
  reply.header("content-type", JSON_TYPE);
  return sendEncoded(request, reply, answer);
}

const AT_ONCE = 1_000; // members of a list

/** A long list as JSON, serialised in parts, so that other requests are answered in between (RL-04). */
export async function writeList(
  list: readonly unknown[],
  write: (part: readonly unknown[]) => string,
): Promise<string> {
  const parts: string[] = [];
  for (let start = 0; start < list.length; start += AT_ONCE) {
    if (start > 0) await setImmediate();
    parts.push(write(list.slice(start, start + AT_ONCE)).slice(1, -1));
  }
  return `[${parts.join(",")}]`;
}
