import { sql } from "kysely";
import { DAY } from "../../contract/date/durations.ts";
import { DELETED_AT_ONCE, deleteInBatches } from "../database/delete-in-batches.ts";
import type { Services } from "../services.ts";
import type { JobTables } from "./job-tables.ts";

const JOB_KEPT = 30 * DAY; // ms after its end
const STRAY = 2 * DAY; // ms; longer than any job's file is kept

/** Removes expired files and old jobs, but for the newest of each schedule. */
export async function sweepJobs({
  clock,
  database,
  privateFiles,
}: Pick<Services, "clock" | "database" | "privateFiles">): Promise<void> {
  const now = clock.now();
  const db = database.as<JobTables>();
  const over = await db
    .updateTable("job")
    .set({ file_path: null, file_name: null, file_size: null, file_until: null })
    .from(db.selectFrom("job").select(["id as old_id", "file_path as old_path"]).as("old"))
    .whereRef("job.id", "=", "old.old_id")
    .where("job.file_until", "<=", new Date(now).toISOString())
    .returning("old.old_path")
    .execute();
  for (const { old_path: key } of over) if (key !== null) await privateFiles.remove(key);
  const ended = db
    .selectFrom("job")
    .select("id")
    .where("ended_at", "<", new Date(now - JOB_KEPT).toISOString())
    .where(sql<boolean>`not exists (select from schedule where last_job_id = job.id)`)
    .limit(DELETED_AT_ONCE);
  await deleteInBatches(db.deleteFrom("job").where("id", "in", ended));
  for await (const { key, changedAt } of privateFiles.list())
    if (changedAt < now - STRAY) await privateFiles.remove(key);
}
