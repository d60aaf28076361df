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
 * Answers with what a handler gave; as long as it gives the same object, that is written and compressed once for everybody, and a
 * caller who has it already is only told so (RL-07). It is each caller's own to keep, and asked about every time: a right taken
 * away counts at once.
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

/** A long list as JSON, written some members at a time: whoever else asks meanwhile is answered in between (RL-04). */
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
