import { sql, type RawBuilder } from "kysely";
import type { Database } from "../database/database.ts";
import type { AttemptTables } from "./attempt-tables.ts";
import { isKnownKey, KNOWN_FOR } from "./known-keys.ts";

/** An attempt that has arrived but not been counted. */
export interface Arrival {
  readonly key: string;
  /** Sequence number among all arrivals at the key. */
  readonly sequence: number;
  /** Number of failures before it. */
  readonly before: number;
  /** End of the wait, ISO 8601; null: none. */
  readonly blockedUntil: string | null;
}

const FREE_TRIES = 5; // AU-05
const FIRST_WAIT = 60; // seconds; doubles with each further failure
const LONGEST_WAIT = 900; // seconds, AU-05
const FORGET_AFTER = 86_400; // seconds without an attempt
const TURN_SECONDS = 20; // seconds; longer than the queue of password hashes ever takes

const iso = (now: number) => new Date(now).toISOString();
const ago = (now: number, seconds: number) => iso(now - seconds * 1000);

interface Arrived {
  readonly arrivals: number;
  readonly failures: number;
  readonly blocked_until: string | null;
}

const arrivalOf = (key: string, row: Arrived): Arrival => ({
  key,
  sequence: row.arrivals,
  before: row.failures,
  blockedUntil: row.blocked_until,
});

const waits = (now: number) => sql<boolean>`coalesce(throttle.blocked_until > ${iso(now)}::timestamptz, false)`;
// An arrival only increments the counter of arrivals and never extends a wait.
const arriving = (now: number) => {
  const isOld = sql`throttle.updated_at < ${ago(now, FORGET_AFTER)}::timestamptz`;
  return sql`
    arrivals = throttle.arrivals + 1,
    failures = case when ${isOld} then 0 else throttle.failures end,
    updated_at = case when ${isOld} then ${iso(now)}::timestamptz else throttle.updated_at end`;
};
// While an attempt is compared it counts as a failure, so a wait caused by it does not apply yet.
const arrived = (now: number) => sql`
  arrivals, failures,
  case when ${waits(now)} and coalesce(throttle.held_until < now(), true) then throttle.blocked_until end as blocked_until`;

/** Registers an attempt. */
export async function arrive(database: Database, key: string, now: number): Promise<Arrival> {
  const { rows } = await sql<Arrived>`
    insert into throttle (key, failures, arrivals, is_admitted, updated_at) values (${key}, 0, 1, true, ${iso(now)})
    on conflict (key) do update set ${arriving(now)}
    returning ${arrived(now)}`.execute(database.as<AttemptTables>());
  return arrivalOf(key, rows[0] as Arrived);
}

/** Like `arrive`, at the key of somebody who is known there; null if they are not. */
export async function arriveIfKnown(database: Database, key: string, now: number): Promise<Arrival | null> {
  const { rows } = await sql<Arrived>`
    update throttle set ${arriving(now)}
    where key = ${key} and updated_at > ${ago(now, KNOWN_FOR)}::timestamptz
    returning ${arrived(now)}`.execute(database.as<AttemptTables>());
  return rows[0] ? arrivalOf(key, rows[0]) : null;
}

/**
 * Takes the turn and counts it as a failure before anything is compared, so that a crashed process yields no free
 * guess. Null while another attempt has the turn; with `blockedUntil` nothing was taken or counted.
 */
export async function takeTurn(
  database: Database,
  { key }: Arrival,
  holder: string,
  now: number,
): Promise<{ readonly blockedUntil: string | null } | null> {
  const at = iso(now);
  const failures = sql`(throttle.failures + 1)`;
  const wait = sql`least(${sql.lit(LONGEST_WAIT)}, ${sql.lit(FIRST_WAIT)} * power(2, least(${failures} - ${sql.lit(FREE_TRIES)}, 10)))`;
  const unlessWaiting = (otherwise: RawBuilder<unknown>, kept: RawBuilder<unknown>) =>
    sql`case when ${waits(now)} then ${kept} else ${otherwise} end`;
  const { rows } = await sql<{ is_admitted: boolean; blocked_until: string | null }>`
    update throttle set
      is_admitted = not ${waits(now)},
      failures = ${unlessWaiting(failures, sql`throttle.failures`)},
      blocked_until = case
        when ${waits(now)} then throttle.blocked_until
        when ${failures} < ${sql.lit(FREE_TRIES)} then null
        else ${at}::timestamptz + ${wait} * interval '1 second' end,
      updated_at = ${unlessWaiting(sql`${at}::timestamptz`, sql`throttle.updated_at`)},
      held_by = ${unlessWaiting(sql`${holder}`, sql`null`)},
      held_until = ${unlessWaiting(sql`now() + ${sql.lit(TURN_SECONDS)} * interval '1 second'`, sql`null`)}
    where key = ${key} and (held_until is null or held_until < now())
    returning is_admitted, blocked_until`.execute(database.as<AttemptTables>());
  const row = rows[0];
  return row ? { blockedUntil: row.is_admitted ? null : row.blocked_until } : null;
}

/**
 * Clears the failures from before a right attempt arrived. Failures of later arrivals stay counted, with their wait, and
 * so does the first right one among them, so that a lucky guess yields no further guesses to those that came with it
 * (AU-06); further right ones are not counted.
 */
export async function settleRight(
  database: Database,
  { key, sequence, before }: Arrival,
  holder: string,
  now: number,
): Promise<void> {
  const left = sql`case
        when arrivals = ${sequence} then 0
        when ${sequence} > forgiven_through then greatest(1, failures - ${before}::float8)
        else greatest(1, failures - 1) end`;
  await sql`
    update throttle set
      failures = ${left},
      forgiven_through = case when ${sequence} > forgiven_through then arrivals else forgiven_through end,
      blocked_until = case when ${left} < ${sql.lit(FREE_TRIES)} then null else blocked_until end,
      updated_at = ${iso(now)}, held_by = null, held_until = null
    where key = ${key} and held_by = ${holder}`.execute(database.as<AttemptTables>());
}

/** Releases the turn; the failure is already counted. */
export async function settleWrong(database: Database, { key }: Arrival, holder: string): Promise<void> {
  await sql`update throttle set held_by = null, held_until = null where key = ${key} and held_by = ${holder}`.execute(
    database.as<AttemptTables>(),
  );
}

/** Releases the turn and uncounts it, because nothing was compared. */
export async function notCompared(database: Database, { key }: Arrival, holder: string): Promise<void> {
  await sql`
    update throttle set failures = greatest(0, failures - 1), blocked_until = null, held_by = null, held_until = null
    where key = ${key} and held_by = ${holder}`.execute(database.as<AttemptTables>());
}

/** Clears the failures at a key after its owner proved their identity elsewhere. */
export async function forgetAttempts(database: Database, key: string): Promise<void> {
  await database
    .as<AttemptTables>()
    .updateTable("throttle")
    .set({ failures: 0, blocked_until: null })
    .where("key", "=", key)
    .execute();
}

/** From now on attempts at this key, one by `knownKey`, are counted separately (AU-04). */
export async function makeKnown(database: Database, key: string, now: number): Promise<void> {
  await sql`
    insert into throttle (key, failures, arrivals, is_admitted, updated_at) values (${key}, 0, 0, true, ${iso(now)})
    on conflict (key) do nothing`.execute(database.as<AttemptTables>());
}

/** Deletes expired counters. */
export async function sweepAttempts(database: Database, now: number): Promise<void> {
  await database
    .as<AttemptTables>()
    .deleteFrom("throttle")
    .where((row) =>
      row.or([
        row.and([isKnownKey, row("updated_at", "<", ago(now, KNOWN_FOR))]),
        row.and([row.not(isKnownKey), row("updated_at", "<", ago(now, FORGET_AFTER))]),
      ]),
    )
    .execute();
}
