import { sql } from "kysely";
import type { Database } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import { selectionOf, type Row } from "../record/columns.server.ts";
import { bodyTokens } from "./body.server.ts";
import { searchTokens } from "./search-vector.server.ts";

const AT_ONCE = 50; // records, with texts of up to 100,000 characters, tokenised between two requests

/** Fills `search` and `body` of the next records after `lastId`. Returns the last of them; undefined at the end. */
async function fillNext(database: Database, module: Module, lastId: string): Promise<string | undefined> {
  const db = database.as<unknown>();
  const table = sql.table(module.table);
  const { rows } = await sql<Row>`
    select ${selectionOf(module)} from ${table} where id > ${lastId} order by id limit ${AT_ONCE}`.execute(db);
  const found = rows.map((row) => ({
    id: row.id,
    version: row.version,
    search: searchTokens(module, row).join(" "),
    body: bodyTokens(module, row).join(" "),
  }));
  const made = (column: string) => sql`array_to_tsvector(string_to_array(${sql.ref(`found.${column}`)}, ' '))`;
  const columns = module.list.body ? ["search", "body"] : ["search"];
  // A record saved meanwhile has been filled already.
  await sql`update ${table} as known
    set ${sql.join(columns.map((name) => sql`${sql.ref(name)} = ${made(name)}`))}
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found(id text, version int, search text, body text)
    where known.id = found.id and known.version = found.version and (${sql.join(
      columns.map((name) => sql`${sql.ref(`known.${name}`)} is distinct from ${made(name)}`),
      sql` or `,
    )})`.execute(db);
  return rows.length < AT_ONCE ? undefined : rows.at(-1)?.id;
}

/** Fills the rest of a table; false if it was stopped before the end. */
async function fillTable(database: Database, module: Module, from: string, stopping?: AbortSignal): Promise<boolean> {
  for (let last: string | undefined = from; last !== undefined;) {
    if (stopping?.aborted) return false;
    last = await fillNext(database, module, last);
    if (last !== undefined)
      await sql`update search_fill set last_id = ${last} where table_name = ${module.table}`.execute(
        database.as<unknown>(),
      );
  }
  return true;
}

/**
 * Fills the search columns of records from before their tokens were made as they are now: of the tables that a migration
 * has put into `search_fill`, from where the last run was stopped.
 */
export async function fillTokens(
  { database }: { readonly database: Database },
  modules: readonly Module[],
  stopping?: AbortSignal,
): Promise<void> {
  const db = database.as<unknown>();
  const { rows } = await sql<{ table: string; lastId: string }>`
    select table_name as "table", last_id as "lastId" from search_fill order by 1`.execute(db);
  for (const { table, lastId } of rows) {
    const module = modules.find((each) => each.table === table);
    if (module && !(await fillTable(database, module, lastId, stopping))) return;
    await sql`delete from search_fill where table_name = ${table}`.execute(db);
  }
}
