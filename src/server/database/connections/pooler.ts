import type pg from "pg";
import { ConfigurationError } from "../../configuration-error.ts";

type Connection = Pick<pg.ClientBase, "query">;

/**
 * Settings that the program otherwise sends when it connects, and that a pooler must send instead (ops/pgbouncer.ini).
 */
const EXPECTED: readonly { readonly name: string; readonly isRight: (value: string) => boolean }[] = [
  { name: "TimeZone", isRight: (value) => /^(Etc\/)?UTC$/.test(value) },
  { name: "random_page_cost", isRight: (value) => Number(value) < 2 },
  { name: "statement_timeout", isRight: (value) => value !== "0" },
  { name: "lock_timeout", isRight: (value) => value !== "0" },
  { name: "idle_in_transaction_session_timeout", isRight: (value) => value !== "0" },
];

const WHERE = "select current_database() as name, pg_postmaster_start_time()::text as since";

/**
 * Throws `ConfigurationError` unless the pooler's sessions have these settings and belong to the server that `direct`
 * leads to.
 */
export async function refuseUnfitPooler(pooler: Connection, direct: Connection): Promise<void> {
  const { rows } = await pooler.query<{ name: string; value: string }>(
    "select name, current_setting(name) as value from unnest($1::text[]) as given (name)",
    [EXPECTED.map(({ name }) => name)],
  );
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const wrong = EXPECTED.filter(({ name, isRight }) => !isRight(values.get(name) ?? ""));
  if (wrong.length > 0) {
    const said = wrong.map(({ name }) => `${name} = ${values.get(name)}`).join(", ");
    throw new ConfigurationError(
      `DATABASE_URL leads to a pooler whose sessions have ${said}: give it the connect_query of ops/pgbouncer.ini.`,
    );
  }
  const [behind, itself] = await Promise.all(
    [pooler, direct].map((each) => each.query<{ name: string; since: string }>(WHERE)),
  );
  if (JSON.stringify(behind?.rows) !== JSON.stringify(itself?.rows))
    throw new ConfigurationError("DATABASE_DIRECT_URL leads to another database than DATABASE_URL.");
}

/** Explains what to configure if a pooler refused the settings of a session. */
export function refuseMissingDirectUrl(error: unknown): void {
  if (error instanceof Error && error.message.startsWith("unsupported startup parameter"))
    throw new ConfigurationError(
      "DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the PostgreSQL server behind it.",
    );
}
