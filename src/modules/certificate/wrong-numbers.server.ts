import { LRUCache } from "lru-cache";
import { Failure } from "../../contract/errors.ts";
import type { Clock } from "../../server/clock.ts";
import { counted } from "../../server/counted.ts";

const FREE = 20; // wrong numbers in a row: somebody who copies one from a blurred label
const SECONDS_PER_TRY = 15; // one is forgiven in this time
const REMEMBERED = 10_000; // addresses; the least used are forgotten first (RL-06)

/** Counts wrong numbers by address. Right ones cost nothing: a whole market may scan behind one address. */
export function countWrongNumbers({ clock }: { readonly clock: Clock }): {
  /** Throws `tooManyRequests` where too many were wrong; asked before anything is looked up, or a refusal would tell. */
  admit(address: string): void;
  missed(address: string): void;
} {
  const kept = new LRUCache<string, { readonly wrong: number; readonly at: number }>(counted(REMEMBERED));
  const wrongAt = (address: string): number => {
    const { wrong, at } = kept.get(address) ?? { wrong: 0, at: 0 };
    return Math.max(0, wrong - Math.max(0, clock.now() - at) / 1000 / SECONDS_PER_TRY);
  };
  return {
    admit(address) {
      const over = wrongAt(address) + 1 - FREE;
      if (over > 0) throw new Failure("tooManyRequests", { retryAfter: over * SECONDS_PER_TRY });
    },
    missed: (address) => void kept.set(address, { wrong: wrongAt(address) + 1, at: clock.now() }),
  };
}
