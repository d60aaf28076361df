import { sql } from "kysely";
import type { Database } from "./database.ts";
import { inTransaction } from "./transaction.ts";

const SAMPLE = 10; // times 300 rows; a hundred takes ten times as long, which on the embedded database delays everybody

/**
 * Updates the planner's statistics of some columns, from a sample that takes some milliseconds. The embedded database
 * never does so by itself, a PostgreSQL server within a minute; without them the planner expects one row in two hundred
 * to be live, and reads a whole index to find a few.
 */
export async function refreshStatistics(database: Database, table: string, columns: readonly string[]): Promise<void> {
  await inTransaction(database, async (trx) => {
    await sql`set local default_statistics_target = ${sql.lit(SAMPLE)}`.execute(trx.as<unknown>());
    const names = sql.join(columns.map((name) => sql.ref(name)));
    await sql`analyze ${sql.table(table)} (${names})`.execute(trx.as<unknown>());
  });
}
