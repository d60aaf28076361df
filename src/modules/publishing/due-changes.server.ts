import { sql, type SqlBool } from "kysely";
import type { Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import { repositoryOf, type RepositoryServices } from "../../crud/repository/repository.server.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Services } from "../../server/services.ts";
import { runWhenDue } from "../../server/run-when-due.ts";

const AFTER_WRITE = 1_000; // ms; a scheduled record is public within two seconds of its time
const AT_ONCE = 50; // ids read in one query
const NIL_UUID = "00000000-0000-0000-0000-000000000000"; // before every id

/**
 * Publishes scheduled records that are due, and withdraws those whose time has ended. Safe with several instances: rows
 * locked by another are skipped. After `signal` no further record is begun: thousands may be due after a long pause.
 */
export async function publishDue(
  services: RepositoryServices,
  modules: readonly Module[],
  signal?: AbortSignal,
): Promise<void> {
  const now = new Date(services.clock.now()).toISOString();
  const failures: unknown[] = [];
  for (const module of modules) {
    const repository = repositoryOf(module, services);
    const due = sql<SqlBool>`deleted_at is null and (state = 'scheduled' and publish_at <= ${now}::timestamptz or state = 'published' and visible_until <= ${now}::timestamptz)`;
    const dueAfter = async (last: string): Promise<string[]> => {
      const { rows } = await sql<{
        id: string;
      }>`select id from ${sql.table(module.table)} where ${due} and id > ${last} order by id limit ${AT_ONCE}`.execute(
        services.database.as<unknown>(),
      );
      return rows.map(({ id }) => id);
    };
    const change = (id: string) =>
      inTransaction(services.database, async (trx) => {
        const free =
          await sql`select 1 from ${sql.table(module.table)} where id = ${id} and ${due} for update skip locked`.execute(
            trx.as<unknown>(),
          );
        if (free.rows.length === 0) return;
        const [row] = (await repository.lock(trx, [id])) as [Row];
        const isOver = row["state"] === "published";
        // The scheduled time, not the time of this pass.
        const values = isOver
          ? { state: "withdrawn" }
          : { state: "published", publishAt: null, publishedAt: row["publishAt"] };
        const action = isOver ? "unpublish" : "publish";
        await repository.update(trx, [{ before: row, values, action }], null);
      });
    // Records that fail, however many, must not hold up those after them.
    for (let ids = await dueAfter(NIL_UUID); ids.length > 0; ids = await dueAfter(ids.at(-1)!)) {
      for (const id of ids) if (!signal?.aborted) await change(id).catch((error: unknown) => failures.push(error));
      if (signal?.aborted) break;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} records could not be changed`);
}

/** Time of a module's next change after `moment` in milliseconds since 1970; undefined: none. */
async function nextDue(
  { database }: Pick<Services, "database">,
  module: Module,
  moment = 0,
): Promise<number | undefined> {
  const table = sql.table(module.table);
  const from = sql`${new Date(moment).toISOString()}::timestamptz`;
  // Two subqueries, so that each reads only the first row of its index.
  const { rows } = await sql<{ next: number | null }>`
    select (extract(epoch from least(
      (select min(publish_at) from ${table} where deleted_at is null and state = 'scheduled' and publish_at > ${from}),
      (select min(visible_until) from ${table} where deleted_at is null and state = 'published' and visible_until > ${from})
    )) * 1000)::float8 as next`.execute(database.as<unknown>());
  return rows[0]?.next ?? undefined;
}

/**
 * Publishes and withdraws records at their times, and at once those that came due while no instance ran. Returns a
 * function that stops it.
 */
export function startPublishing(services: Services, modules: readonly Module[]): () => Promise<void> {
  const failed = (error: unknown) => services.log.warn({ err: error }, "publishing what is due failed");
  const stops = modules.map((module) => {
    const look = async (signal: AbortSignal) => {
      await publishDue(services, [module], signal);
      return nextDue(services, module);
    };
    const { lookWithin, stop } = runWhenDue(services.clock, look, failed, (moment) =>
      nextDue(services, module, moment),
    );
    lookWithin(0);
    const stopListening = services.changes.on(module.table, () => lookWithin(AFTER_WRITE));
    return () => {
      stopListening();
      return stop();
    };
  });
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
