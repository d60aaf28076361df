import type { Kysely, Transaction } from "kysely";
import type pg from "pg";
import type { OnlineCopy } from "./embedded/online-copy.ts";
import type { Replica } from "./replica/replica.ts";

/** Anything that can run queries: the database itself or an open transaction. */
export interface Queryable {
  /** The query builder typed with the tables the calling module owns. No work is done: it is the same object. */
  as<Tables>(): Kysely<Tables>;
}

/**
 * A transaction opened by `inTransaction`. While it is open, only it may be used: the embedded engine has one
 * session, so a call on the database itself would wait for its own caller; it throws `DatabaseCallInTransaction`.
 */
export interface DatabaseTransaction extends Queryable {
  as<Tables>(): Transaction<Tables>;
  /**
   * Starts `work` once the commit is acknowledged, in order of registration, and never after a rollback. The
   * transaction's own promise resolves when all of it has ended.
   */
  afterCommit(work: () => void | Promise<void>): void;
  readonly database: Database;
}

export interface Database extends Queryable {
  readonly pool: pg.Pool;
  /** true = PGlite under DATA_DIR; false = a PostgreSQL server. */
  readonly embedded: boolean;
  /**
   * One connection for work that may take longer than a request (migrations, vacuum): each statement may run
   * `limitMs`. Embedded, all other callers wait meanwhile, so keep it short there.
   */
  longWork<R>(limitMs: number, work: (client: pg.ClientBase) => Promise<R>): Promise<R>;
  /** PostgreSQL only: an unconnected client outside the pool, for LISTEN and long work; null when embedded. */
  readonly newClient: ((statementLimitMs: number) => pg.Client) | null;
  /** Answers when the database answers; rejects otherwise. For readiness (RE-25). */
  ping(): Promise<void>;
  /**
   * Describes the engine for the operator (RE-04). `survives`: "power-loss" when commits are on disk before they are
   * acknowledged, "process-death" when only a kill is survived (embedded: the engine makes no fsync).
   */
  describe(): Promise<{ engine: string; version: string; survives: "power-loss" | "process-death" }>;
  /** PostgreSQL only: a standby that answers reads; not in use before it is watched. */
  readonly replica: Replica | null;
  /** Embedded only: copies the files while the database keeps serving; null otherwise. */
  readonly copy: OnlineCopy | null;
  /** Waits for running queries, then frees the connection, the worker and the directory lock. Repeatable. */
  close(): Promise<void>;
}
