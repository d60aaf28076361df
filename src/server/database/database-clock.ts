import type { Logger } from "pino";
import { systemClock, type Clock } from "../clock.ts";
import type { Probe } from "../http/health.ts";
import { recurring } from "../recurring.ts";
import type { Database } from "./database.ts";

/*
 * All instances of one database use its clock: by their own clocks, a ticket issued by one would live longer or shorter
 * at the next. Between two readings the machine's monotonic clock, which nobody can set, counts on.
 */

/** Offset to add to the monotonic clock for the database's time, and its uncertainty; in milliseconds. */
export interface Reading {
  readonly lead: number;
  readonly doubt: number;
}

export interface ClockWatch extends Probe {
  readonly clock: Clock;
  /** Looks at the database's clock where it is time to, or where this machine's has jumped. */
  glance(): Promise<void>;
}

export interface Machine {
  readonly clock: Clock;
  readonly monotonic: () => number;
}

const GLANCE_EVERY = 1_000; // ms
const LOOK_EVERY = 10_000;
const JUMP = 500; // between two glances
// the delay of a network; smaller differences are ignored, because correcting them would make time run unevenly
const JITTER = 200;
/** ms of difference above which the log warns of the machine's clock. */
export const TOLD_SKEW = 2_000;
/** ms of difference above which an instance is not ready. */
export const REFUSED_SKEW = 10_000;
const TOLD_AGAIN = 1_000; // after a change by this much

/** Reads the database's clock, now. Rejects with what the database does. */
export async function readClock(database: Database): Promise<Reading> {
  const client = await database.pool.connect(); // waiting for one must not count as time on the way
  try {
    let best: Reading | undefined;
    for (let times = 0; times < 3 && (best?.doubt ?? Infinity) > JITTER / 4; times += 1) {
      const from = performance.now();
      const { rows } = await client.query<{ at: number }>(
        "select (extract(epoch from clock_timestamp()) * 1000)::float8 as at",
      );
      const to = performance.now();
      const doubt = (to - from) / 2;
      if (!best || doubt < best.doubt) best = { lead: (rows[0]?.at ?? Number.NaN) - (from + to) / 2, doubt };
    }
    client.release();
    return best as Reading;
  } catch (error) {
    client.release(true); // it may still wait for an answer
    throw error;
  }
}

/**
 * A clock that shows the database's time. As a probe it fails while this machine's own clock differs from it by more
 * than ten seconds.
 */
export async function databaseClock(
  read: () => Promise<Reading>,
  { clock: wall, monotonic }: Machine,
  log: Pick<Logger, "info" | "warn" | "error">,
): Promise<ClockWatch> {
  let { lead } = await read();
  let lookedAt = monotonic();
  let stood = wall.now() - monotonic();
  let told = 0;
  const now = () => Math.floor(lead + monotonic());
  const skew = () => wall.now() - now();

  const tell = () => {
    const size = Math.abs(skew());
    if (size <= TOLD_SKEW) {
      if (told !== 0) log.info("this machine's clock agrees with the database's again");
      told = 0;
    } else if (Math.abs(skew() - told) > TOLD_AGAIN) {
      told = skew();
      const seconds = Math.round(told / 100) / 10;
      const words = `this machine's clock is ${Math.abs(seconds)} s ${told > 0 ? "ahead of" : "behind"} the database's, which counts`;
      if (size > REFUSED_SKEW) log.error({ seconds }, `${words}; this instance is not ready until it is set`);
      else log.warn({ seconds }, words);
    }
  };
  const look = async () => {
    const found = await read();
    lookedAt = monotonic();
    if (Math.abs(found.lead - lead) > JITTER + found.doubt) lead = found.lead;
    tell();
  };

  tell();
  return {
    name: "clock",
    clock: { now },
    async glance() {
      const stands = wall.now() - monotonic();
      const hasJumped = Math.abs(stands - stood) > JUMP;
      stood = stands;
      if (hasJumped || monotonic() - lookedAt >= LOOK_EVERY) await look();
    },
    async ping() {
      if (Math.abs(skew()) <= REFUSED_SKEW) return;
      await look(); // a machine that was asleep is as far off until it looks
      if (Math.abs(skew()) > REFUSED_SKEW)
        throw new Error(`this machine's clock is ${Math.round(skew() / 1000)} s off`);
    },
  };
}

/**
 * The clock of an instance on a PostgreSQL server, synchronised until `stop`. `offsetSeconds` moves this machine's
 * clock, for tests.
 */
export async function watchClock(
  database: Database,
  offsetSeconds: number,
  log: Logger,
): Promise<ClockWatch & { stop(): Promise<void> }> {
  const machine = { clock: systemClock(offsetSeconds), monotonic: () => performance.now() };
  const watch = await databaseClock(() => readClock(database), machine, log);
  const { stop } = recurring(
    GLANCE_EVERY,
    () => watch.glance(),
    (error) => log.debug({ err: error }, "the database's clock could not be read"),
  );
  return { ...watch, stop };
}
