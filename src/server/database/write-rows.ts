import { sql, type Expression } from "kysely";
import { executePrepared } from "./connections/prepared-statements.ts";
import type { DatabaseTransaction } from "./database.ts";

/** The values of a row by column. */
export type Columns = Readonly<Record<string, unknown>>;

export interface RowUpdate {
  readonly id: string;
  readonly columns: Columns;
}

const ROWS_AT_ONCE = 500; // × columns stays under the 65,535 parameters of one statement

/** Inserts rows, many with one statement, and returns the select list `returning` of each, in their order. */
export async function insertMany<R>(
  trx: DatabaseTransaction,
  table: string,
  rows: readonly Columns[],
  returning: Expression<unknown>,
): Promise<R[]> {
  const inserted: R[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE);
    const names = [...new Set(part.flatMap((columns) => Object.keys(columns)))];
    const lines = part.map(
      (columns) =>
        sql`(${sql.join(names.map((name) => (columns[name] === undefined ? sql`default` : sql`${columns[name]}`)))})`,
    );
    const result =
      await sql<R>`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) values ${sql.join(lines)} returning ${returning}`.execute(
        trx.as<unknown>(),
      );
    inserted.push(...result.rows);
  }
  return inserted;
}

/** Updates rows that change the same columns, with one statement. */
async function updateAlike<R>(
  trx: DatabaseTransaction,
  table: string,
  rows: readonly RowUpdate[],
  types: ReadonlyMap<string, string>,
  returning: Expression<unknown>,
): Promise<R[]> {
  const names = Object.keys(rows[0]?.columns ?? {});
  const given = (place: number) => sql.ref(`given.c${place}`);
  const sets = names.map((name, place) => {
    const type = types.get(name);
    return sql`${sql.ref(name)} = ${given(place)}${type ? sql.raw(`::${type}`) : sql``}`;
  });
  const lines = rows.map(({ id, columns }) => sql`(${id}, ${sql.join(names.map((name) => sql`${columns[name]}`))})`);
  const { rows: updated } = await sql<R>`
    update ${sql.table(table)} set version = version + 1, ${sql.join(sets)}
    from (values ${sql.join(lines)}) as given(key, ${sql.join(names.map((_, place) => sql.ref(`c${place}`)))})
    where id = given.key returning ${returning}`.execute(trx.as<unknown>());
  return updated;
}

/** Updates one row, which is what a form does. */
function updateOne<R>(
  trx: DatabaseTransaction,
  table: string,
  { id, columns }: RowUpdate,
  returning: Expression<unknown>,
): Promise<R[]> {
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return executePrepared(
    trx,
    sql<R>`update ${sql.table(table)} set version = version + 1, ${sql.join(sets)} where id = ${id} returning ${returning}`,
  );
}

/**
 * Updates rows by their ids, increments their `version` and returns the select list `returning` of each, in any order.
 * `types` has the types of the columns: in a list of values everything is text unless it is cast.
 */
export async function updateMany<R>(
  trx: DatabaseTransaction,
  table: string,
  updates: readonly RowUpdate[],
  types: ReadonlyMap<string, string>,
  returning: Expression<unknown>,
): Promise<R[]> {
  const updated: R[] = [];
  // A spreadsheet mostly changes the same columns in all its rows.
  for (const alike of Map.groupBy(updates, ({ columns }) => Object.keys(columns).join()).values())
    for (let start = 0; start < alike.length; start += ROWS_AT_ONCE) {
      const part = alike.slice(start, start + ROWS_AT_ONCE);
      const [first, second] = part;
      const rows =
        first && !second
          ? await updateOne<R>(trx, table, first, returning)
          : await updateAlike<R>(trx, table, part, types, returning);
      updated.push(...rows);
    }
  return updated;
}
