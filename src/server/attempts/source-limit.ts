import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Services } from "../services.ts";
import type { AttemptTables } from "./attempt-tables.ts";

/** Too many recent failures from one address. */
export class SourceWaits extends Error {
  override readonly name = "SourceWaits";
  constructor() {
    super("This address has failed too often.");
  }
}

const SOURCE_TRIES = 100; // recent failures per address, which a whole office may share
const SOURCE_SECONDS_PER_TRY = 6; // seconds after which one failure expires

const iso = (now: number) => new Date(now).toISOString();

/**
 * Runs `compare` within the limit of an address or another `key`. The attempt is counted first, and uncounted if it was
 * right or not compared. Throws `SourceWaits`; rejections of `compare` are passed on.
 */
export async function withinSource(
  { database, clock }: Pick<Services, "database" | "clock">,
  key: string,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await reserveForSource(database, key, clock.now()))) throw new SourceWaits();
  const isRight = await compare().catch(async (error: unknown) => {
    await returnSource(database, key);
    throw error;
  });
  if (isRight) await returnSource(database, key);
  return isRight;
}

/** A leaky bucket: a success elsewhere does not clear the failures (AU-07). */
async function reserveForSource(database: Database, key: string, now: number): Promise<boolean> {
  const at = iso(now);
  const open = sql`greatest(0, throttle.failures - greatest(0, extract(epoch from ${at}::timestamptz - throttle.updated_at)) / ${sql.lit(SOURCE_SECONDS_PER_TRY)})`;
  const fits = sql`(${open}) + 1 <= ${sql.lit(SOURCE_TRIES)}`;
  const { rows } = await sql<{ is_admitted: boolean }>`
    insert into throttle (key, failures, arrivals, is_admitted, updated_at) values (${key}, 1, 1, true, ${at})
    on conflict (key) do update set
      arrivals = throttle.arrivals + 1,
      is_admitted = ${fits},
      failures = case when ${fits} then (${open}) + 1 else ${open} end,
      updated_at = ${at}
    returning is_admitted`.execute(database.as<AttemptTables>());
  return rows[0]?.is_admitted === true;
}

async function returnSource(database: Database, key: string): Promise<void> {
  await sql`update throttle set failures = greatest(0, failures - 1) where key = ${key}`.execute(
    database.as<AttemptTables>(),
  );
}
