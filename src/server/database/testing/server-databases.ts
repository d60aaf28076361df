import pg from "pg";
import type { DatabaseOptions } from "../open-database.ts";

/** The PostgreSQL server, with a role that has CREATEDB, on which tests make their databases; none = embedded ones. */
export const testServer = (): string | undefined => process.env["TEST_DATABASE_URL"];

const KEPT_MS = 3_600_000; // what a killed run left over
const quoted = (name: string) => pg.escapeIdentifier(name);
// The catalogue has no time of a database's making.
const MARK = "Terrace test ";

const withServer = async <R>(work: (client: pg.Client) => Promise<R>): Promise<R> => {
  const client = new pg.Client({ connectionString: testServer() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

export const urlOf = (name: string): string => {
  const url = new URL(testServer() ?? "");
  url.pathname = name;
  return url.href;
};

/** Tests go through a pooler, whose sessions change with each transaction. */
export const isPooled = (): boolean => testServer() !== undefined && Boolean(process.env["TEST_POOLER_URL"]);

/**
 * The address by which the database at `url` is opened: through the pooler that TEST_POOLER_URL names, if there is one.
 */
export function throughPooler(url: string | null): Pick<DatabaseOptions, "databaseUrl" | "databaseDirectUrl"> {
  if (url === null || !isPooled()) return { databaseUrl: url };
  const pooled = new URL(process.env["TEST_POOLER_URL"] ?? "");
  pooled.pathname = new URL(url).pathname;
  return { databaseUrl: pooled.href, databaseDirectUrl: url };
}

async function create(client: pg.Client, name: string, template?: string): Promise<void> {
  await client.query(`create database ${quoted(name)} ${template ? `template ${quoted(template)}` : ""}`);
  await client.query(`comment on database ${quoted(name)} is '${MARK}${new Date().toISOString()}'`);
}

const drop = (client: pg.Client, name: string) => client.query(`drop database if exists ${quoted(name)} with (force)`);

export const createOnServer = (name: string, template?: string): Promise<void> =>
  withServer((client) => create(client, name, template));

export const dropOnServer = (name: string): Promise<void> =>
  withServer(async (client) => void (await drop(client, name)));

async function forgetOld(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; since: string }>(
    `select datname as name, substr(shobj_description(oid, 'pg_database'), ${MARK.length + 1}) as since
     from pg_database
     where shobj_description(oid, 'pg_database') like '${MARK}%' and datdba = current_user::regrole
       and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
  );
  for (const { name, since } of rows) if (Date.now() - Date.parse(since) > KEPT_MS) await drop(client, name);
}

/**
 * Makes the database `name` unless it exists: `make` fills one of another name, which is then renamed. Concurrent
 * callers wait for one another. Tests copy it.
 */
export async function ensureOnServer(
  name: string,
  isThereBeside: () => boolean,
  make: (part: string) => Promise<void>,
): Promise<void> {
  await withServer(async (client) => {
    await client.query("select pg_advisory_lock(hashtext($1))", [name]); // until this connection ends
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount && isThereBeside()) return;
    await forgetOld(client);
    const part = `${name}_part`;
    await drop(client, part);
    await drop(client, name);
    await make(part);
    await client.query(`alter database ${quoted(part)} rename to ${quoted(name)}`);
  });
}
