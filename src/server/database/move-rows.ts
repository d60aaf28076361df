import type pg from "pg";
import { HOUR } from "../../contract/date/durations.ts";
import { ConfigurationError } from "../configuration-error.ts";
import { refuseServed } from "./changes/count-instances.ts";
import type { Database } from "./database.ts";

const ROWS_AT_ONCE = 500;
const STATEMENT_LIMIT = HOUR; // ms; an index over millions of rows is made in one statement
const CURSOR = "rows_to_move";

interface Table {
  /** Quoted, as is every name here. */
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export interface MovedTable {
  readonly name: string;
  readonly rows: number;
}

// The target keeps its own records of its schema and of its migrations.
const OWN = "c.relnamespace = current_schema()::regnamespace and c.relname <> 'schema_migration'";

const tablesOf = async (client: pg.ClientBase): Promise<readonly Table[]> => {
  const { rows } = await client.query<Table>(`
    select quote_ident(c.relname) as name,
      json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where ${OWN} and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
};

/** The tables and, by themselves, the parts of those that are stored in parts: some triggers are a part's own. */
const triggeredOf = async (client: pg.ClientBase): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(c.relname) as name from pg_class c where ${OWN} and c.relkind in ('r', 'p')`,
  );
  return rows.map(({ name }) => name);
};

const foreignKeysOf = async (client: pg.ClientBase): Promise<readonly ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(`
    select quote_ident(c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid where ${OWN} and k.contype = 'f'`);
  return rows;
};

/** Number of rows and the sum of their digests: the same rows in any order have the same. */
async function contentOf(client: pg.ClientBase, { name, columns }: Table): Promise<string> {
  const row = columns.map((column) => column.name).join(", ");
  const { rows } = await client.query<{ content: string }>(`
    select count(*) || ' rows, ' || coalesce(sum(('x' || substr(md5(row(${row})::text), 1, 15))::bit(60)::bigint), 0)
      as content from ${name}`);
  return rows[0]?.content ?? "";
}

async function moveTable(from: pg.ClientBase, to: pg.ClientBase, table: Table): Promise<MovedTable> {
  const { name, columns } = table;
  // As text, which every type reads back exactly.
  const read = columns.map((column) => `${column.name}::text`).join(", ");
  const places = columns.map((_, n) => `$${n + 1}::text[]`).join(", ");
  const names = columns.map((column) => column.name).join(", ");
  const written = columns.map((column, n) => `moved.c${n}::${column.type}`).join(", ");
  const called = columns.map((_, n) => `c${n}`).join(", ");
  const insert = `insert into ${name} (${names}) overriding system value
    select ${written} from unnest(${places}) as moved(${called})`;
  let count = 0;
  await from.query(`declare ${CURSOR} no scroll cursor for select ${read} from ${name}`);
  for (;;) {
    const { rows } = await from.query<(string | null)[]>({
      text: `fetch ${ROWS_AT_ONCE} from ${CURSOR}`,
      rowMode: "array",
    });
    if (rows.length > 0)
      await to.query(
        insert,
        columns.map((_, n) => rows.map((row) => row[n] ?? null)),
      );
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await from.query(`close ${CURSOR}`);
  const [wanted, found] = [await contentOf(from, table), await contentOf(to, table)];
  if (wanted !== found) throw new Error(`${name} is not the same there: ${found} in place of ${wanted}.`);
  return { name, rows: count };
}

async function moveSequences(from: pg.ClientBase, to: pg.ClientBase): Promise<void> {
  const { rows } = await from.query<{ name: string }>(
    `select quote_ident(c.relname) as name from pg_class c where ${OWN} and c.relkind = 'S'`,
  );
  for (const { name } of rows) {
    const state = await from.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${name}`,
    );
    const { value, called } = state.rows[0] ?? {};
    await to.query("select setval($1::regclass, $2::bigint, $3)", [name, value, called]);
  }
}

const sameTables = (a: readonly Table[], b: readonly Table[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Copies everything, in a transaction of the target. Its triggers are off, as their work is among the rows. */
async function moveAll(
  from: pg.ClientBase,
  to: pg.ClientBase,
  tell: (moved: MovedTable) => void,
): Promise<MovedTable[]> {
  const tables = await tablesOf(from);
  if (!sameTables(tables, await tablesOf(to))) throw new Error("The two databases have other tables.");
  const keys = await foreignKeysOf(to);
  for (const { table, name } of keys) await to.query(`alter table ${table} drop constraint ${name}`);
  const triggered = await triggeredOf(to);
  for (const name of triggered) await to.query(`alter table ${name} disable trigger user`);
  await to.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
  const moved: MovedTable[] = [];
  for (const table of tables) {
    const one = await moveTable(from, to, table);
    tell(one);
    moved.push(one);
  }
  await moveSequences(from, to);
  for (const name of triggered) await to.query(`alter table ${name} enable trigger user`);
  // Made anew, they look at every row.
  for (const { table, name, definition } of keys)
    await to.query(`alter table ${table} add constraint ${name} ${definition}`);
  return moved;
}

async function inTransactionOf<R>(client: pg.ClientBase, mode: string, work: () => Promise<R>): Promise<R> {
  await client.query(`begin ${mode}`);
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/**
 * Copies every row of `source`, as of one moment, into `target`, which has the same schema and no installation yet. It
 * copies all or nothing: after a failure it can be repeated. The copied rows are compared with the source, table by
 * table. The role of the target's connection owns its tables. Throws `ConfigurationError` for a target that has an
 * installation, and while a server uses one of the two or starts on it meanwhile, because its saves would be lost.
 */
export async function moveRows(
  source: Database,
  target: Database,
  tell: (moved: MovedTable) => void = () => {},
): Promise<MovedTable[]> {
  return source.longWork(STATEMENT_LIMIT, (from) =>
    target.longWork(STATEMENT_LIMIT, async (to) => {
      const refuseBoth = async () => {
        for (const each of [from, to]) await refuseServed(each);
      };
      await refuseBoth();
      const { rows } = await to.query<{ used: boolean }>("select exists (select from account) as used");
      if (rows[0]?.used)
        throw new ConfigurationError(
          "There is an installation in the database that should be moved into: use an empty one.",
        );
      const moved = await inTransactionOf(from, "isolation level repeatable read read only", () =>
        inTransactionOf(to, "", async () => {
          const all = await moveAll(from, to, tell);
          await refuseBoth();
          return all;
        }),
      );
      await to.query("analyze");
      return moved;
    }),
  );
}
