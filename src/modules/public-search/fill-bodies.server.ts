import { sql } from "kysely";
import { bodyTokens } from "../../crud/search/body.server.ts";
import type { Module } from "../../crud/define-module.ts";
import { selectionOf, type Row } from "../../crud/repository/columns.server.ts";
import type { Services } from "../../server/services.ts";

const AT_ONCE = 50; // texts of up to 100,000 characters, tokenised between two requests

/** Fills the `body` column of records from before it was introduced. */
export async function fillBodies({ database }: Pick<Services, "database">, modules: readonly Module[]): Promise<void> {
  const db = database.as<unknown>();
  for (const module of modules.filter(({ list }) => list.body)) {
    const table = sql.table(module.table);
    for (let left = AT_ONCE; left === AT_ONCE;) {
      const { rows } = await sql<Row>`
        select ${selectionOf(module)} from ${table} where body is null order by id limit ${AT_ONCE}`.execute(db);
      const found = rows.map((row) => ({ id: row.id, version: row.version, body: bodyTokens(module, row).join(" ") }));
      // A record saved meanwhile has been filled already.
      await sql`update ${table} as known set body = array_to_tsvector(string_to_array(found.body, ' '))
        from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found(id text, version int, body text)
        where known.id = found.id and known.version = found.version and known.body is null`.execute(db);
      left = rows.length;
    }
  }
}
