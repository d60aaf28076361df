import { sql } from "kysely";
import type { AskedRecord } from "../../contract/asked-records.ts";
import type { Reply } from "../../contract/endpoint.ts";
import { SHOW_TYPES } from "../../contract/push.ts";
import { storedAs, type Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import { lockOne } from "../../crud/versions/lock-asked.server.ts";
import { tableOf, type Table } from "../../crud/table/table.server.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { inTransactionOnce, type IdempotencyKey } from "../../server/http/answer/idempotency.ts";
import type { Caller } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { whenDue } from "../../server/when-due.ts";
import { countReceivers, refuseBeyondScope } from "./audience.server.ts";
import { refuseUnlessDraft } from "./compose.server.ts";
import { begin } from "./delivery.server.ts";
import { message, type messageCalls } from "./message.ts";
import { deliverBatch, deliverWaiting, DELIVERY_WAITS } from "./batches.server.ts";
import { leaveUnsent, refusedNow } from "./unsent.server.ts";
import type { SendingServices } from "./withdraw.server.ts";

const AFTER_WRITE = 1_000; // ms: a message leaves within five seconds of its time
const AT_ONCE = 20; // messages of one look

/** Delivers a locked message to those who are there now: to the first of them at once. `caller` null: its time has come. */
async function sendNow(
  trx: DatabaseTransaction,
  services: SendingServices,
  table: Table,
  before: Row,
  { caller, by }: { readonly caller: Caller | null; readonly by: string | null },
): Promise<number> {
  const written = storedAs(message, before);
  const receivers = await countReceivers(trx, written);
  const sending = {
    title: { zh: written.title, lo: written.titleLo ?? "", en: written.titleEn ?? "" },
    message: { zh: written.message, lo: written.messageLo ?? "", en: written.messageEn ?? "" },
    showType: SHOW_TYPES.find((type) => type === written.showType) ?? "NOTIFY",
    type: written.type ?? "",
    targetUrl: written.targetUrl ?? "",
    mustAcknowledge: written.mustAcknowledge,
    messageId: written.id,
    ...(by === null ? {} : { by }),
  };
  const now = services.clock.now();
  await deliverBatch(trx, services, await begin(trx, now, sending), { to: written, after: "" });
  const values = { state: "sent", sentAt: new Date(now).toISOString(), receivers, readers: 0 };
  await table.update(trx, [{ before, values }], by ?? "");
  await recordAudit(trx, services, caller, [auditOf("send", before, { ...values })]);
  return receivers;
}

const auditOf = (action: string, { id, title, state }: Row, after: Readonly<Record<string, unknown>>) => ({
  action,
  module: message.path,
  recordId: id,
  title: String(title),
  before: { state },
  after,
});

interface Sending {
  readonly caller: Caller;
  readonly modules: readonly Module[];
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/** Sends a draft, once, or has it wait for its time. From then on it is not changed any more. */
export async function send(
  services: SendingServices,
  { dryRun: isTrial = false, ...asked }: AskedRecord & { readonly dryRun?: boolean | undefined },
  { caller, modules, idempotencyKey }: Sending,
): Promise<Reply<typeof messageCalls.send>> {
  const table = tableOf(message, services);
  return inTransactionOnce(services.database, isTrial ? undefined : idempotencyKey, async (trx) => {
    const row = await lockOne(trx, services, { module: message, caller, modules }, asked);
    const written = storedAs(message, row);
    refuseUnlessDraft(written);
    await refuseBeyondScope(trx, caller, written);
    const { scheduledAt } = written;
    if (isTrial) return { receivers: await countReceivers(trx, written), scheduledAt: scheduledAt ?? "" };
    if (scheduledAt === null || new Date(scheduledAt).getTime() <= services.clock.now())
      return { receivers: await sendNow(trx, services, table, row, { caller, by: caller.userId }), scheduledAt: "" };
    const values = { state: "scheduled" };
    await table.update(trx, [{ before: row, values }], caller.userId);
    await recordAudit(trx, services, caller, [auditOf("schedule", row, { ...values, scheduledAt })]);
    return { receivers: await countReceivers(trx, written), scheduledAt };
  });
}

interface Waiting {
  readonly message: {
    readonly id: string;
    readonly state: string;
    readonly scheduled_at: string | null;
    readonly updated_by: string | null;
    readonly deleted_at: string | null;
  };
}

/** Sends what waits for a time that has come. Of several instances one sends: the others skip what it has locked. */
export async function sendDue(services: SendingServices & Pick<Services, "log">): Promise<void> {
  const { clock, database, log } = services;
  const due = await database
    .as<Waiting>()
    .selectFrom("message")
    .select("id")
    .where("state", "=", "scheduled")
    .where("deleted_at", "is", null)
    .where("scheduled_at", "<=", new Date(clock.now()).toISOString())
    .orderBy("scheduled_at")
    .limit(AT_ONCE)
    .execute();
  const table = tableOf(message, services);
  for (const { id } of due) {
    const one = inTransaction(database, async (trx) => {
      const [free] = await trx
        .as<Waiting>()
        .selectFrom("message")
        .select("updated_by")
        .where("id", "=", id)
        .where("state", "=", "scheduled")
        .where("deleted_at", "is", null)
        .forUpdate()
        .skipLocked()
        .execute();
      if (!free) return;
      const [row] = await table.lock(trx, [id]);
      if (!row) return;
      const authorId = free.updated_by;
      const why = authorId === null ? undefined : await refusedNow(trx, authorId, row);
      if (authorId !== null && why) await leaveUnsent(trx, services, table, row, { authorId, why });
      else await sendNow(trx, services, table, row, { caller: null, by: authorId });
    });
    // One that cannot be sent must not hold up the others; it is tried again.
    await one.catch((error: unknown) => log.warn({ err: error, message: id }, "a scheduled message was not sent"));
  }
}

/** When the next message is to be sent; undefined: none waits, and all that were sent are in people's lists. */
async function nextToSend({ database }: Pick<Services, "database">): Promise<number | undefined> {
  const { rows } = await sql<{ next: number | null }>`
    select case when exists (select 1 from notification where delivered_to is not null) then 0
      else (select extract(epoch from min(scheduled_at)) * 1000 from message
        where state = 'scheduled' and deleted_at is null) end::float8 as next`.execute(database.as<unknown>());
  return rows[0]?.next ?? undefined;
}

/**
 * Sends messages at their times, and goes on with what is still to be put into people's lists, until the returned function is called; at
 * once, what was left over while nobody ran.
 */
export function keepSending(services: SendingServices & Pick<Services, "log">): () => Promise<void> {
  const { changes, clock, log } = services;
  const failed = (error: unknown) => log.warn({ err: error }, "sending what waits failed");
  const look = async (signal: AbortSignal) => {
    // Each whatever came of the other.
    await sendDue(services).catch(failed);
    await deliverWaiting(services, signal);
    return nextToSend(services);
  };
  const { within, stop } = whenDue(clock, look, failed);
  within(0);
  const stops = [changes.on(DELIVERY_WAITS, () => within(0)), changes.on(message.table, () => within(AFTER_WRITE))];
  return () => {
    for (const stopListening of stops) stopListening();
    return stop();
  };
}
