import type pg from "pg";
import type { Database } from "../database.ts";

const LOCK = 7_203_621; // any number, the same in every version

/**
 * Counts an instance as living for as long as its connection for notices is open: a shared advisory lock, which goes
 * with the connection however the instance ends.
 */
export async function countAsInstance(listening: pg.ClientBase): Promise<void> {
  await listening.query("select pg_advisory_lock_shared($1)", [LOCK]);
}

/** How many instances live on this PostgreSQL database. */
export async function livingInstances({ pool }: Pick<Database, "pool">): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from pg_locks
     where locktype = 'advisory' and classid = 0 and objid = $1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [LOCK],
  );
  return rows[0]?.count ?? 0;
}
