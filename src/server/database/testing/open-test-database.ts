import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { mkdtemp, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../database.ts";
import { engineMajor } from "../embedded/lite-messages.ts";
import { openDatabase } from "../open-database.ts";
import type { DatabaseOptions } from "../open-database.ts";
import { createOnServer, dropOnServer, testServer, throughPooler, urlOf } from "./server-databases.ts";

/** A folder of its own for a test; `removeFolder` when done. */
export const newFolder = (name: string) => mkdtemp(join(tmpdir(), `terrace-${name}-`));
export const removeFolder = async (folder: string) => rmSync(folder, { recursive: true, force: true });

export interface TestDatabase extends PlacedDatabase {
  readonly database: Database;
  readonly dataDir: string;
  /** Closes the database and leaves nothing behind. */
  drop(): Promise<void>;
}

/** Place of a database that is not opened yet. */
export interface PlacedDatabase {
  /** null = embedded. */
  readonly databaseUrl: string | null;
  /** Removes everything outside the data directory. */
  drop(): Promise<void>;
}

type Limits = Pick<DatabaseOptions, "statementLimitMs" | "waitLimitMs">;

/**
 * An empty database for one test: embedded, or with TEST_DATABASE_URL a new one on that PostgreSQL server, so that one
 * suite covers both; with TEST_POOLER_URL through the pooler that stands in front of it. `place` puts another database
 * there.
 */
export async function openTestDatabase(
  limits: Limits = {},
  place: (dataDir: string) => Promise<PlacedDatabase> = placeEmpty,
): Promise<TestDatabase> {
  const dataDir = await newFolder("test");
  const { databaseUrl, drop } = await place(dataDir);
  const database = await openDatabase({ dataDir, ...throughPooler(databaseUrl), ...limits });
  return {
    database,
    databaseUrl,
    dataDir,
    async drop() {
      await database.close();
      await drop();
      await removeFolder(dataDir);
    },
  };
}

async function placeEmpty(dataDir: string): Promise<PlacedDatabase> {
  if (!testServer()) {
    await placeEmbedded(dataDir);
    return { databaseUrl: null, drop: async () => {} };
  }
  const name = `terrace_test_${randomBytes(6).toString("hex")}`;
  await createOnServer(name);
  return { databaseUrl: urlOf(name), drop: () => dropOnServer(name) };
}

/** Databases that the engine makes new ones from: half of all files, and no test creates a database in it. */
const PATTERNS = ["base/1", "base/4"];

/** Empties the engine's own patterns in the folder of a database, which would be copied, and backed up, for nothing. */
export function emptyPatterns(folder: string): void {
  for (const pattern of PATTERNS) {
    rmSync(join(folder, pattern), { recursive: true, force: true });
    mkdirSync(join(folder, pattern), { recursive: true });
  }
}

/** An empty embedded database in `dataDir`. Creating a cluster takes over a second, copying one a tenth of that. */
export async function placeEmbedded(dataDir: string): Promise<void> {
  const template = join(tmpdir(), `terrace-empty-${engineMajor}-${process.getuid?.() ?? 0}`);
  if (!existsSync(template)) {
    const draft = await newFolder("template");
    const database = await openDatabase({ dataDir: draft });
    await database.close();
    emptyPatterns(join(draft, "database"));
    // Another worker may have been first; a rename onto a folder with content fails.
    await rename(join(draft, "database"), template).catch(() => undefined);
    await removeFolder(draft);
  }
  cpSync(template, join(dataDir, "database"), { recursive: true });
}
