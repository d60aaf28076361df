import type { Lane } from "./lanes.ts";

/** Places at once, how many of them background work may hold, and how long somebody waits for one, in ms. */
export interface ConnectionLimits {
  readonly places: number;
  readonly forBackground: number;
  readonly waitLimitMs: number;
}

/** Resolves with the way out again when there is a place; rejects when there was none in time. */
export type EnterLine = (lane: Lane) => Promise<() => void>;

/** ms that background work lets people go first; then its next piece has its turn, or it would never come to it. */
const PATIENCE = 1_000;

interface Waiting {
  readonly since: number;
  readonly enter: () => void;
}

// The driver's own words, which are known for "no connection became free" (database-errors.ts).
const late = (): Error => new Error("timeout exceeded when trying to connect");

/**
 * Who gets the next free connection: people before background work, and among people each caller in turn, so that somebody with a
 * hundred queries waits behind their own. Background work holds a few places at most and has a turn after a second at the latest.
 */
export function connectionLine({ places, forBackground, waitLimitMs }: ConnectionLimits): EnterLine {
  const people = new Map<string, Waiting[]>();
  const background: Waiting[] = [];
  let taken = 0;
  let takenBehind = 0;

  const mayGoBehind = (): boolean => takenBehind < forBackground && background.length > 0;
  /** The first of the caller whose turn it is; the caller then goes to the end. */
  const nextOfPeople = (): Waiting | undefined => {
    const [first] = people;
    if (!first) return undefined;
    const [caller, line] = first;
    people.delete(caller);
    const next = line.shift();
    if (line.length > 0) people.set(caller, line);
    return next;
  };
  const isOverdue = (): boolean => performance.now() - (background[0]?.since ?? Infinity) > PATIENCE;
  const fill = () => {
    while (taken < places) {
      const isBehind = mayGoBehind() && (people.size === 0 || isOverdue());
      const next = isBehind ? background.shift() : nextOfPeople();
      if (!next) return;
      taken += 1;
      if (isBehind) takenBehind += 1;
      next.enter();
    }
  };

  const put = (lane: Lane, waiting: Waiting) => {
    const line = lane.isBackground ? background : people.get(lane.caller);
    if (line) line.push(waiting);
    else people.set(lane.caller, [waiting]);
  };
  const takeOut = (lane: Lane, waiting: Waiting) => {
    const left = people.get(lane.caller)?.filter((each) => each !== waiting) ?? [];
    if (left.length > 0) people.set(lane.caller, left);
    else people.delete(lane.caller);
  };

  return (lane) =>
    new Promise((resolve, reject) => {
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
          resolve(leave);
        },
      };
      put(lane, waiting);
      fill();
      // Nobody waits for background work: it has all the time there is.
      if (isIn || lane.isBackground) return;
      timer = setTimeout(() => {
        takeOut(lane, waiting);
        reject(late());
      }, waitLimitMs);
    });
}
