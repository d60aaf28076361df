import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { MINUTE } from "../../contract/date/durations.ts";
import { ConfigurationError } from "../configuration-error.ts";
import { LOCKS } from "./advisory-locks.ts";
import type { Database } from "./database.ts";
import { explainMissingRight, refuseOtherEncoding } from "./unfit-for-schema.ts";

/** The migrations of this version. */
export const MIGRATIONS = join(import.meta.dirname, "../../../migrations");

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

const STATEMENT_LIMIT_MS = 30 * MINUTE;

/**
 * Brings the schema up to the `NNNN-what.sql` files of `folder` and returns the names applied now. Each file runs in
 * a transaction together with its record, so a run cut anywhere is simply run again (RE-15); several starts at once
 * wait for one another. Throws `ConfigurationError` when the database knows files this version does not (it is newer)
 * or a file was changed after it was applied, and where the encoding or the role's rights do not do; an error inside a file is passed on with the file's name in front.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const known = await readMigrations(folder);
  return database.longWork(STATEMENT_LIMIT_MS, async (client) => {
    await client.query("select pg_advisory_lock($1)", [LOCKS.migrations]);
    try {
      // Checked first: a role without the right to create tables can still run with an up-to-date schema.
      if (!(await isMigrated(client))) {
        await refuseOtherEncoding(client);
        await client.query(
          `create table schema_migration (
             number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
        );
      }
      const pending = await findPending(client, known);
      for (const migration of pending) await apply(client, migration);
      return pending.map(({ name }) => name);
    } catch (error) {
      throw await explainMissingRight(client, error);
    } finally {
      await client.query("select pg_advisory_unlock($1)", [LOCKS.migrations]).catch(() => undefined);
    }
  });
}

async function isMigrated(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('schema_migration') is not null as "isThere"`,
  );
  return rows[0]?.isThere === true;
}

/** Throws `ConfigurationError` where `migrate` would find the schema of another version than those before this one. */
export async function refuseOtherSchema(client: pg.ClientBase, folder: string): Promise<void> {
  if (await isMigrated(client)) await findPending(client, await readMigrations(folder));
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const migrations: Migration[] = [];
  for (const name of names) {
    const digits = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (!digits) throw new ConfigurationError(`The migration ${name} must be named like 0001-what.sql.`);
    const number = Number(digits);
    if (migrations.at(-1)?.number === number) throw new ConfigurationError(`Two migrations have the number ${digits}.`);
    // Line ends are no content: a checkout on Windows must not look like a change.
    const text = (await readFile(join(folder, name), "utf8")).replaceAll("\r\n", "\n");
    migrations.push({ number, name, text, checksum: createHash("sha256").update(text).digest("hex") });
  }
  return migrations;
}

async function findPending(client: pg.ClientBase, known: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ number: number; name: string; checksum: string }>(
    "select number, name, checksum from schema_migration order by number",
  );
  const pending = new Map(known.map((migration) => [migration.number, migration]));
  for (const applied of rows) {
    const migration = pending.get(applied.number);
    if (!migration) {
      throw new ConfigurationError(
        `The database has the schema of a newer version of Terrace (${applied.name}): start that version instead.`,
      );
    }
    if (migration.checksum !== applied.checksum) {
      throw new ConfigurationError(
        `The migration ${migration.name} was changed after it was applied to this database: restore the file, add a new one.`,
      );
    }
    pending.delete(applied.number);
  }
  return [...pending.values()];
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(migration.text);
    await client.query("insert into schema_migration (number, name, checksum) values ($1, $2, $3)", [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    if (error instanceof Error) error.message = `${migration.name}: ${error.message}`;
    throw error;
  }
}
