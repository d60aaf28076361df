import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { sql } from "kysely";
import { DAY } from "../../contract/date/durations.ts";
import { DELETED_AT_ONCE, deleteInBatches } from "../database/delete-in-batches.ts";
import type { Services } from "../services.ts";
import type { JobTables } from "./job-table.ts";

type Needs = Pick<Services, "clock" | "database" | "privateFiles"> & {
  readonly env: Pick<Services["env"], "dataDir">;
};

/** ms for which a job's file can be downloaded. */
export const FILE_KEPT = DAY;
const JOB_KEPT = 30 * DAY; // ms after its end
const STRAY = 2 * DAY; // ms; longer than any job's file is kept

/** Folder of files that are being made, which nobody downloads; each instance may have its own. */
const scratchFolder = (dataDir: string): string => join(dataDir, "scratch");

/** The path of a file that this process makes and removes. */
export async function newScratchFile({ dataDir }: { readonly dataDir: string }, ending: string): Promise<string> {
  const folder = scratchFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${randomUUID()}.${ending}`);
}

/** A new key for a file of a job: two runners of one job never write to the same. */
export const newJobKey = (id: string, ending: string): string => `${id}-${randomUUID()}.${ending}`;

/** Moves a scratch file into the private store; returns its key. */
export async function storeScratch(
  privateFiles: Services["privateFiles"],
  { id }: { readonly id: string },
  path: string,
): Promise<string> {
  const key = newJobKey(id, extname(path).slice(1));
  await privateFiles.put(key, { path }, "application/octet-stream");
  await rm(path, { force: true });
  return key;
}

/** Removes expired files and old jobs, but for the newest of each schedule. */
export async function sweepJobs({ clock, database, privateFiles }: Omit<Needs, "env">): Promise<void> {
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

/** Removes what killed processes left in the scratch folder, which each instance may have for itself. */
export async function sweepScratch({ clock, env }: Pick<Needs, "clock" | "env">): Promise<void> {
  const now = clock.now();
  const folder = scratchFolder(env.dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (mtimeMs < now - STRAY) await rm(path, { force: true });
  }
}
