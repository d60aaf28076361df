import type { KeyObject } from "node:crypto";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY } from "../../../contract/date/durations.ts";
import { verifyChain, type ChainState } from "../../audit/verify-chain.ts";
import { ConfigurationError } from "../../configuration-error.ts";
import { loadSecrets } from "../../secrets/secrets.ts";
import type { Services } from "../../services.ts";
import type { Database, Queryable } from "../database.ts";
import { migrate, MIGRATIONS } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import { refuseNoFile, unpackToOpen } from "./restore.ts";
import { UnreadableBackup } from "./unreadable-backup.ts";

export interface Rehearsal {
  readonly tables: number;
  readonly rows: number;
  /** In the backup; null: it holds the database alone. */
  readonly files: number | null;
  /** Keys of files that records name and the backup does not have; at most ten. */
  readonly missing: readonly string[];
  /** Migrations of this version that the backup did not have yet; they ran. */
  readonly migrations: number;
  /** Of the activity log. */
  readonly chain: ChainState;
}

export interface RehearsalOptions {
  /** Folder in which one is made for the rehearsal, and removed. */
  readonly folder: string;
  /** null: the archive is not sealed. */
  readonly key: KeyObject | null;
  readonly clock: Services["clock"];
  /** The installation's keys, whose signature of the log is verified; undefined if it has none yet. */
  readonly secrets: Services["secrets"] | undefined;
  /** Keys of the stored files that records name. */
  readonly namedFiles: (on: Queryable) => Promise<readonly string[]>;
}

const PREFIX = "rehearsal-";
const LEFT_BEHIND = DAY; // ms; no rehearsal takes a day
const COUNT_LIMIT = 600_000; // ms
const MAX_MISSING = 10;

/** Removes what a killed rehearsal left. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.startsWith(PREFIX)) continue;
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - LEFT_BEHIND) await rm(path, { recursive: true, force: true });
  }
}

/** Reads every row of every table, whose pages carry checksums. */
async function countRows(database: Database): Promise<{ readonly tables: number; readonly rows: number }> {
  const found = await database.pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1",
  );
  let rows = 0;
  for (const { name } of found.rows)
    rows += await database.longWork(COUNT_LIMIT, async (client) => {
      const counted = await client.query<{ n: string }>(`select count(t.*) as n from ${name} t`);
      return Number(counted.rows[0]?.n);
    });
  return { tables: found.rows.length, rows };
}

/**
 * Tests a backup: restores it beside the installation, opens it, migrates its schema, reads every row, looks for every
 * file that records name, and verifies the activity log; then removes it. Throws `ConfigurationError` if it cannot be
 * restored.
 */
export async function rehearse(file: string, options: RehearsalOptions): Promise<Rehearsal> {
  const { clock, key, namedFiles } = options;
  refuseNoFile(file);
  await sweep(options.folder);
  const dataDir = await mkdtemp(join(options.folder, PREFIX));
  try {
    const unpacked = await unpackToOpen(file, { folder: dataDir, key, isWhole: false });
    const secrets = options.secrets ?? loadSecrets(dataDir, { isProduction: false });
    const database = await openDatabase({ dataDir });
    try {
      const migrations = await migrate(database, MIGRATIONS).catch((error: unknown) => {
        throw error instanceof ConfigurationError ? new UnreadableBackup("newerSchema", error.message) : error;
      });
      const counted = await countRows(database);
      const stored = unpacked?.head.hasFiles ? new Set(unpacked.stored) : null;
      const named = stored ? await namedFiles(database) : [];
      return {
        ...counted,
        files: stored?.size ?? null,
        missing: named.filter((each) => !stored?.has(`files/${each}`)).slice(0, MAX_MISSING),
        migrations: migrations.length,
        chain: await verifyChain({ clock, database, secrets, env: { dataDir } }),
      };
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
