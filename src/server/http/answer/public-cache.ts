import { LRUCache } from "lru-cache";
import { MINUTE } from "../../../contract/date/durations.ts";
import type { Clock } from "../../clock.ts";
import { publicAnswers } from "../../measurements.ts";
import type { Turn } from "../admission/as-visitor.ts";
import { prepare, type PreparedAnswer, type MadeAnswer } from "./prepared-answer.ts";

/** Registers a listener for possible changes of public content, in this or another instance. */
export type OnPublicChange = (listener: () => void) => void;

/** The last probe of the database failed. */
export type IsDatabaseAway = () => boolean;

/**
 * Returns the cached answer of a key, or makes it; the key holds all that the answer depends on. Cached answers need no
 * turn.
 */
export type PublicCache = (key: string, turn: Turn, make: () => Promise<MadeAnswer>) => Promise<PreparedAnswer>;

// bytes of answers with their compressed forms; the least recently used are dropped first
const MAX_BYTES = 64 * 1024 * 1024;
// Content that depends on the time, such as "today" or the season, changes without an announcement at the start of a
// minute, so no older answer is served then.
const minuteOf = (at: number): number => Math.floor(at / MINUTE);
const OVERHEAD = 2_048; // bytes that an entry takes in addition to its text

/**
 * The same answer with its age (RFC 9111, RFC 9211), while the database cannot be asked whether it is fresh. A reader
 * misses nothing, since nothing can be published meanwhile, so the page does not mention it. After a minute it is not
 * served any more.
 */
const aged = (answer: PreparedAnswer, ageSeconds: number): PreparedAnswer => ({
  ...answer,
  headers: { ...answer.headers, age: String(ageSeconds), "cache-status": `terrace; hit; ttl=-${ageSeconds}` },
});

/**
 * Public answers in this process's memory, each made once for simultaneous requests. A change drops all of them,
 * because finding the pages that show a record costs more than rendering them again. An answer begun before the change
 * is not stored (AZ-17).
 */
export function createPublicCache(
  clock: Clock,
  onChange: OnPublicChange,
  isDatabaseAway: IsDatabaseAway = () => false,
): PublicCache {
  const answers = new LRUCache<string, { readonly madeAt: number; readonly answer: PreparedAnswer }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }, key) => Math.ceil(answer.body.length * 1.6) + key.length + OVERHEAD,
  });
  let underWay = new Map<string, Promise<PreparedAnswer>>();
  let generation = 0;
  onChange(() => {
    generation += 1;
    answers.clear();
    underWay = new Map();
  });
  const find = (key: string): PreparedAnswer | undefined => {
    const found = answers.get(key);
    if (!found || minuteOf(found.madeAt) !== minuteOf(clock.now())) return undefined;
    return isDatabaseAway() ? aged(found.answer, Math.floor((clock.now() - found.madeAt) / 1000)) : found.answer;
  };
  const findOrMake = async (key: string, make: () => Promise<MadeAnswer>): Promise<PreparedAnswer> => {
    const madeAt = clock.now();
    const found = find(key);
    if (found) return found;
    const present = underWay.get(key);
    if (present) return present;
    const [begun, mine] = [generation, underWay];
    const making = make()
      .then((made) => {
        const answer = prepare(made);
        if ((made.isCached || made.isCachedHere) && begun === generation) answers.set(key, { madeAt, answer });
        return answer;
      })
      .finally(() => mine.delete(key));
    mine.set(key, making);
    return making;
  };
  // A request that waits for another's answer has already had its turn and shares the result.
  return async (key, turn, make) => {
    const found = find(key);
    publicAnswers.tell(found !== undefined);
    return found ?? turn(() => findOrMake(key, make));
  };
}

/** Caches nothing: for processes that are not notified of changes. */
export const withoutCache: PublicCache = async (_key, turn, make) => prepare(await turn(make));
