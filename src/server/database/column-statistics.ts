import { sql } from "kysely";
import type { Database } from "./database.ts";
import { inTransaction } from "./transaction.ts";

const SAMPLE = 10; // times 300 rows; a hundred takes ten times as long, which everybody waits for on the embedded database

/**
 * Tells the planner what stands in some columns, from a sample that is read in some milliseconds. The embedded engine looks at nothing by
 * itself, a server within a minute; until then one row in two hundred is taken to be a living one, and to find a few of them by an index
 * all are read.
 */
export async function refreshStatistics(database: Database, table: string, columns: readonly string[]): Promise<void> {
  await inTransaction(database, async (trx) => {
    await sql`set local default_statistics_target = ${sql.lit(SAMPLE)}`.execute(trx.as<unknown>());
    const names = sql.join(columns.map((name) => sql.ref(name)));
    await sql`analyze ${sql.table(table)} (${names})`.execute(trx.as<unknown>());
  });
}
