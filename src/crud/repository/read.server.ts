import { sql, type Expression, type SqlBool } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { recordId } from "../../contract/scalars.ts";
import { executePrepared } from "../../server/database/connections/prepared-statements.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { listReads, type ListReads, type ReadSource } from "../list-query/list-reads.server.ts";
import { withinScope } from "../scope/scope.server.ts";
import { selectionOf, type Row } from "../record/columns.server.ts";
import { joinedOf } from "../record/joins.server.ts";
import { orderOf } from "../list-query/order.server.ts";

/** Reads the records of a module. Records outside the data scope do not exist for any of these (AZ-05). */
export interface Reads extends ListReads {
  /** The rows that meet a condition, also those in the bin, in the default order. */
  where(on: Queryable, condition: Expression<SqlBool>, limit?: number, offset?: number): Promise<Row[]>;
  /** Locks records (with `isBin` those in the bin) until the commit. Throws `notFound` unless all are there. */
  lock(trx: DatabaseTransaction, ids: readonly string[], isBin?: boolean): Promise<Row[]>;
  /** One record outside the bin; undefined if it is not there, also for a malformed id (AZ-05). */
  find(id: string): Promise<Row | undefined>;
  /** Like `find`, but throws `notFound`. */
  get(id: string): Promise<Row>;
}

export function readsOf(source: ReadSource): Reads {
  const { module, database, scope } = source;
  const table = sql.table(module.table);
  const selection = selectionOf(module);
  const seen = withinScope(scope);
  const own = orderOf(module, { sort: [] });
  const hasJoins = joinedOf(module).length > 0;
  const read = async (on: Queryable, tail: Expression<unknown>): Promise<Row[]> =>
    (await sql<Row>`select ${selection} from ${table} ${tail}`.execute(on.as<unknown>())).rows;
  const readById = (on: Queryable, tail: Expression<unknown>): Promise<Row[]> =>
    executePrepared(on, sql<Row>`select ${selection} from ${table} ${tail}`);
  const find = async (id: string): Promise<Row | undefined> =>
    recordId.safeParse(id).success
      ? (await readById(database, sql`where id = ${id} and deleted_at is null${seen}`))[0]
      : undefined;
  return {
    ...listReads(source),
    find,
    where: (on, condition, limit, offset = 0) =>
      read(
        on,
        sql`where (${condition})${seen} order by ${own}${limit === undefined ? sql`` : sql` limit ${limit} offset ${offset}`}`,
      ),
    async lock(trx, ids, isBin = false) {
      const wanted = [...new Set(ids)].filter((id) => recordId.safeParse(id).success);
      const state = isBin ? sql`deleted_at is not null` : sql`deleted_at is null`;
      const these = sql`where id = any(${wanted}::text[]) and ${state}${seen} order by id`;
      // After waiting for a lock a statement sees the new row, but its sub-selects see the old state. So joins are read
      // once the lock is held.
      if (hasJoins) await sql`select 1 from ${table} ${these} for update`.execute(trx.as<unknown>());
      const found = await readById(trx, hasJoins ? these : sql`${these} for update`);
      if (found.length === 0 || found.length !== new Set(ids).size) throw new Failure("notFound");
      return found;
    },
    async get(id) {
      const found = await find(id);
      if (!found) throw new Failure("notFound");
      return found;
    },
  };
}
