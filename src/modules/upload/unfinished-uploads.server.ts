import { sql } from "kysely";
import { HOUR } from "../../contract/date/durations.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Services } from "../../server/services.ts";
import type { AttachmentRow, AttachmentTables } from "./attachment.server.ts";

const UNFINISHED = HOUR; // after which an upload has certainly ended

/**
 * Deletes an unfinished file, then its row: the row exists as long as the file does. A file that was stored by a commit
 * of unknown outcome stays. `table` has the columns `id` and `stored_at` of `attachment`.
 */
export async function forgetUnstored(
  { database, storage }: Pick<Services, "database" | "storage">,
  { id, storage_key: key }: Pick<AttachmentRow, "id" | "storage_key">,
  table = "attachment",
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const on = trx.as<unknown>();
    // A commit that is still under way holds the row: it stays for the sweep.
    const { rows: left } = await sql`select id from ${sql.table(table)}
      where id = ${id} and stored_at is null for update skip locked`.execute(on);
    if (left.length === 0) return;
    await storage.remove(key);
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(on);
  });
}

/** Deletes the remains of interrupted uploads. */
export async function sweepUnstored(services: Services): Promise<void> {
  const old = await services.database
    .as<AttachmentTables>()
    .selectFrom("attachment")
    .select(["id", "storage_key"])
    .where("stored_at", "is", null)
    .where("created_at", "<", new Date(services.clock.now() - UNFINISHED).toISOString())
    .limit(600)
    .execute();
  for (const row of old) await forgetUnstored(services, row);
}
