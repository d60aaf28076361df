import type { JobState } from "../../contract/job.ts";
import type { Words } from "../../contract/text.ts";

/** A line of a job's log. */
export interface JobLine extends Words {
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Why a job failed. */
export interface JobError extends Words {
  /** Another try would end the same way. */
  readonly isLasting?: true;
}

/** A row of migrations/0016-jobs-and-files.sql. Moments are ISO text in UTC. */
export interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly title: Words;
  readonly input: unknown;
  readonly state: JobState;
  readonly owner_id: string | null;
  readonly permission: string;
  readonly run_at: string;
  readonly attempt: number;
  readonly most_attempts: number;
  readonly runner: string | null;
  readonly beat_at: string | null;
  readonly is_cancel_asked: boolean;
  readonly done: number;
  readonly total: number | null;
  readonly log: readonly JobLine[];
  readonly error: JobError | null;
  /** Result so far, in the shape its kind defines. */
  readonly outcome: unknown;
  readonly file_name: string | null;
  /** Key in the private store; null also where the kind itself keeps its file. */
  readonly file_path: string | null;
  readonly file_size: number | null;
  readonly file_until: string | null;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly ended_at: string | null;
}

/** JSON is passed to the database as text. */
export interface JobTables {
  readonly job: Omit<JobRow, "title" | "input" | "log" | "error" | "outcome"> & {
    readonly title: string;
    readonly input: string;
    readonly log: string;
    readonly error: string | null;
    readonly outcome: string | null;
  };
}

/** The session under which a job's work is logged. It lasts until the job has ended (migrations/0065-job-span.sql). */
export const sessionOfJob = ({ id }: Pick<JobRow, "id">): string => `job:${id}`;

/** Announced when a job waits, so that no runner has to poll for it. */
export const JOB_WAITS = "job.waits";
