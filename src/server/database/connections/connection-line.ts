import type { Lane } from "./lanes.ts";

/** Places at once, how many of them background work may hold, and how long somebody waits for one, in ms. */
export interface ConnectionLimits {
  readonly places: number;
  readonly forBackground: number;
  readonly waitLimitMs: number;
}

/** Resolves with the way out again when there is a place; rejects when there was none in time, or whoever waited has left. */
export type EnterLine = (lane: Lane) => Promise<() => void>;

/** ms that background work lets people go first; then its next piece has its turn, or it would never come to it. */
const PATIENCE = 1_000;

interface Waiting {
  readonly since: number;
  readonly enter: () => void;
}

// The driver's own words, which are known for "no connection became free" (database-errors.ts).
const late = (): Error => new Error("timeout exceeded when trying to connect");

/** People who wait: a line for each caller, and the callers in turn. */
function callersInTurn() {
  const lines = new Map<string, Waiting[]>();
  return {
    isEmpty: (): boolean => lines.size === 0,
    put(caller: string, waiting: Waiting): void {
      const line = lines.get(caller);
      if (line) line.push(waiting);
      else lines.set(caller, [waiting]);
    },
    takeOut(caller: string, waiting: Waiting): void {
      const left = lines.get(caller)?.filter((each) => each !== waiting) ?? [];
      if (left.length > 0) lines.set(caller, left);
      else lines.delete(caller);
    },
    /** The first of the caller whose turn it is; the caller then goes to the end. */
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
export function connectionLine({ places, forBackground, waitLimitMs }: ConnectionLimits): EnterLine {
  const people = callersInTurn();
  const background: Waiting[] = [];
  let taken = 0;
  let takenBehind = 0;

  const mayGoBehind = (): boolean => takenBehind < forBackground && background.length > 0;
  const isOverdue = (): boolean => performance.now() - (background[0]?.since ?? Infinity) > PATIENCE;
  const fill = () => {
    while (taken < places) {
      const isBehind = mayGoBehind() && (people.isEmpty() || isOverdue());
      const next = isBehind ? background.shift() : people.next();
      if (!next) return;
      taken += 1;
      if (isBehind) takenBehind += 1;
      next.enter();
    }
  };

  return (lane) =>
    new Promise((resolve, reject) => {
      const { left } = lane;
      if (left?.aborted) return reject(left.reason as Error);
      let timer: NodeJS.Timeout | undefined;
      let isIn = false;
      const leave = () => {
        taken -= 1;
        if (lane.isBackground) takenBehind -= 1;
        fill();
      };
      const waiting: Waiting = {
        since: performance.now(),
        enter: () => {
          isIn = true;
          clearTimeout(timer);
          left?.removeEventListener("abort", giveUp);
          resolve(leave);
        },
      };
      const takeOut = (reason: Error) => {
        clearTimeout(timer);
        left?.removeEventListener("abort", giveUp);
        people.takeOut(lane.caller, waiting);
        reject(reason);
      };
      const giveUp = () => takeOut(left?.reason as Error);
      if (lane.isBackground) background.push(waiting);
      else people.put(lane.caller, waiting);
      fill();
      // Nobody waits for background work: it has all the time there is.
      if (isIn || lane.isBackground) return;
      left?.addEventListener("abort", giveUp, { once: true });
      timer = setTimeout(() => takeOut(late()), waitLimitMs);
    });
}
