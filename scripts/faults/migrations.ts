import { readdirSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "../../src/server/database/migrate.ts";
import { openDatabase } from "../../src/server/database/open-database.ts";
import { root } from "../places.ts";
import { ask, type Postgres } from "../instances/postgres.ts";
import type { Rows } from "../instances/rows.ts";

const EVERY = 15; // of a short run

/**
 * Ends the connection of a migration at its nth statement. A sequence, because it counts on where a transaction is
 * taken back. It sees what defines, and not what only writes rows: those few statements stand between two that it sees.
 */
const TRAP = `
  create schema trap;
  create sequence trap.step;
  create table trap.plan (at bigint not null);
  insert into trap.plan values (0);
  create function trap.spring() returns event_trigger language plpgsql as $$
  begin
    if nextval('trap.step') = (select at from trap.plan) then perform pg_terminate_backend(pg_backend_pid()); end if;
  end $$;
  create event trigger trap on ddl_command_end execute function trap.spring();`;

/** The schema of a database, without the trap and its times. */
const SHAPE = `
  select md5(string_agg(line, E'\\n' order by line)) as shape from (
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
    from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select number || name || checksum from schema_migration
  ) as lines`;

export const showMigrations = (rows: Rows, postgres: Postgres, isShort: boolean): Promise<void> =>
  rows.row("RE-15: migrations killed at every statement", "the rerun works, the schema is the same", async () => {
    const folder = join(root, "migrations");
    const files = readdirSync(folder).filter((name) => name.endsWith(".sql")).length;
    const run = async (databaseUrl: string) => {
      const database = await openDatabase({ dataDir: "", databaseUrl });
      try {
        return (await migrate(database, folder)).length;
      } finally {
        await database.close();
      }
    };
    const shapeOf = async (url: string) => (await ask<{ shape: string }>(url, SHAPE))[0]?.shape;
    const whole = await postgres.newDatabase("migrated");
    await run(whole);

    const url = await postgres.newDatabase("interrupted");
    await ask(url, TRAP);
    const applied = async () =>
      (await ask<{ done: number }>(url, "select count(*)::int as done from schema_migration").catch(() => []))[0]
        ?.done ?? 0;
    let kills = 0;
    let at = 1;
    for (let done = 0; done < files;) {
      await ask(url, `update trap.plan set at = ${at}; select setval('trap.step', 1, false);`);
      await run(url).then(
        () => undefined,
        () => (kills += 1),
      );
      const now = await applied();
      at = now > done ? 1 : at + (isShort ? EVERY : 1);
      done = now;
    }
    const [one, other] = [await shapeOf(whole), await shapeOf(url)];
    return {
      figure: `${kills} kills in ${files} files, ${one === other ? "the same schema" : "another schema"}`,
      isGood: one === other && one !== undefined && kills > files / 2,
    };
  });
