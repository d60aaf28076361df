import { sql, type RawBuilder } from "kysely";
import { DAY } from "../../contract/date/durations.ts";
import { Failure } from "../../contract/errors.ts";
import type { ListQuery } from "../../contract/list-query.ts";
import type { Reply } from "../../contract/endpoint.ts";
import type { Language } from "../../contract/text.ts";
import type { Queryable } from "../../server/database/database.ts";
import { DELETED_AT_ONCE, deleteInBatches } from "../../server/database/delete-in-batches.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { htmlWords } from "../../server/html/sanitize-html.ts";
import type { Services } from "../../server/services.ts";
import type { messageCalls, Notification } from "./message.ts";
import type { MessageTables, NotificationRow } from "./message-tables.server.ts";
import { wordsOf } from "./pushed-notification.server.ts";

type Needs = Pick<Services, "clock" | "database">;

const EXCERPT = 300; // characters of a message's text in a list
const EXCERPT_HTML = 3000; // characters of HTML from which the excerpt is taken
const RETENTION = 365 * DAY; // ms

// Without withdrawn and deleted messages.
const inboxOf = (on: Queryable, accountId: string) =>
  on
    .as<MessageTables & { message: { id: string; state: string; audience: string; deleted_at: string | null } }>()
    .selectFrom("message_receipt")
    .innerJoin("notification", "notification.id", "message_receipt.notification_id")
    .leftJoin("message", "message.id", "notification.message_id")
    .where("message_receipt.account_id", "=", accountId)
    .where("message.deleted_at", "is", null)
    .where((row) => row.or([row("message.state", "is", null), row("message.state", "<>", "withdrawn")]));

const LISTED = [
  "notification.id",
  "notification.show_type",
  "notification.type",
  "notification.source_language",
  "notification.title",
  "notification.title_lo",
  "notification.title_en",
  "notification.target_url",
  "notification.must_acknowledge",
  "notification.created_at",
] as const;
/** What a receipt and its message add to a notification. */
const OF_RECEIPT = ["message_receipt.read_at", "message_receipt.acknowledged_at", "message.audience"] as const;
type Html = "message" | "message_lo" | "message_en";
const beginningOf = <C extends Html>(column: C) =>
  sql<string>`left(${sql.ref(`notification.${column}`)}, ${EXCERPT_HTML})`.as(column);

type Listed = Omit<NotificationRow, "message_id" | "sent_by" | "delivered_to"> & {
  readonly read_at: string | null;
  readonly acknowledged_at: string | null;
  /** Null for a message of the system. */
  readonly audience: string | null;
};
const lineOf = (row: Listed, language: Language): Notification => {
  const { title, message, ...languages } = wordsOf(row, language);
  return {
    id: row.id,
    showType: row.show_type,
    type: row.type,
    title,
    content: htmlWords(message, EXCERPT),
    targetUrl: row.target_url,
    createDate: row.created_at,
    isRead: row.read_at !== null,
    mustAcknowledge: row.must_acknowledge && row.acknowledged_at === null,
    isToEverybody: row.audience === "everybody",
    ...languages,
  };
};

const SORTED: Readonly<Record<string, RawBuilder<unknown>>> = {
  id: sql`notification.id`,
  isRead: sql`message_receipt.read_at is not null`,
  createDate: sql`notification.created_at`,
};

/** A page of an account's notifications; equal sort values are ordered newest first. */
export async function ownNotifications(
  { database }: Needs,
  { page, pageSize, sort }: Pick<ListQuery, "page" | "pageSize" | "sort">,
  accountId: string,
  language: Language,
): Promise<Reply<typeof messageCalls.mine>> {
  const order = sort.flatMap(({ field, isDescending }) => {
    const column = SORTED[field];
    return column ? [sql`${column} ${sql.raw(isDescending ? "desc" : "asc")}`] : [];
  });
  const rows = await inboxOf(database, accountId)
    .select([...LISTED, ...OF_RECEIPT])
    .select([beginningOf("message"), beginningOf("message_lo"), beginningOf("message_en")])
    .orderBy(sql`${sql.join([...order, sql`notification.id desc`])}`)
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute();
  const { total, unread } = await inboxOf(database, accountId)
    .select(({ fn }) => [
      fn.countAll<number>().as("total"),
      fn.countAll<number>().filterWhere("message_receipt.read_at", "is", null).as("unread"),
    ])
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map((row) => lineOf(row, language)),
    total,
    unread,
    page,
    pageSize,
  };
}

/** A notification with its full text. Throws `notFound` also for other accounts' (AZ-05, AZ-06). */
export async function ownNotification(
  { database }: Needs,
  id: string,
  accountId: string,
  language: Language,
): Promise<Reply<typeof messageCalls.one>> {
  const row = await inboxOf(database, accountId)
    .selectAll("notification")
    .select(OF_RECEIPT)
    .where("notification.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Failure("notFound");
  return { ...lineOf(row, language), message: wordsOf(row, language).message };
}

const MAX_PENDING = 10;

/** Unconfirmed notifications with their full text, which a browser shows again after it was closed. */
export async function ownPending(
  { database }: Needs,
  accountId: string,
  language: Language,
): Promise<Reply<typeof messageCalls.pending>> {
  const rows = await inboxOf(database, accountId)
    .selectAll("notification")
    .select(OF_RECEIPT)
    .where("notification.must_acknowledge", "=", true)
    .where("message_receipt.acknowledged_at", "is", null)
    .orderBy("notification.created_at")
    .orderBy("notification.id")
    .limit(MAX_PENDING)
    .execute();
  return rows.map((row) => ({ ...lineOf(row, language), message: wordsOf(row, language).message }));
}

/** Idempotent. Throws `notFound` also for other accounts' notifications (AZ-05, AZ-06). */
export async function markRead(services: Needs, id: string, accountId: string): Promise<null> {
  const found = await inboxOf(services.database, accountId)
    .select("message_receipt.read_at")
    .where("notification.id", "=", id)
    .executeTakeFirst();
  if (!found) throw new Failure("notFound");
  if (found.read_at === null) await read(services, accountId, id);
  return null;
}

/** Confirms a notification and marks it read. */
export async function acknowledge(services: Needs, id: string, accountId: string): Promise<null> {
  await markRead(services, id, accountId);
  await services.database
    .as<MessageTables>()
    .updateTable("message_receipt")
    .set({ acknowledged_at: new Date(services.clock.now()).toISOString() })
    .where("account_id", "=", accountId)
    .where("notification_id", "=", id)
    .where("acknowledged_at", "is", null)
    .execute();
  return null;
}

export async function markAllRead(services: Needs, accountId: string): Promise<null> {
  await read(services, accountId);
  return null;
}

/** Marks one notification or all as read and updates the messages' counts of readers in the same statement. */
async function read({ clock, database }: Needs, accountId: string, id?: string): Promise<void> {
  const at = new Date(clock.now()).toISOString();
  const which = id === undefined ? sql`` : sql`and notification_id = ${id}`;
  await inTransaction(database, (trx) =>
    sql`with now_read as (
        update message_receipt set read_at = ${at} where account_id = ${accountId} and read_at is null ${which}
        returning notification_id
      ), counted as (
        select n.message_id, count(*) as readers from now_read join notification n on n.id = now_read.notification_id
        where n.message_id is not null group by n.message_id
      )
      update message set readers = coalesce(message.readers, 0) + counted.readers
      from counted where message.id = counted.message_id`.execute(trx.as<unknown>()),
  );
}

/** Deletes notifications past their retention, at most 1,000 a run. */
export async function sweepNotifications({ clock, database }: Needs): Promise<void> {
  const db = database.as<MessageTables>();
  const old = db
    .selectFrom("notification")
    .select("id")
    .where("created_at", "<", new Date(clock.now() - RETENTION).toISOString())
    .limit(DELETED_AT_ONCE);
  await deleteInBatches(db.deleteFrom("notification").where("id", "in", old));
}
