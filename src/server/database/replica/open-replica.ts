import pg from "pg";
import { createPool } from "../connections/guarded-pool.ts";
import { columnTypes } from "../connections/pg-types.ts";
import type { Replica } from "./replica.ts";
import { replicaOf } from "./standby.ts";

const REPLICA_TIMEOUT_MS = 1_000; // a read that waits longer goes to the primary
const REPLY_MARGIN = 2_000; // ms beyond the server's own limit

/** A connection for short questions. */
function smallPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: REPLICA_TIMEOUT_MS,
    query_timeout: REPLICA_TIMEOUT_MS,
    types: columnTypes,
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** The standby, or a pooler before it. Nothing is connected before it is watched. */
export function openReplica({
  readUrl,
  primaryUrl,
  statementLimitMs,
}: {
  readonly readUrl: string;
  /** The server itself, also where others go through a pooler. */
  readonly primaryUrl: string;
  readonly statementLimitMs: number;
}): Replica {
  const config = {
    connectionString: readUrl,
    keepAlive: true,
    connectionTimeoutMillis: REPLICA_TIMEOUT_MS,
    query_timeout: statementLimitMs + REPLY_MARGIN,
  };
  return replicaOf({
    primary: smallPool(primaryUrl),
    probe: smallPool(readUrl),
    openReads: (cancel) =>
      createPool(config, { places: 10, forBackground: 3, waitLimitMs: REPLICA_TIMEOUT_MS }, cancel),
    statementLimitMs,
  });
}
