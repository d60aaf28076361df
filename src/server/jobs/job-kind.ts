import type { TextParameters, Words } from "../../contract/text.ts";
import type { DatabaseTransaction, Queryable } from "../database/database.ts";
import type { JobRow } from "./job-tables.ts";

/** A file made by a job, for its owner alone. */
export interface JobFile {
  readonly name: string;
  readonly size: number;
  /**
   * A scratch file, which is moved to the private store. Absent if the kind stores its file itself and finds it by its
   * name.
   */
  readonly path?: string;
}

/** The part of the queue that a job may use. */
export interface JobContext {
  readonly job: JobRow;
  /** Aborted when somebody cancels, the server stops, or another instance has taken the job over. */
  readonly signal: AbortSignal;
  /** Reports the rows processed so far and, where it is known, their total. */
  progress(done: number, total?: number): void;
  /** Adds a line to the job's log, which keeps the newest 200. */
  log(words: Words, parameters?: TextParameters): void;
  /** Adds a line to the log that is shown as the job's result too, once it is done. Replaces what `keep` stored. */
  found(words: Words, parameters?: TextParameters): Promise<void>;
  /**
   * Stores the outcome so far, in the transaction of the work: a further attempt finds it in `job.outcome`. Rejects
   * when the job belongs to another runner by now.
   */
  keep(on: DatabaseTransaction | Queryable, outcome: unknown): Promise<void>;
}

/** Work of one kind. Throws a `Failure` with a message for the job's owner. */
export interface JobKind {
  /**
   * May run twice at once for a moment, when an instance that seemed dead returns. So everything it writes must carry
   * the job's id.
   */
  run(context: JobContext): Promise<JobFile | null>;
  /** Called in the transaction that ends the job, but not for a cancelled one, whose owner knows. */
  ended?(
    trx: DatabaseTransaction,
    job: JobRow,
    end: { readonly isDone: boolean; readonly file?: JobFile },
  ): Promise<void>;
}
export type JobKinds = Readonly<Record<string, JobKind>>;
