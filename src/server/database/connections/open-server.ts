import pg from "pg";
import { Kysely } from "kysely";
import { ConfigurationError } from "../../configuration-error.ts";
import type { Database } from "../database.ts";
import { dialectOf } from "./dialect.ts";
import { createPool, type CancelQuery } from "./guarded-pool.ts";
import { columnTypes } from "./pg-types.ts";
import { refuseMissingDirectUrl, refuseUnfitPooler } from "./pooler.ts";
import { openReplica } from "../replica/open-replica.ts";
import { refuseInsideTransaction } from "../transaction.ts";

export interface ServerOptions {
  readonly databaseUrl: string;
  /** The server itself, if `databaseUrl` leads to a pooler in transaction mode. */
  readonly directUrl: string | null;
  /** A standby, or a pooler before one. */
  readonly readUrl: string | null;
  readonly statementLimitMs: number;
  readonly waitLimitMs: number;
}

const OLDEST_MAJOR = 15;
// Otherwise the planner walks the primary key past tens of thousands of rows for a page of ten (measured: 6.4 → 0.06
// ms).
const sessionSettings = "-c random_page_cost=1.1 -c timezone=UTC";
const IDLE_LIMIT_MS = 60_000; // a holder that hangs must not hold its locks for ever
const REPLY_MARGIN_MS = 2_000; // beyond the server's own limit: a dead network answers nothing at all (RE-07)

/** A client of its own for one work. */
async function withClient<R>(client: pg.Client, work: (client: pg.Client) => Promise<R>): Promise<R> {
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const describeServer = async (pool: pg.Pool): ReturnType<Database["describe"]> => {
  const { rows } = await pool.query<{ version: string; fsync: string; commit: string }>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
            current_setting('synchronous_commit') as commit`,
  );
  const { version = "", fsync, commit } = rows[0] ?? {};
  const isDurable = fsync === "on" && commit !== "off";
  return { engine: "PostgreSQL", version, survives: isDurable ? "power-loss" : "process-death" };
};

const refuseOldServer = ({ version }: { readonly version: string }): void => {
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return;
  throw new ConfigurationError(`DATABASE_URL leads to PostgreSQL ${version}; Terrace needs ${OLDEST_MAJOR} or newer.`);
};

/**
 * Opens a PostgreSQL server. Rejects with the driver's error if it cannot be reached, `ConfigurationError` if it is too
 * old. Behind a pooler each transaction may have another session: session settings are those of the pooler, nothing is
 * prepared, and what needs a session of its own (announcements, migrations) connects to the server directly.
 */
export async function openServer(options: ServerOptions): Promise<Database> {
  const { databaseUrl, directUrl, readUrl, statementLimitMs, waitLimitMs } = options;
  const ofEach = { keepAlive: true, connectionTimeoutMillis: waitLimitMs };
  const ofSession = { ...ofEach, options: sessionSettings };
  const newClient = (limitMs: number) =>
    new pg.Client({
      ...ofSession,
      connectionString: directUrl ?? databaseUrl,
      types: columnTypes,
      statement_timeout: limitMs,
      query_timeout: limitMs + REPLY_MARGIN_MS,
    });
  const cancel: CancelQuery = async (client) => {
    await withClient(newClient(1_000), (canceller) =>
      canceller.query("select pg_cancel_backend($1)", [Reflect.get(client, "processID")]),
    );
  };
  const config = { connectionString: databaseUrl, query_timeout: statementLimitMs + REPLY_MARGIN_MS };
  const configOfSession = {
    ...ofSession,
    ...config,
    statement_timeout: statementLimitMs,
    lock_timeout: statementLimitMs,
    idle_in_transaction_session_timeout: IDLE_LIMIT_MS,
  };
  // Two jobs at once (server/jobs) and one connection to say that they still run.
  const limits = { places: 10, forBackground: 3, waitLimitMs };
  // A pooler does not say which process of the server a query runs in, so it cannot be cancelled and ends by its limit.
  const pool = directUrl ? createPool({ ...ofEach, ...config }, limits) : createPool(configOfSession, limits, cancel);
  const primaryUrl = directUrl ?? databaseUrl;
  const replica = readUrl === null ? null : openReplica({ readUrl, primaryUrl, statementLimitMs });
  const kysely = new Kysely<unknown>({ dialect: dialectOf(pool, { prepares: directUrl === null, replica }) });
  let closing: Promise<void> | null = null;

  const database: Database = {
    pool,
    embedded: false,
    copy: null,
    replica,
    as: <Tables>() => kysely as Kysely<Tables>,
    newClient,
    async longWork(limitMs, work) {
      refuseInsideTransaction();
      return withClient(newClient(limitMs), work);
    },
    async ping() {
      await pool.query("select 1");
    },
    describe: () => describeServer(pool),
    close: () => (closing ??= Promise.all([pool.end(), replica?.close()]).then(() => undefined)),
  };
  await refuseUnfitServer(database, () => newClient(statementLimitMs), directUrl !== null);
  return database;
}

/** Closes the database again when it throws. */
async function refuseUnfitServer(database: Database, newClient: () => pg.Client, isPooled: boolean): Promise<void> {
  try {
    refuseOldServer(await database.describe());
    if (isPooled) await withClient(newClient(), (client) => refuseUnfitPooler(database.pool, client));
  } catch (error) {
    await database.close();
    if (!isPooled) refuseMissingDirectUrl(error);
    throw error;
  }
}
