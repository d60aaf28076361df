import { sql } from "kysely";
import { storedAs } from "../../crud/define-module.ts";
import { repositoryOf, type RepositoryServices } from "../../crud/repository/repository.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { accountsIn, type Audience } from "./audience.server.ts";
import { announceSent } from "./announcements.server.ts";
import { message } from "./message.ts";
import type { MessageTables } from "./message-tables.server.ts";
import type { Services } from "../../server/services.ts";

/** Receivers per transaction, which occupies the embedded database's only connection (RL-04). */
const BATCH = 500;

/** Change topic: a notification has further batches of receivers. */
export const DELIVERY_WAITS = "notification.waits";

/**
 * Delivers a notification to the next batch of receivers, those with ids greater than `after`. It is pushed to screens
 * only after the last batch, so that nobody is notified twice. Resolves to the number of receivers.
 */
export async function deliverBatch(
  trx: DatabaseTransaction,
  { changes }: Pick<RepositoryServices, "changes">,
  id: string,
  { to, after }: { readonly to: Audience; readonly after: string },
): Promise<number> {
  const next = await accountsIn(trx, to)
    .select("account.id")
    .where("account.id", ">", after)
    .orderBy("account.id")
    .limit(BATCH)
    .execute();
  const ids = next.map((account) => account.id);
  await sql`insert into message_receipt (account_id, notification_id)
    select account_id, ${id} from unnest(${ids}::text[]) as next(account_id) on conflict do nothing`.execute(
    trx.as<unknown>(),
  );
  const isWhole = ids.length < BATCH;
  await trx
    .as<MessageTables>()
    .updateTable("notification")
    .set({ delivered_to: isWhole ? null : (ids.at(-1) ?? null) })
    .where("id", "=", id)
    .execute();
  await (isWhole ? announceSent(changes, trx, id) : changes.announce(trx, DELIVERY_WAITS));
  return ids.length;
}

/** Delivers the next batch; false if another instance is delivering it or nothing is left. */
const deliverMore = (services: RepositoryServices, id: string): Promise<boolean> =>
  inTransaction(services.database, async (trx) => {
    const db = trx.as<MessageTables>();
    const open = await db
      .selectFrom("notification")
      .select(["message_id", "delivered_to"])
      .where("id", "=", id)
      .where("delivered_to", "is not", null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!open) return false;
    const [row] = await repositoryOf(message, services).where(
      trx,
      sql`id = ${open.message_id} and deleted_at is null and state = 'sent'`,
    );
    if (!row) {
      // Withdrawn or deleted meanwhile: the remaining receivers do not get it.
      await db.updateTable("notification").set({ delivered_to: null }).where("id", "=", id).execute();
      return false;
    }
    const to = storedAs(message, row);
    await deliverBatch(trx, services, id, { to, after: open.delivered_to ?? "" });
    return true;
  });

/**
 * Completes unfinished deliveries, also those of former processes; other requests are answered between the batches.
 * Rejects at the end if some did not reach all.
 */
export async function deliverWaiting(
  services: RepositoryServices & Pick<Services, "log">,
  signal?: AbortSignal,
): Promise<void> {
  const unfinished = await services.database
    .as<MessageTables>()
    .selectFrom("notification")
    .select("id")
    .where("delivered_to", "is not", null)
    .orderBy("id")
    .execute();
  const deliverAll = async (id: string) => {
    let isOpen = true;
    while (isOpen) isOpen = signal?.aborted ? false : await deliverMore(services, id);
  };
  let failures = 0;
  // A failure must not hold up the other notifications; it is retried.
  for (const { id } of unfinished)
    await deliverAll(id).catch((error: unknown) => {
      failures += 1;
      services.log.warn({ err: error, notification: id }, "a notification did not reach all");
    });
  if (failures > 0) throw new Error(`${failures} notifications did not reach all`);
}
