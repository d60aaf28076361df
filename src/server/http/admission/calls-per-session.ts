import { Failure } from "../../../contract/errors.ts";
import { limitConcurrency } from "../../concurrency-limit.ts";

/** Does a call of one session when it has a place; throws `tooManyRequests` when too many of its calls wait already. */
export type WithinSession = <R>(token: string, work: () => Promise<R>) => Promise<R>;

/** A console page asks for about ten things at once, and several tabs may open together. */
const AT_ONCE = 8;
const WAITING = 56;
/**
 * Number of running and waiting calls from which on each session is limited to `FEW`, so that others find a place at
 * once (RL-08).
 */
const CROWDED = 300;
const FEW = 4;

/**
 * Limits the work of one session: some calls run, some wait, further ones are refused for now. When there are many in
 * all, sessions with many calls are refused first, so that a single small call of another is still answered. Checked
 * before the token is looked up, because that takes a connection too.
 */
export function limitSessions(): WithinSession {
  const lines = new Map<string, { readonly through: ReturnType<typeof limitConcurrency>; inside: number }>();
  let inside = 0;
  return async (token, work) => {
    const line = lines.get(token) ?? { through: limitConcurrency(AT_ONCE, WAITING), inside: 0 };
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
