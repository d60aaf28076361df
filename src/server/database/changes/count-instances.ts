import { sql, type RawBuilder } from "kysely";
import type pg from "pg";
import { ConfigurationError } from "../../configuration-error.ts";
import { LOCKS } from "../advisory-locks.ts";
import type { Database } from "../database.ts";

/**
 * Counts an instance as living for as long as its connection for announcements is open: a shared advisory lock, which goes
 * with the connection however the instance ends. `instance`: its number.
 */
export async function countAsInstance(session: Pick<pg.ClientBase, "query">, instance: number): Promise<void> {
  await session.query("select pg_advisory_lock_shared($1, $2)", [LOCKS.instances, instance]);
}

const LIVING = `select objid::integer from pg_locks
  where locktype = 'advisory' and classid = ${LOCKS.instances} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())`;

/** Numbers of the living instances of this database, as a subquery. */
export const livingInstances = (): RawBuilder<unknown> => sql.raw(LIVING);

/** The number of living instances, at least 1. */
export async function countInstances(database: Pick<Database, "as">): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from (${livingInstances()}) as living`.execute(database.as<unknown>());
  return Math.max(1, rows[0]?.count ?? 0);
}

/**
 * Throws `ConfigurationError` while an instance uses this database. An embedded one is already refused by the lock of
 * its directory.
 */
export async function refuseServed(session: Pick<pg.ClientBase, "query">): Promise<void> {
  const { rowCount } = await session.query(LIVING);
  if (rowCount)
    throw new ConfigurationError(
      `The database is in use by ${rowCount} running ${rowCount === 1 ? "server" : "servers"} of Terrace: stop ${rowCount === 1 ? "it" : "them"} first.`,
    );
}
