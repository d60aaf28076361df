import { Failure } from "../../../contract/errors.ts";

/** Requests being answered at once in one process; with 10 ms each far above what the database can do. */
const AT_ONCE = 500;

export interface Overload {
  /** Throws `unavailable` when there is too much already (RL-08): a quick no beats a late yes. */
  enter(): void;
  leave(): void;
}

export function createOverload(limit = AT_ONCE): Overload {
  let inside = 0;
  return {
    enter() {
      if (inside >= limit) throw new Failure("unavailable", { retryAfter: 1 });
      inside += 1;
    },
    leave() {
      inside -= 1;
    },
  };
}
