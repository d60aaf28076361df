/** The only source of "now" for anything with a deadline, so that tests can check both sides of it (TK-02, RE-14). */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

/** The machine's clock, moved by `offsetSeconds` (CLOCK_OFFSET; for tests). */
export function systemClock(offsetSeconds = 0): Clock {
  return { now: () => Date.now() + offsetSeconds * 1000 };
}

export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
}

/** A clock that only moves when it is told to; `start` in milliseconds since 1970. */
export function manualClock(start: number): ManualClock {
  let at = start;
  return {
    now: () => at,
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
}
