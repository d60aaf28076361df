import { randomBytes } from "node:crypto";
import { cpSync, existsSync, rmSync } from "node:fs";
import { mkdtemp, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Database } from "../database.ts";
import { engineMajor } from "../embedded/lite-messages.ts";
import { openDatabase } from "../open-database.ts";
import type { DatabaseOptions } from "../open-database.ts";

/** A folder of its own for a test; `removeFolder` when done. */
export const newFolder = (name: string) => mkdtemp(join(tmpdir(), `terrace-${name}-`));
export const removeFolder = async (folder: string) => rmSync(folder, { recursive: true, force: true });

export interface TestDatabase {
  readonly database: Database;
  readonly dataDir: string;
  /** Closes the database and leaves nothing behind. */
  drop(): Promise<void>;
}

type Limits = Pick<DatabaseOptions, "statementLimitMs" | "waitLimitMs">;

/**
 * An empty database of the test's own: embedded, or with TEST_DATABASE_URL a new one on that PostgreSQL server, so that
 * one suite covers both. `fill` prepares the embedded data directory instead of an empty database.
 */
export async function openTestDatabase(
  limits: Limits = {},
  fill: (dataDir: string) => Promise<void> = copyEmpty,
): Promise<TestDatabase> {
  const dataDir = await newFolder("test");
  const server = process.env["TEST_DATABASE_URL"];
  const made = server ? await makeOnServer(server) : { url: null, drop: async () => {} };
  if (!server) await fill(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl: made.url, ...limits });
  return {
    database,
    dataDir,
    async drop() {
      await database.close();
      await made.drop();
      await removeFolder(dataDir);
    },
  };
}

async function makeOnServer(server: string) {
  const name = `terrace_test_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

// Creating a cluster takes over a second, copying one a tenth of that.
async function copyEmpty(dataDir: string): Promise<void> {
  const template = join(tmpdir(), `terrace-template-${engineMajor}-${process.getuid?.() ?? 0}`);
  if (!existsSync(template)) {
    const draft = await newFolder("template");
    const database = await openDatabase({ dataDir: draft });
    await database.close();
    // Another worker may have been first; a rename onto a folder with content fails.
    await rename(join(draft, "database"), template).catch(() => undefined);
    await removeFolder(draft);
  }
  cpSync(template, join(dataDir, "database"), { recursive: true });
}
