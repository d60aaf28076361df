import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import type { Arguments, Reply } from "../../contract/endpoint.ts";
import { DEFAULT_PAGE_SIZE } from "../../contract/list-query.ts";
import { SHOW_TYPES } from "../../contract/push.ts";
import type { Module, Stored } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/handlers.server.ts";
import { tableOf } from "../../crud/table/table.server.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { routes, type Caller, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import type { IdentityTables } from "../user/user.server.ts";
import { alreadySent, messageHooks, receiversOf } from "./compose.server.ts";
import { announceSent, deliver } from "./delivery.server.ts";
import { markAllRead, markRead, ownNotification, ownNotifications } from "./inbox.server.ts";
import { message, messageCalls } from "./message.ts";
import type { MessageTables } from "./message-tables.server.ts";

export { NOTIFICATION_SENT, pushedTo } from "./delivery.server.ts";
export { noticeNewBrowser, noticePasswordChange } from "./notices.server.ts";

/** The routes of messages; `modules` are all declared ones. */
export const messageRoutes = (services: Services, modules: readonly Module[]): Route[] => [
  ...routes(messageCalls, {
    mine: (query, { caller, language }) => ownNotifications(services, query, caller.userId, language),
    one: ({ id }, { caller, language }) => ownNotification(services, id, caller.userId, language),
    read: ({ id }, { caller }) => markRead(services, id, caller.userId),
    readAll: (_, { caller }) => markAllRead(services, caller.userId),
    send: ({ id }, { caller }) => send(services, id, caller),
    receipts: (asked) => receipts(services, asked),
  }),
  ...crudRoutes(message, services, messageHooks, modules),
];

/** Sends a message, once: it goes to those who are there now, and is not changed any more. */
async function send(services: Services, id: string, caller: Caller): Promise<Reply<typeof messageCalls.send>> {
  const { changes, clock, database } = services;
  const table = tableOf(message, services);
  return inTransaction(database, async (trx) => {
    const [row] = await table.lock(trx, [id]);
    if (!row) throw new Failure("notFound");
    const written = row as unknown as Stored<typeof message>;
    if (written.isSent) throw alreadySent();
    const receivers = await receiversOf(trx, written);
    const sending = {
      title: { zh: written.title, lo: written.titleLo ?? "", en: written.titleEn ?? "" },
      message: { zh: written.message, lo: written.messageLo ?? "", en: written.messageEn ?? "" },
      showType: SHOW_TYPES.find((type) => type === written.showType) ?? "NOTIFY",
      type: written.type ?? "",
      targetUrl: written.targetUrl ?? "",
      messageId: id,
      by: caller.userId,
    };
    await announceSent(changes, trx, await deliver(trx, clock.now(), sending, receivers));
    await table.update(trx, [{ before: row, values: { isSent: true } }], caller.userId);
    return { receivers: receivers.length };
  });
}

/** To whom a message went and who has read it, those who have not first. */
async function receipts(
  { database }: Services,
  { id, page }: Arguments<typeof messageCalls.receipts>,
): Promise<Reply<typeof messageCalls.receipts>> {
  const { pn = 1, size = DEFAULT_PAGE_SIZE } = page ?? {};
  const db = database.as<MessageTables & IdentityTables & { message: { id: string; deleted_at: string | null } }>();
  const written = await db
    .selectFrom("message")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!written) throw new Failure("notFound");
  const all = db
    .selectFrom("notification")
    .innerJoin("message_receipt", "message_receipt.notification_id", "notification.id")
    .innerJoin("account", "account.id", "message_receipt.account_id")
    .where("notification.message_id", "=", id);
  const rows = await all
    .select(["account.id", "account.username", "account.real_name", "message_receipt.read_at"])
    .orderBy(sql`message_receipt.read_at desc nulls first`)
    .orderBy("account.id")
    .offset((pn - 1) * size)
    .limit(size)
    .execute();
  const { total, read } = await all
    .select(({ fn }) => [fn.countAll<number>().as("total"), fn.count<number>("message_receipt.read_at").as("read")])
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map((row) => ({
      userId: row.id,
      username: row.username,
      realname: row.real_name,
      readDate: row.read_at ?? "",
    })),
    total,
    read,
    page: pn,
    pageSize: size,
  };
}
