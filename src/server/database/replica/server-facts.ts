import type pg from "pg";

/** Facts that the primary and its standby report. */
export interface ServerFacts {
  /** The cluster's: a standby has that of its primary. */
  readonly system: string;
  readonly database: string;
  readonly isStandby: boolean;
  /** Bytes of the log that the primary has written, or the standby replayed. */
  readonly position: number;
  /** Process of the session; behind a pooler another one than the connection was told. */
  readonly process: number;
}

/**
 * The primary's position. What somebody was told or may have seen was flushed before, unless synchronous_commit is off;
 * nothing else is sent to a standby.
 */
const WRITTEN = `(case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end - '0/0'::pg_lsn)::float8`;
const REPLAYED = "(pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8";

const FACTS = `
  select (select system_identifier::text from pg_control_system()) as system,
    (select oid::text from pg_database where datname = current_database()) as database,
    pg_is_in_recovery() as "isStandby", pg_backend_pid() as process,
    case when pg_is_in_recovery() then ${REPLAYED} else ${WRITTEN} end as position`;

export async function factsOf(server: Pick<pg.ClientBase, "query">): Promise<ServerFacts> {
  const { rows } = await server.query<ServerFacts>(FACTS);
  return rows[0] as ServerFacts;
}

/** Rejects if the server is not a primary. */
export async function positionOf(primary: Pick<pg.Pool, "query">): Promise<number> {
  const { rows } = await primary.query<{ position: number }>({
    name: "position",
    text: `select ${WRITTEN} as position`,
  });
  return rows[0]?.position ?? Number.NaN;
}

/**
 * The check failed: the server is behind the position, or is not a standby. No other statement of the program fails
 * with this code, which stands for a negative length.
 */
export const BEHIND = "22011";

/**
 * Sent before a statement and in one transaction with it, which it fails unless the server is a standby that has
 * replayed up to $1. It brings the settings of the primary's sessions too, as a pooler may stand between.
 */
export const CHECK = `
  select substr('', 1, -(not (pg_is_in_recovery() and pg_last_wal_replay_lsn() - '0/0'::pg_lsn >= $1::numeric))::int),
    set_config('timezone', 'UTC', true), set_config('random_page_cost', '1.1', true),
    set_config('statement_timeout', $2, true), set_config('lock_timeout', $2, true)`;
