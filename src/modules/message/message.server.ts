import type { RecordToChange } from "../../contract/optimistic-locking.ts";
import { Failure } from "../../contract/errors.ts";
import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/crud-routes.server.ts";
import type { Row, RowValues } from "../../crud/record/columns.server.ts";
import { recordTitles } from "../../crud/record/record-title.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import { lockOne } from "../../crud/optimistic-locking/lock-records.server.ts";
import { SAVE_RULES } from "../../crud/rules/save-rules.server.ts";
import { anyHooks } from "../../crud/hooks.server.ts";
import { saveOne } from "../../crud/save.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { inTransactionOnce } from "../../server/http/answer/idempotency.ts";
import { routes, type Route, type SignedInContext } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { addressedBy, countSeenReceivers, refuseBeyondScope } from "./audience.server.ts";
import { messageHooks } from "./compose/compose.server.ts";
import { announceReminder } from "./announcements.server.ts";
import { acknowledge, markAllRead, markRead, ownNotification, ownNotifications, ownPending } from "./inbox.server.ts";
import { message, messageCalls } from "./message.ts";
import type { MessageTables } from "./message-tables.server.ts";
import { isOpenReceipt } from "./open-receipt.server.ts";
import { exportReceipts, receipts } from "./receipts.server.ts";
import { send } from "./send.server.ts";
import { withdraw } from "./withdraw.server.ts";

export { /** @public demo/ */ notifyReceivers } from "./delivery.server.ts";
export { NOTIFICATION_REMINDED, NOTIFICATION_SENT, NOTIFICATION_WITHDRAWN } from "./announcements.server.ts";
export { pushedTo, receiversAmong } from "./pushed-notification.server.ts";
export { notifyOfNewBrowser, notifyOfPasswordChange, notifyOfWork } from "./system-messages.server.ts";

export const messageRoutes = (services: Services & CrudServices, modules: readonly Module[]): Route[] => [
  ...routes(messageCalls, {
    mine: (query, { caller, language }) => ownNotifications(services, query, caller.userId, language),
    one: ({ id }, { caller, language }) => ownNotification(services, id, caller.userId, language),
    pending: (_, { caller, language }) => ownPending(services, caller.userId, language),
    read: ({ id }, { caller }) => markRead(services, id, caller.userId),
    acknowledge: ({ id }, { caller }) => acknowledge(services, id, caller.userId),
    readAll: (_, { caller }) => markAllRead(services, caller.userId),
    receivers: (to, { caller }) => countSeenReceivers(services.database, to, caller),
    send: (asked, { caller, idempotencyKey }) => send(services, asked, { caller, modules, idempotencyKey }),
    withdraw: (asked, { caller }) => withdraw(services, asked, caller),
    duplicate: (asked, context) => duplicate(services, asked, context),
    remind: (asked, context) => remind(services, asked, context),
    receipts: (asked, { caller }) => receipts(services, asked, caller),
    exportReceipts: (asked, context) => exportReceipts(services, asked, context),
  }),
  ...crudRoutes(message, services, messageHooks(services), modules),
];

/** A new draft with another message's text and receivers, without its scheduled time. */
async function duplicate(
  services: Services,
  asked: RecordToChange,
  { caller, idempotencyKey }: SignedInContext,
): Promise<{ id: string }> {
  const hooks = anyHooks(messageHooks(services));
  const saving = { module: message, repository: repositoryOf(message, services), hooks, rules: SAVE_RULES, caller };
  const replyOf = ({ id }: { readonly id: string }) => ({ id });
  const copied = async (trx: DatabaseTransaction) => {
    const from = await lockOne(trx, services, { module: message, caller }, asked);
    return { values: copiedFrom(from) };
  };
  return replyOf(await saveOne(services.database, saving, copied, { idempotencyKey, replyOf }));
}

/** All that people write into a message, without its time. */
const WRITTEN = message.properties.filter(({ name, field }) => !field.isReadOnly && name !== "scheduledAt");
const copiedFrom = (from: Row): RowValues => Object.fromEntries(WRITTEN.map(({ name }) => [name, from[name]]));

/** Pushes a sent message again to receivers who have not read or confirmed it. Resolves to their number. */
async function remind(
  services: Services,
  asked: RecordToChange,
  { caller, idempotencyKey }: SignedInContext,
): Promise<{ receivers: number }> {
  const { changes, database } = services;
  const { id } = asked;
  return inTransactionOnce(database, idempotencyKey, async (trx) => {
    const row = await lockOne(trx, services, { module: message, caller }, asked);
    if (row["state"] !== "sent") throw new Failure("notFound");
    await refuseBeyondScope(trx, caller, addressedBy(row));
    const db = trx.as<MessageTables>();
    const sent = await db.selectFrom("notification").select("id").where("message_id", "=", id).execute();
    const open = await db
      .selectFrom("message_receipt")
      .innerJoin("notification", "notification.id", "message_receipt.notification_id")
      .select(({ fn }) => fn.countAll<number>().as("receivers"))
      .where("notification.message_id", "=", id)
      .where(isOpenReceipt)
      .executeTakeFirstOrThrow();
    for (const each of sent) await announceReminder(changes, trx, each.id);
    await recordAudit(trx, services, caller, [
      { action: "remind", module: message.path, recordId: id, title: recordTitles(message, row), after: { ...open } },
    ]);
    return open;
  });
}
