import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { openServer } from "./connections/open-server.ts";

export interface DatabaseOptions {
  readonly dataDir: string;
  /** null or absent = embedded. */
  readonly databaseUrl?: string | null;
  /** The server itself, where `databaseUrl` leads to a pooler. */
  readonly databaseDirectUrl?: string | null;
  /** The longest a statement of a request may run; default 5,000 ms (RL-04, RE-07). */
  readonly statementLimitMs?: number;
  /** The longest a caller waits for a free connection; default 10,000 ms, then `timeout` (RE-24). */
  readonly waitLimitMs?: number;
}

/**
 * Opens the database the configuration names; an `Env` fits as it is. Throws `ConfigurationError` when the directory
 * is in use or of another engine version, and the driver's error when a server cannot be reached.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const {
    dataDir,
    databaseUrl,
    databaseDirectUrl: directUrl = null,
    statementLimitMs = 5_000,
    waitLimitMs = 10_000,
  } = options;
  return databaseUrl
    ? openServer({ databaseUrl, directUrl, statementLimitMs, waitLimitMs })
    : openEmbedded({ dataDir, statementLimitMs, waitLimitMs });
}
