import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { DAY } from "../../contract/date/durations.ts";
import type { Queryable } from "../database/database.ts";
import { sqlState } from "../database/database-errors.ts";
import type { Services } from "../services.ts";

/*
 * The log is stored in partitions by time (of `audit_log`), so that retention can drop expired entries at once. A
 * partition holds whole months of UTC: one month if there are many entries, up to a year if there are few, because a
 * query without a time asks every partition. Every entry has a partition: `audit_log_past` has no beginning,
 * `audit_log_future` no end.
 */

/** Holds entries from `since`, null for the beginning of time, to before `until`, null for its end. */
export interface Partition {
  readonly since: string | null;
  readonly until: string | null;
}

const ENTRIES = 1_000_000; // most in a partition longer than one month
const LONGEST = 12; // months
const DAYS = 30; // counted to estimate the entries of a month

const LOCK_NOT_AVAILABLE = "55P03";
const ATTEMPTS = 10;
const BETWEEN_ATTEMPTS = 200; // ms

/** The first moment of the month of UTC that is `months` after the one of `time`, in ms. */
export function monthAfter(time: number, months: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
}

/** The partitions of the log, the oldest first. */
export async function readPartitions(on: Queryable): Promise<readonly Partition[]> {
  const { rows } = await sql<Partition>`select since, until from audit_partition order by since nulls first`.execute(
    on.as<unknown>(),
  );
  return rows;
}

/**
 * Repeats `work`, which locks the whole log for some milliseconds and gives up soon if it would have to wait, because
 * all readers and writers of the log would queue behind it. Resolves to `busy` if it never succeeded.
 */
export async function betweenCalls<R>(work: () => Promise<R>): Promise<R | "busy"> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
      await pause(BETWEEN_ATTEMPTS);
    }
  }
  return "busy";
}

async function entriesOfAMonth(on: Queryable, now: number): Promise<number> {
  const since = new Date(now - DAYS * DAY).toISOString();
  // By their positions: counting a million rows takes a hundred times as long.
  const { rows } = await sql<{ count: number | null }>`
    select (select max(position) from audit_log)
      - (select position from audit_log where at >= ${since} order by at limit 1) as count`.execute(on.as<unknown>());
  return rows[0]?.count ?? 0;
}

/** Makes a partition ahead unless there is one for at least the whole next month. */
export async function createPartitionAhead({ clock, database }: Pick<Services, "clock" | "database">): Promise<void> {
  const now = clock.now();
  const needed = monthAfter(now, 2);
  const begins = Date.parse((await readPartitions(database)).at(-1)?.since ?? "");
  if (!(begins < needed)) return;
  const months = Math.floor(ENTRIES / Math.max(1, await entriesOfAMonth(database, now)));
  const edge = Math.max(needed, monthAfter(begins, Math.min(LONGEST, Math.max(1, months))));
  await betweenCalls(() =>
    sql`select audit_add_partition(${new Date(edge).toISOString()}::timestamptz)`.execute(database.as<unknown>()),
  );
}
