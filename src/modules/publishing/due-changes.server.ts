import { sql, type SqlBool } from "kysely";
import type { Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import { tableOf } from "../../crud/table/table.server.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Services } from "../../server/services.ts";
import { whenDue } from "../../server/when-due.ts";
import { changeRecord, type PublishingServices } from "./change-record.server.ts";

const AFTER_WRITE = 1_000; // ms: what is scheduled is public within two seconds of its time
const AT_ONCE = 50; // records of one module in one look

/** Publishes what waits for a time that has come, and takes down what was to be shown until one. Of several instances one does: the others skip what it has locked. */
export async function publishDue(services: PublishingServices, modules: readonly Module[]): Promise<void> {
  const now = new Date(services.clock.now()).toISOString();
  for (const module of modules) {
    const table = tableOf(module, services);
    const due = sql<SqlBool>`deleted_at is null and (state = 'scheduled' and publish_at <= ${now}::timestamptz or state = 'published' and visible_until <= ${now}::timestamptz)`;
    const { rows } = await sql<{
      id: string;
    }>`select id from ${sql.table(module.table)} where ${due} order by id limit ${AT_ONCE}`.execute(
      services.database.as<unknown>(),
    );
    for (const { id } of rows)
      await inTransaction(services.database, async (trx) => {
        const free = await sql<{
          updated_by: string | null;
        }>`select updated_by from ${sql.table(module.table)} where id = ${id} and ${due} for update skip locked`.execute(
          trx.as<unknown>(),
        );
        if (!free.rows[0]) return;
        const [row] = (await table.lock(trx, [id])) as [Row];
        const isOver = row["state"] === "published";
        // The time that was asked for, not the second in which somebody looked.
        const values = isOver
          ? { state: "withdrawn" }
          : { state: "published", publishAt: null, publishedAt: row["publishAt"] };
        await changeRecord(trx, table, row, values, {
          action: isOver ? "withdraw" : "publish",
          by: free.rows[0].updated_by ?? "",
          author: null,
        });
      });
  }
}

/** When the next of a module's records is to be published or taken down; undefined: none is. */
async function nextDue({ database }: Pick<Services, "database">, module: Module): Promise<number | undefined> {
  const table = sql.table(module.table);
  // Two questions, so that each reads the first row of its index.
  const { rows } = await sql<{ next: number | null }>`
    select (extract(epoch from least(
      (select min(publish_at) from ${table} where deleted_at is null and state = 'scheduled'),
      (select min(visible_until) from ${table} where deleted_at is null and state = 'published' and visible_until is not null)
    )) * 1000)::float8 as next`.execute(database.as<unknown>());
  return rows[0]?.next ?? undefined;
}

/** Publishes each module's records at their times until the returned function is called; at once, what came due while nobody ran. */
export function keepPublishing(services: Services, modules: readonly Module[]): () => Promise<void> {
  const failed = (error: unknown) => services.log.warn({ err: error }, "publishing what is due failed");
  const stops = modules.map((module) => {
    const look = async () => {
      await publishDue(services, [module]);
      return nextDue(services, module);
    };
    const { within, stop } = whenDue(services.clock, look, failed);
    within(0);
    const stopListening = services.changes.on(module.table, () => within(AFTER_WRITE));
    return () => {
      stopListening();
      return stop();
    };
  });
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
