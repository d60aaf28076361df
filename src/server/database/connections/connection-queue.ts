import { databaseWaits } from "../../measurements.ts";
import type { QueryContext } from "./query-context.ts";

/** Number of connections, how many of them background work may hold, and ms that interactive work waits for one. */
export interface ConnectionLimits {
  readonly places: number;
  readonly forBackground: number;
  readonly waitLimitMs: number;
}

/** Resolves to the function that frees the connection; rejects after the time limit, or when the caller has left. */
export type EnterQueue = (context: QueryContext) => Promise<() => void>;

/** ms after which waiting background work gets a turn before interactive work, so that it does not starve. */
const BACKGROUND_WAIT_LIMIT_MS = 1_000;

interface Waiting {
  readonly since: number;
  readonly enter: () => void;
}

// The message of pg's own pool, which database-errors.ts recognises as "no connection became free".
const late = (): Error => new Error("timeout exceeded when trying to connect");

/** Waiting interactive work: a queue for each caller, and the callers in turn. */
function callersInTurn() {
  const lines = new Map<string, Waiting[]>();
  return {
    isEmpty: (): boolean => lines.size === 0,
    put(caller: string, waiting: Waiting): void {
      const line = lines.get(caller);
      if (line) line.push(waiting);
      else lines.set(caller, [waiting]);
    },
    remove(caller: string, waiting: Waiting): void {
      const left = lines.get(caller)?.filter((each) => each !== waiting) ?? [];
      if (left.length > 0) lines.set(caller, left);
      else lines.delete(caller);
    },
    /** Takes the next one from the caller whose turn it is; that caller then goes to the end. */
    next(): Waiting | undefined {
      const [first] = lines;
      if (!first) return undefined;
      const [caller, line] = first;
      lines.delete(caller);
      const next = line.shift();
      if (line.length > 0) lines.set(caller, line);
      return next;
    },
  };
}

/**
 * Queue for the next free connection: interactive work before background work, and callers in turn, so that a caller
 * with a hundred queries waits behind their own. Background work holds a few connections at most and gets a turn
 * after a second at the latest.
 */
export function connectionQueue({ places, forBackground, waitLimitMs }: ConnectionLimits): EnterQueue {
  const people = callersInTurn();
  const background: Waiting[] = [];
  let taken = 0;
  let takenByBackground = 0;

  const mayTakeBackground = (): boolean => takenByBackground < forBackground && background.length > 0;
  const isOverdue = (): boolean => performance.now() - (background[0]?.since ?? Infinity) > BACKGROUND_WAIT_LIMIT_MS;
  const fill = () => {
    while (taken < places) {
      const isBackground = mayTakeBackground() && (people.isEmpty() || isOverdue());
      const next = isBackground ? background.shift() : people.next();
      if (!next) return;
      taken += 1;
      if (isBackground) takenByBackground += 1;
      next.enter();
    }
  };

  return (context) =>
    new Promise((resolve, reject) => {
      const { signal } = context;
      if (signal?.aborted) return reject(signal.reason as Error);
      let timer: NodeJS.Timeout | undefined;
      let isIn = false;
      const leave = () => {
        taken -= 1;
        if (context.isBackground) takenByBackground -= 1;
        fill();
      };
      const waiting: Waiting = {
        since: performance.now(),
        enter: () => {
          isIn = true;
          databaseWaits.tell({
            seconds: (performance.now() - waiting.since) / 1000,
            isBackground: context.isBackground,
          });
          clearTimeout(timer);
          signal?.removeEventListener("abort", giveUp);
          resolve(leave);
        },
      };
      const remove = (reason: Error) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", giveUp);
        people.remove(context.caller, waiting);
        reject(reason);
      };
      const giveUp = () => remove(signal?.reason as Error);
      if (context.isBackground) background.push(waiting);
      else people.put(context.caller, waiting);
      fill();
      // Background work has no time limit, because nobody waits for it.
      if (isIn || context.isBackground) return;
      signal?.addEventListener("abort", giveUp, { once: true });
      timer = setTimeout(() => remove(late()), waitLimitMs);
    });
}
