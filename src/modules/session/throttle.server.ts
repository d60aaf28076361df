import { sql } from "kysely";
import type { Database } from "../../server/database/database.ts";
import type { SessionTables } from "./session-tables.server.ts";

/** A try that was counted before it is made, so that a hundred at once cannot all slip through (AU-06). */
export interface Reserved {
  readonly key: string;
  readonly isAdmitted: boolean;
  /** Place among all arrivals at this key. */
  readonly arrival: number;
}

const FREE_TRIES = 5; // AU-05
const FIRST_WAIT = 60; // seconds; doubles with each further failure
const LONGEST_WAIT = 900; // AU-05
const FORGET_AFTER = 86_400; // seconds without a try
const KNOWN_FOR = 90 * 86_400; // seconds a browser stays known (AU-04)

const SOURCE_TRIES = 100; // failures an address may have open: a whole office may share it
const SOURCE_SECONDS_PER_TRY = 6; // one is forgiven in this time

const iso = (now: number) => new Date(now).toISOString();
const ago = (now: number, seconds: number) => iso(now - seconds * 1000);

// One statement decides and counts. A waiting try changes nothing but the number of arrivals: it never extends the wait.
const counting = (now: number) => {
  const at = iso(now);
  const waits = sql`coalesce(throttle.blocked_until > ${at}::timestamptz, false)`;
  const failures = sql`(case when throttle.updated_at < ${ago(now, FORGET_AFTER)}::timestamptz then 0 else throttle.failures end) + 1`;
  const wait = sql`least(${sql.lit(LONGEST_WAIT)}, ${sql.lit(FIRST_WAIT)} * power(2, least((${failures}) - ${sql.lit(FREE_TRIES)}, 10)))`;
  return sql`
    arrivals = throttle.arrivals + 1,
    is_admitted = not ${waits},
    failures = case when ${waits} then throttle.failures else ${failures} end,
    blocked_until = case
      when ${waits} then throttle.blocked_until
      when (${failures}) < ${sql.lit(FREE_TRIES)} then null
      else ${at}::timestamptz + ${wait} * interval '1 second' end,
    updated_at = case when ${waits} then throttle.updated_at else ${at}::timestamptz end`;
};

interface Verdict {
  readonly arrivals: number;
  readonly is_admitted: boolean;
}

const reserved = (key: string, verdict: Verdict): Reserved => ({
  key,
  isAdmitted: verdict.is_admitted,
  arrival: verdict.arrivals,
});

/** Counts a try at a name; not admitted while the name waits. */
export async function reserveForName(database: Database, key: string, now: number): Promise<Reserved> {
  const { rows } = await sql<Verdict>`
    insert into throttle (key, failures, arrivals, is_admitted, blocked_until, updated_at)
    values (${key}, 1, 1, true, null, ${iso(now)})
    on conflict (key) do update set ${counting(now)}
    returning arrivals, is_admitted`.execute(database.as<SessionTables>());
  return reserved(key, rows[0] as Verdict);
}

/** As `reserveForName`, for a browser that has signed in to this name before; null when it has not. */
export async function reserveForBrowser(database: Database, key: string, now: number): Promise<Reserved | null> {
  const { rows } = await sql<Verdict>`
    update throttle set ${counting(now)}
    where key = ${key} and updated_at > ${ago(now, KNOWN_FOR)}::timestamptz
    returning arrivals, is_admitted`.execute(database.as<SessionTables>());
  return rows[0] ? reserved(key, rows[0]) : null;
}

/** Counts a try from an address; the open ones drain slowly, so success elsewhere does not clear them (AU-07). */
export async function reserveForSource(database: Database, key: string, now: number): Promise<boolean> {
  const at = iso(now);
  const open = sql`greatest(0, throttle.failures - greatest(0, extract(epoch from ${at}::timestamptz - throttle.updated_at)) / ${sql.lit(SOURCE_SECONDS_PER_TRY)})`;
  const fits = sql`(${open}) + 1 <= ${sql.lit(SOURCE_TRIES)}`;
  const { rows } = await sql<Verdict>`
    insert into throttle (key, failures, arrivals, is_admitted, updated_at) values (${key}, 1, 1, true, ${at})
    on conflict (key) do update set
      arrivals = throttle.arrivals + 1,
      is_admitted = ${fits},
      failures = case when ${fits} then (${open}) + 1 else ${open} end,
      updated_at = ${at}
    returning arrivals, is_admitted`.execute(database.as<SessionTables>());
  return (rows[0] as Verdict).is_admitted;
}

/**
 * A right password clears the count, unless others arrived meanwhile: in a burst a lucky guess must not buy five more
 * (AU-06). The last of them to succeed clears it.
 */
export async function clearTries(database: Database, { key, arrival }: Reserved, now: number): Promise<void> {
  await database
    .as<SessionTables>()
    .updateTable("throttle")
    .set({ failures: 0, blocked_until: null, updated_at: iso(now) })
    .where("key", "=", key)
    .where("arrivals", "=", arrival)
    .execute();
}

/** Forgets the tries at a key: somebody has proven elsewhere to be the one it is about. */
export async function forgetTries(database: Database, key: string): Promise<void> {
  await database.as<SessionTables>().deleteFrom("throttle").where("key", "=", key).execute();
}

/** Takes back a try that was never evaluated because the server was too busy. */
export async function returnTry(database: Database, { key, arrival }: Reserved): Promise<void> {
  await sql`update throttle set failures = greatest(0, failures - 1), blocked_until = null
    where key = ${key} and arrivals = ${arrival} and is_admitted`.execute(database.as<SessionTables>());
}

/** Takes a success back out of its address's open failures. */
export async function returnSource(database: Database, key: string): Promise<void> {
  await sql`update throttle set failures = greatest(0, failures - 1) where key = ${key}`.execute(
    database.as<SessionTables>(),
  );
}

/** From now on this browser's tries at this name are counted apart (AU-04). */
export async function knowBrowser(database: Database, key: string, now: number): Promise<void> {
  await sql`
    insert into throttle (key, failures, arrivals, is_admitted, updated_at) values (${key}, 0, 0, true, ${iso(now)})
    on conflict (key) do nothing`.execute(database.as<SessionTables>());
}

/** Removes what has no more say. */
export async function sweepThrottle(database: Database, now: number): Promise<void> {
  await database
    .as<SessionTables>()
    .deleteFrom("throttle")
    .where((row) =>
      row.or([
        row.and([row("key", "like", "browser:%"), row("updated_at", "<", ago(now, KNOWN_FOR))]),
        row.and([row("key", "not like", "browser:%"), row("updated_at", "<", ago(now, FORGET_AFTER))]),
      ]),
    )
    .execute();
}
