import pg from "pg";
import { ConfigurationError } from "../configuration-error.ts";
import { sqlState } from "./database-errors.ts";

type Connection = Pick<pg.ClientBase, "query">;

const INSUFFICIENT_PRIVILEGE = "42501";

const factsOf = async (client: Connection) => {
  const { rows } = await client.query<{ database: string; role: string; encoding: string }>(
    "select current_database() as database, current_user as role, current_setting('server_encoding') as encoding",
  );
  const { database = "", role = "", encoding = "" } = rows[0] ?? {};
  return { database: pg.escapeIdentifier(database), role: pg.escapeIdentifier(role), encoding };
};

/**
 * Throws `ConfigurationError` for a database, still empty, that cannot hold every text: letters would count as several
 * or be refused, and its encoding can be chosen only when it is made.
 */
export async function refuseOtherEncoding(client: Connection): Promise<void> {
  const { database, role, encoding } = await factsOf(client);
  if (encoding === "UTF8") return;
  throw new ConfigurationError(
    `The database ${database} of DATABASE_URL has the encoding ${encoding} and must have UTF8. Drop it and make it anew: ` +
      `create database ${database} owner ${role} template template0 encoding 'UTF8' locale 'C.UTF-8'`,
  );
}

/** What to say instead of `error` where the role lacks a right that migrations need; else the error itself. */
export async function explainMissingRight(client: Connection, error: unknown): Promise<unknown> {
  if (sqlState(error) !== INSUFFICIENT_PRIVILEGE || !(error instanceof Error)) return error;
  const { database, role } = await factsOf(client);
  return new ConfigurationError(
    `The schema cannot be brought up to date as ${role} (${error.message}): migrate as the role that owns the tables of the ` +
      `database ${database}; where there are none yet, as an administrator in it: grant create on schema public to ${role}`,
  );
}
