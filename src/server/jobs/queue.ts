import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import type { Permission } from "../../contract/permission.ts";
import type { Words } from "../../contract/text.ts";
import type { DatabaseTransaction } from "../database/database.ts";
import { newRecordId } from "../database/record-id.ts";
import type { Services } from "../services.ts";
import { FILE_KEPT, newJobKey } from "./job-files.ts";
import { JOB_WAITS, type JobRow, type JobTables } from "./job-tables.ts";

type Needs = Pick<Services, "changes" | "clock">;

export interface NewJob {
  readonly kind: string;
  readonly title: Words;
  readonly input: unknown;
  readonly ownerId: string | null;
  readonly permission: Permission;
  /** Attempts before the job has failed. 1: it must not be repeated, not even when its instance died. */
  readonly mostAttempts: number;
}

// The row of a new job.
const rowOf = (job: NewJob, now: number): JobTables["job"] => {
  const at = new Date(now).toISOString();
  return {
    id: newRecordId(now),
    kind: job.kind,
    title: JSON.stringify(job.title),
    input: JSON.stringify(job.input),
    state: "waiting",
    owner_id: job.ownerId,
    permission: job.permission,
    run_at: at,
    attempt: 0,
    most_attempts: job.mostAttempts,
    runner: null,
    beat_at: null,
    is_cancel_asked: false,
    done: 0,
    total: null,
    log: "[]",
    error: null,
    outcome: null,
    file_name: null,
    file_path: null,
    file_size: null,
    file_until: null,
    created_at: at,
    started_at: null,
    ended_at: null,
  };
};

/** Puts work into the queue: it is there when the transaction is, and never without it. Returns its id. */
export async function enqueue(trx: DatabaseTransaction, { changes, clock }: Needs, job: NewJob): Promise<string> {
  const row = rowOf(job, clock.now());
  await trx.as<JobTables>().insertInto("job").values(row).execute();
  await changes.announce(trx, JOB_WAITS);
  return row.id;
}

/**
 * Stores a finished file as the result of a job: it is listed with the others, and removed with them. Returns the job's
 * id.
 */
export async function storeFile(
  services: Pick<Services, "clock" | "database" | "privateFiles">,
  job: NewJob,
  { name, bytes, ending }: { readonly name: string; readonly bytes: Uint8Array; readonly ending: string },
): Promise<string> {
  const now = services.clock.now();
  const at = new Date(now).toISOString();
  const row = rowOf(job, now);
  const key = newJobKey(row.id, ending);
  await services.privateFiles.put(key, bytes, "application/octet-stream");
  const made = {
    file_name: name,
    file_path: key,
    file_size: bytes.length,
    file_until: new Date(now + FILE_KEPT).toISOString(),
  };
  await services.database
    .as<JobTables>()
    .insertInto("job")
    .values({ ...row, ...made, state: "done", attempt: 1, started_at: at, ended_at: at })
    .execute();
  return row.id;
}

/**
 * Cancels a job: a waiting one ends at once; a running one is asked to stop, which its runner notices within seconds.
 * Resolves to false for a job that has ended or was cancelled already.
 */
export async function cancelJob(trx: DatabaseTransaction, { changes, clock }: Needs, id: string): Promise<boolean> {
  const at = new Date(clock.now()).toISOString();
  const { rows } = await sql`
    update job set is_cancel_asked = true,
      ended_at = case when state = 'waiting' then ${at}::timestamptz end,
      state = case when state = 'waiting' then 'cancelled' else state end
    where id = ${id} and state in ('waiting', 'running') and not is_cancel_asked returning id`.execute(
    trx.as<unknown>(),
  );
  if (rows.length === 0) return false;
  await changes.announce(trx, JOB_WAITS);
  return true;
}

/** Starts a failed or cancelled job again. Throws `invalidInput` for any other state. */
export async function retryJob(
  trx: DatabaseTransaction,
  { changes, clock }: Needs,
  id: string,
  refusal: Words,
): Promise<void> {
  const at = new Date(clock.now()).toISOString();
  const { rows } = await sql<JobRow>`
    update job set state = 'waiting', run_at = ${at}, attempt = 0, is_cancel_asked = false, error = null, done = 0, total = null,
      ended_at = null, runner = null, beat_at = null
    where id = ${id} and state in ('failed', 'cancelled') returning id`.execute(trx.as<unknown>());
  if (rows.length === 0) throw new Failure("invalidInput", { words: refusal });
  await changes.announce(trx, JOB_WAITS);
}
