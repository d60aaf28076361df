import { Failure } from "../../../contract/errors.ts";
import { boundedWork } from "../../security/bounded-work.ts";

/** Does a call of one session when it has a place; throws `tooManyRequests` when too many of its calls wait already. */
export type WithinSession = <R>(token: string, work: () => Promise<R>) => Promise<R>;

/** A console page asks for about ten things at once, and several tabs may open together. */
const AT_ONCE = 8;
const WAITING = 56;
/** Calls in all, running and waiting, from which on nobody has more than a few: others find a place at once (RL-08). */
const CROWDED = 300;
const FEW = 4;

/**
 * Bounds the work of one session: so many calls run, so many more wait, further ones are told to come back. Where all together are many,
 * those who have many are sent away first, so that a single small call of somebody else is still answered. It is asked before anything
 * is looked up for the call: finding out whose token it is takes a connection too.
 */
export function limitSessions(): WithinSession {
  const lines = new Map<string, { readonly through: ReturnType<typeof boundedWork>; inside: number }>();
  let inside = 0;
  return async (token, work) => {
    const line = lines.get(token) ?? { through: boundedWork(AT_ONCE, WAITING), inside: 0 };
    const most = inside >= CROWDED ? FEW : AT_ONCE + WAITING;
    if (line.inside >= most) throw new Failure("tooManyRequests", { retryAfter: 1 });
    lines.set(token, line);
    line.inside += 1;
    inside += 1;
    try {
      return await line.through(work);
    } finally {
      line.inside -= 1;
      inside -= 1;
      if (line.inside === 0) lines.delete(token);
    }
  };
}
