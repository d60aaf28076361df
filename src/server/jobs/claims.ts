import { sql } from "kysely";
import { LOCKS } from "../database/advisory-locks.ts";
import type { Database, DatabaseTransaction, Queryable } from "../database/database.ts";
import { inTransaction } from "../database/transaction.ts";
import type { JobFile } from "./job-kind.ts";
import type { JobError, JobLine, JobRow } from "./job-tables.ts";

/** An instance that has said nothing for so long is taken for dead. */
const SILENCE = 60_000; // ms
/** It speaks every second. After so long people are told that it does not. */
const QUIET = 10_000; // ms
const AT_ONCE_EACH = 2; // EX-02: of one person
const LINES = 200;

const at = (now: number) => new Date(now).toISOString();

/**
 * Takes the next job for `runner`: a waiting one, or one whose runner has stopped its heartbeat. A job belongs to a
 * runner for one attempt: a runner that returns late finds another attempt.
 */
export const claim = (database: Database, runner: string, now: number): Promise<JobRow | undefined> =>
  inTransaction(database, async (trx) => {
    // By itself, before the claim: a statement sees nothing that is committed while it waits for a lock.
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.jobs)})`.execute(trx.as<unknown>());
    return takeNext(trx, runner, now);
  });

async function takeNext(trx: DatabaseTransaction, runner: string, now: number): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    update job set state = 'running', runner = ${runner}, beat_at = ${at(now)}, attempt = attempt + 1,
      started_at = coalesce(started_at, ${at(now)})
    where id = (
      select id from job as next
      where (state = 'waiting' and run_at <= ${at(now)}
          and (owner_id is null or (select count(*) from job as other
            where other.owner_id = next.owner_id and other.state = 'running') < ${AT_ONCE_EACH}))
        or (state = 'running' and beat_at < ${at(now - SILENCE)})
      order by run_at, id limit 1 for update skip locked)
    returning *`.execute(trx.as<unknown>());
  return rows[0];
}

/**
 * When the next job can be claimed, because its time has come or its runner has fallen silent. Undefined if none is
 * waiting or running.
 */
export async function nextClaim(on: Queryable): Promise<number | undefined> {
  const { rows } = await sql<{ next: number | null }>`
    select (extract(epoch from min(case state when 'waiting' then run_at else beat_at + ${SILENCE} * interval '1 ms' end)) * 1000)::float8 as next
    from job where state in ('waiting', 'running')`.execute(on.as<unknown>());
  return rows[0]?.next ?? undefined;
}

/** The job runs, but its runner says nothing. */
export const isSilent = ({ state, beat_at }: Pick<JobRow, "state" | "beat_at">, now: number): boolean =>
  state === "running" && Date.parse(beat_at ?? "") < now - QUIET;

/** Takes the jobs from all other runners, for a process that knows that it is the only one. */
export async function endOtherClaims(on: Queryable, runner: string): Promise<void> {
  await sql`update job set beat_at = ${at(0)} where state = 'running' and runner is distinct from ${runner}`.execute(
    on.as<unknown>(),
  );
}

type ClaimedJob = Pick<JobRow, "id" | "runner" | "attempt">;
const isHeld = ({ id, runner, attempt }: ClaimedJob) =>
  sql`id = ${id} and runner = ${runner} and attempt = ${attempt} and state = 'running'`;

export interface Report {
  readonly done: number;
  readonly total: number | null;
  readonly lines: readonly JobLine[];
}

// The newest lines of the stored and the new ones.
const withLines = (lines: readonly JobLine[]) => sql`(
  select coalesce(jsonb_agg(line order by place), '[]') from (
    select line, place from jsonb_array_elements(log || ${JSON.stringify(lines)}::jsonb) with ordinality as each (line, place)
    order by place desc limit ${LINES}) as newest)`;

/** Says that the job is still worked at. Undefined: it is somebody else's now; true: it is to be cancelled. */
export async function renewClaim(
  on: Queryable,
  held: ClaimedJob,
  now: number,
  report: Report,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_cancel_asked: boolean }>`
    update job set beat_at = ${at(now)}, done = ${report.done}, total = ${report.total}, log = ${withLines(report.lines)}
    where ${isHeld(held)} returning is_cancel_asked`.execute(on.as<unknown>());
  return rows[0]?.is_cancel_asked;
}

/** False: the job is somebody else's, and nothing was written. */
export async function storeOutcome(
  on: DatabaseTransaction | Queryable,
  held: ClaimedJob,
  outcome: unknown,
): Promise<boolean> {
  const { rows } =
    await sql`update job set outcome = ${JSON.stringify(outcome)}::jsonb where ${isHeld(held)} returning id`.execute(
      on.as<unknown>(),
    );
  return rows.length > 0;
}

export interface Ending extends Report {
  /** `waiting`: it is tried again, or handed back. */
  readonly state: "done" | "failed" | "cancelled" | "waiting";
  readonly error?: JobError;
  /** `key` is null where the kind itself keeps its file; `until` in ms. */
  readonly file?: Pick<JobFile, "name" | "size"> & { readonly key: string | null; readonly until: number };
  /** ms; when it is tried again. */
  readonly runAt?: number;
  /** It was not its own fault: the attempt does not count. */
  readonly isHandedBack?: boolean;
}

/** False: the job was somebody else's, and nothing was written. */
export async function release(
  trx: DatabaseTransaction | Queryable,
  held: ClaimedJob,
  now: number,
  ending: Ending,
): Promise<boolean> {
  const { file } = ending;
  const { rows } = await sql`
    update job set state = ${ending.state}, runner = null, beat_at = null, done = ${ending.done}, total = ${ending.total},
      log = ${withLines(ending.lines)}, error = ${ending.error ? JSON.stringify(ending.error) : null}::jsonb,
      attempt = attempt - ${ending.isHandedBack ? 1 : 0}, run_at = ${at(ending.runAt ?? now)},
      ended_at = ${ending.state === "waiting" ? null : at(now)},
      file_name = ${file?.name ?? null}, file_path = ${file?.key ?? null}, file_size = ${file?.size ?? null},
      file_until = ${file ? at(file.until) : null}
    where ${isHeld(held)} returning id`.execute(trx.as<unknown>());
  return rows.length > 0;
}
