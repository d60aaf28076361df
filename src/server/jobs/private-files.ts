import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Services } from "../services.ts";
import type { JobTables } from "./job-table.ts";

type Needs = Pick<Services, "clock" | "database"> & { readonly env: Pick<Services["env"], "dataDir"> };

/** ms for which a job's file can be downloaded. */
export const FILE_KEPT = 86_400_000;
const JOB_KEPT = 30 * 86_400_000; // ms after its end
const STRAY = 2 * 86_400_000; // ms; longer than any file of a job is kept

/** Folder of jobs' files: beside the uploads and never below `/file`, which is public. */
export const privateFolder = (dataDir: string): string => join(dataDir, "private");

/** The path of a file that a job makes; its attempt is part of it, so that two attempts never write to the same. */
export async function newPrivateFile(
  { dataDir }: { readonly dataDir: string },
  job: { readonly id: string; readonly attempt: number },
  ending: string,
): Promise<string> {
  const folder = privateFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${job.id}-${job.attempt}.${ending}`);
}

/** Removes expired files, old jobs, and files of killed processes. */
export async function sweepJobs({ clock, database, env }: Needs): Promise<void> {
  const now = clock.now();
  const db = database.as<JobTables>();
  const folder = privateFolder(env.dataDir);
  const over = await db
    .updateTable("job")
    .set({ file_path: null, file_name: null, file_size: null, file_until: null })
    .from(db.selectFrom("job").select(["id as old_id", "file_path as old_path"]).as("old"))
    .whereRef("job.id", "=", "old.old_id")
    .where("job.file_until", "<=", new Date(now).toISOString())
    .returning("old.old_path")
    .execute();
  for (const { old_path: path } of over)
    // A backup is the operator's file as well: it goes with the others of its kind.
    if (path?.startsWith(folder)) await rm(path, { force: true });
  const ended = db
    .selectFrom("job")
    .select("id")
    .where("ended_at", "<", new Date(now - JOB_KEPT).toISOString())
    .limit(1000);
  await db.deleteFrom("job").where("id", "in", ended).execute();
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (mtimeMs < now - STRAY) await rm(path, { force: true });
  }
}
