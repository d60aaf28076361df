import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Clock } from "../../clock.ts";
import { sendEncoded, SMALLEST, weakTag, type Encoded } from "./content-encoding.ts";
import { hasAlready } from "./etag-answer.ts";

/** An answer that is the same for everybody without a token. */
export interface PublicAnswer {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** Value of the Vary header. */
  readonly vary?: string;
  /** Anything but a good answer is given and forgotten. */
  readonly isCached: boolean;
  /** Cached by this process, not by its readers: the same for everybody who asks for what is not there. */
  readonly isCachedHere?: boolean;
  /** Compressed forms made so far. */
  readonly encoded?: Encoded;
}

interface CachedAnswer extends Pick<PublicAnswer, "status" | "headers" | "isCached"> {
  readonly body: Buffer;
  readonly etag: string;
  /** A picture is as small as it gets. */
  readonly isText: boolean;
  readonly encoded: Encoded;
}

/** Tells that something the public sees may have changed, here or in another instance. */
export type OnPublicChange = (listener: () => void) => void;

/** The last probe of the database failed. */
export type IsDatabaseAway = () => boolean;

/** Lets the maker of an answer do it when it is their turn, at their expense; rejects when they have none. */
type Turn = <R>(work: () => Promise<R>) => Promise<R>;

/** Finds or makes the answer of an address; the key holds everything that it depends on. What is kept needs no turn. */
export type PublicCache = (key: string, turn: Turn, make: () => Promise<PublicAnswer>) => Promise<CachedAnswer>;

const MOST = 64 * 1024 * 1024; // bytes of answers, as they are and compressed; the least asked for go first
// ms. What changes without a notice, such as "today" or the season, changes as a minute begins: no older answer is given then.
const MINUTE = 60_000;
const minuteOf = (at: number): number => Math.floor(at / MINUTE);
const OVERHEAD = 2_048; // bytes that an entry costs beside its text
const GOOD = 8; // brotli; written once, read often

/** Each reader may keep it and asks every time whether it still holds: what is taken down is gone with the next look. */
export const ASK_AGAIN = "public, max-age=0, must-revalidate";

const prepared = ({ status, body, headers: own, vary, isCached, encoded = new Map() }: PublicAnswer): CachedAnswer => {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const etag = weakTag(bytes);
  const headers = {
    ...own,
    vary: vary === undefined ? "Accept-Encoding" : `${vary}, Accept-Encoding`,
    "cache-control": isCached ? ASK_AGAIN : "no-store",
    ...(isCached ? { etag } : {}),
  };
  return { status, headers, isCached, body: bytes, etag, isText: typeof body === "string", encoded };
};

/**
 * The same answer with how old it is, in the words of RFC 9111 and 9211: nobody could be asked whether it still holds. A reader loses
 * nothing, since nothing can be published meanwhile, so the page itself says nothing; as the minute ends it is not given any more.
 */
const aged = (answer: CachedAnswer, age: number): CachedAnswer => ({
  ...answer,
  headers: { ...answer.headers, age: String(age), "cache-status": `terrace; hit; ttl=-${age}` },
});

/**
 * Public answers in this process's memory, made once for all who ask at the same time. A change forgets them all: finding out which
 * pages a record stands on costs more than drawing them again, and what was begun before the change is not kept (AZ-17).
 */
export function createPublicCache(
  clock: Clock,
  onChange: OnPublicChange,
  isDatabaseAway: IsDatabaseAway = () => false,
): PublicCache {
  const answers = new LRUCache<string, { readonly madeAt: number; readonly answer: CachedAnswer }>({
    maxSize: MOST,
    sizeCalculation: ({ answer }, key) => Math.ceil(answer.body.length * 1.6) + key.length + OVERHEAD,
  });
  let underWay = new Map<string, Promise<CachedAnswer>>();
  let age = 0;
  onChange(() => {
    age += 1;
    answers.clear();
    underWay = new Map();
  });
  const find = (key: string): CachedAnswer | undefined => {
    const found = answers.get(key);
    if (!found || minuteOf(found.madeAt) !== minuteOf(clock.now())) return undefined;
    return isDatabaseAway() ? aged(found.answer, Math.floor((clock.now() - found.madeAt) / 1000)) : found.answer;
  };
  const findOrMake = async (key: string, make: () => Promise<PublicAnswer>): Promise<CachedAnswer> => {
    const madeAt = clock.now();
    const found = find(key);
    if (found) return found;
    const present = underWay.get(key);
    if (present) return present;
    const [begun, mine] = [age, underWay];
    const making = make()
      .then((made) => {
        const answer = prepared(made);
        if ((made.isCached || made.isCachedHere) && begun === age) answers.set(key, { madeAt, answer });
        return answer;
      })
      .finally(() => mine.delete(key));
    mine.set(key, making);
    return making;
  };
  // A request that waits for another's answer has already had its turn and shares the result.
  return async (key, turn, make) => find(key) ?? turn(() => findOrMake(key, make));
}

/** For one person alone: neither this process nor a reader's browser keeps it. */
export const uncached = (answer: PublicAnswer): CachedAnswer => prepared({ ...answer, isCached: false });

/** Caches nothing: for processes that are not notified of changes. */
export const withoutCache: PublicCache = async (_key, turn, make) => prepared(await turn(make));

export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedAnswer,
): Promise<FastifyReply> {
  const { status, headers, isCached, etag, body, isText } = cached;
  reply.headers(headers);
  if (isCached && hasAlready(request.headers["if-none-match"], etag))
    return reply.code(304).removeHeader("content-type").send();
  reply.code(status);
  if (!isText || body.length < SMALLEST) return reply.send(body);
  return sendEncoded(request, reply, cached, isCached ? GOOD : undefined);
}
