import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import { MINUTE } from "../../../contract/date/durations.ts";
import { ConfigurationError } from "../../configuration-error.ts";
import type { Database } from "../database.ts";
import { refuseClosedFiles } from "../../storage/refuse-unusable.ts";
import { lockDirectory } from "./directory-lock.ts";
import { claimFolder, type FolderClaim } from "./folder-claim.ts";
import { fullDisk } from "./full-disk.ts";
import { databaseErrorKind } from "../database-errors.ts";
import { dialectOf } from "../connections/dialect.ts";
import { createPool } from "../connections/guarded-pool.ts";
import { createLiteEngine } from "./lite-engine.ts";
import type { LiteEngine } from "./lite-engine.ts";
import { engineMajor } from "./lite-messages.ts";
import { createLiteSocket } from "./lite-socket.ts";
import { onlineCopy } from "./online-copy.ts";

// ms; nobody waits for an answer yet. The very first start creates the cluster, one after a kill goes through the log,
// and on a machine that is busy with other things either takes minutes.
const OPEN_LIMIT_MS = 15 * MINUTE;
const COPY_LIMIT_MS = 60_000; // for one of the two statements of an online copy

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly statementLimitMs: number;
  /** ms that a caller waits for the only connection. */
  readonly waitLimitMs: number;
}

/** PGlite under `<dataDir>/database`, owned by this process alone (W14). Throws `ConfigurationError`. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const lock = lockDirectory(options.dataDir);
  let claim: FolderClaim | undefined;
  const release = () => {
    claim?.release();
    lock.release();
  };
  try {
    const directory = join(options.dataDir, "database");
    claim = await prepare(directory, lock.inode);
    const engine = createLiteEngine(directory);
    const database = connect(engine, directory, options, release);
    try {
      await engine.open(OPEN_LIMIT_MS); // first, as it may take longer than a caller waits for a connection
      await database.longWork(OPEN_LIMIT_MS, (client) => client.query("select 1"));
    } catch (error) {
      await database.close();
      if (databaseErrorKind(error) !== "timeout") throw error;
      throw new ConfigurationError(
        `The database in ${directory} was not open in time: is the machine busy with something else, or its disk failing?`,
      );
    }
    // Reached only once the engine answered: a first start killed before this holds nothing anyone was promised.
    writeFileSync(join(directory, readyMark), "");
    return database;
  } catch (error) {
    release();
    refuseClosedFiles(options.dataDir);
    throw fullDisk(options.dataDir, error) ?? error;
  }
}

/** Lies in a database directory whose first start came to its end. */
export const readyMark = "terrace-ready";

async function prepare(directory: string, lock: string): Promise<FolderClaim> {
  let claim = existsSync(directory) ? await claimFolder(directory, lock) : undefined;
  try {
    if (claim && !existsSync(join(directory, readyMark))) {
      claim.release();
      // A first start that did not end. Put aside rather than deleted: the mark may have been lost by a careless copy.
      const aside = `${directory}.unfinished`;
      rmSync(aside, { recursive: true, force: true });
      renameSync(directory, aside);
      claim = undefined;
    }
    mkdirSync(directory, { recursive: true });
    chmodSync(directory, 0o700); // the engine creates its files readable for everybody
    refuseOtherEngine(directory);
    return claim ?? (await claimFolder(directory, lock));
  } catch (error) {
    claim?.release();
    throw error;
  }
}

/** Throws when `directory` was written by another PostgreSQL major; the engine itself would only say it failed. */
function refuseOtherEngine(directory: string): void {
  const file = join(directory, "PG_VERSION");
  if (!existsSync(file)) return;
  const found = readFileSync(file, "utf8").trim();
  if (found === engineMajor) return;
  throw new ConfigurationError(
    `The database in ${directory} was written by PostgreSQL ${found || "of an unknown version"}, this version of Terrace ` +
      `holds ${engineMajor}: start it with the version of Terrace that wrote it and move the data over from there.`,
  );
}

function connect(engine: LiteEngine, directory: string, options: EmbeddedOptions, onClosed: () => void): Database {
  let limitMs = options.statementLimitMs;
  const config = {
    ssl: false,
    user: "postgres", // else the driver sends the name of the machine's user, which ends the engine
    database: "postgres",
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: options.waitLimitMs,
    stream: () => createLiteSocket(engine, () => limitMs),
  };
  // One session.
  const pool = createPool(config, { places: 1, forBackground: 1, waitLimitMs: options.waitLimitMs });
  const kysely = new Kysely<unknown>({ dialect: dialectOf(pool, { prepares: true }) });
  let closing: Promise<void> | null = null;

  const database: Database = {
    pool,
    embedded: true,
    newClient: null,
    replica: null,
    as: <Tables>() => kysely as Kysely<Tables>,
    async longWork(longLimitMs, work) {
      const client = await pool.connect();
      limitMs = longLimitMs;
      let failed = true;
      try {
        const result = await work(client);
        failed = false;
        return result;
      } finally {
        limitMs = options.statementLimitMs;
        client.release(failed); // a failed one may be inside a transaction
      }
    },
    async ping() {
      await pool.query("select 1");
    },
    async describe() {
      const { rows } = await pool.query<{ version: string }>("select current_setting('server_version') as version");
      return { engine: "PGlite", version: rows[0]?.version ?? "", survives: "process-death" };
    },
    copy: onlineCopy(directory, (statement) =>
      database.longWork(COPY_LIMIT_MS, async (client) => {
        const { rows } = await client.query<Record<string, unknown>>(statement);
        return rows[0];
      }),
    ),
    close() {
      closing ??= (async () => {
        await pool.end();
        await engine.close();
        onClosed();
      })();
      return closing;
    },
  };
  return database;
}
