import type { Pushed } from "../../contract/push.ts";
import type { Language, Words } from "../../contract/text.ts";
import type { Changes } from "../../server/database/changes/changes.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { MessageTables, NotificationRow } from "./message-tables.server.ts";

/** Announced with the id of what was sent: the text is loaded by whoever has somebody to tell. */
export const NOTIFICATION_SENT = "notification.sent";

/** Announced with its id: whoever shows it takes it away. */
export const NOTIFICATION_WITHDRAWN = "notification.withdrawn";
/** Announced with its id: shown once more to those who have not read it. */
export const NOTIFICATION_REMINDED = "notification.reminded";

/** What is sent; HTML already cleaned, empty words where a translation is missing. */
export interface Sending {
  readonly title: Words;
  readonly message: Words;
  readonly showType: NotificationRow["show_type"];
  readonly type: string;
  /** Empty, or checked by `isMessageTarget`. */
  readonly targetUrl: string;
  /** A dialog that closes only when its receiver confirms it. */
  readonly mustAcknowledge?: boolean;
  /** The message it was made from; absent where the program itself speaks. */
  readonly messageId?: string;
  readonly by?: string;
}

/** Writes down what is said; it is in nobody's list yet. */
export async function begin(
  trx: DatabaseTransaction,
  now: number,
  { title, message, ...sending }: Sending,
): Promise<string> {
  const id = newRecordId(now);
  await trx
    .as<MessageTables>()
    .insertInto("notification")
    .values({
      id,
      message_id: sending.messageId ?? null,
      title: title.zh,
      title_en: title.en,
      title_lo: title.lo,
      message: message.zh,
      message_en: message.en,
      message_lo: message.lo,
      show_type: sending.showType,
      type: sending.type,
      target_url: sending.targetUrl,
      must_acknowledge: sending.mustAcknowledge ?? false,
      sent_by: sending.by ?? null,
      created_at: new Date(now).toISOString(),
      delivered_to: null,
    })
    .execute();
  return id;
}

/** Puts a notification into a few people's lists. It shows on their screens after the commit, if announced. */
export async function deliver(
  trx: DatabaseTransaction,
  now: number,
  sending: Sending,
  accountIds: readonly string[],
): Promise<string> {
  const id = await begin(trx, now, sending);
  const receipts = accountIds.map((account_id) => ({
    account_id,
    notification_id: id,
    read_at: null,
    acknowledged_at: null,
  }));
  if (receipts.length > 0) await trx.as<MessageTables>().insertInto("message_receipt").values(receipts).execute();
  return id;
}

/** Inside the transaction of `deliver`. */
export const announceSent = (changes: Changes, trx: DatabaseTransaction, id: string): Promise<void> =>
  changes.announce(trx, NOTIFICATION_SENT, [id]);

export const announceWithdrawn = (changes: Changes, trx: DatabaseTransaction, id: string): Promise<void> =>
  changes.announce(trx, NOTIFICATION_WITHDRAWN, [id]);
export const announceReminder = (changes: Changes, trx: DatabaseTransaction, id: string): Promise<void> =>
  changes.announce(trx, NOTIFICATION_REMINDED, [id]);

type Spoken = Pick<NotificationRow, "title" | "title_lo" | "title_en" | "message" | "message_lo" | "message_en">;

/** A row's words in a language; Chinese where the translation is missing (§2), and in which language they are. */
export function wordsOf(row: Spoken, language: Language) {
  const title = { zh: "", lo: row.title_lo, en: row.title_en }[language];
  const message = { zh: "", lo: row.message_lo, en: row.message_en }[language];
  return {
    title: title || row.title,
    message: message || row.message,
    titleLanguage: title ? language : ("zh" as const),
    language: message ? language : ("zh" as const),
  };
}

function pushedOf(row: NotificationRow, language: Language): Pushed {
  const { titleLanguage, language: spoken, ...words } = wordsOf(row, language);
  return {
    id: row.id,
    showType: row.show_type,
    type: row.type,
    ...words,
    targetUrl: row.target_url,
    createDate: row.created_at,
    ...(row.must_acknowledge ? { mustAcknowledge: true } : {}),
    ...(titleLanguage === language ? {} : { titleLanguage }),
    ...(spoken === language ? {} : { language: spoken }),
  };
}

/**
 * Which of the accounts were sent which of the notifications, oldest first, and what their sockets say. Who has read and, where it is
 * asked for, confirmed one already is told nothing.
 */
export async function pushedTo(
  on: Queryable,
  ids: readonly string[],
  accountIds: readonly string[],
): Promise<{ readonly accountId: string; say(language: Language): Pushed }[]> {
  if (ids.length === 0 || accountIds.length === 0) return [];
  const db = on.as<MessageTables & { message: { id: string; state: string } }>();
  const rows = await db
    .selectFrom("notification")
    .selectAll("notification")
    .leftJoin("message", "message.id", "notification.message_id")
    .where("notification.id", "in", ids)
    // One taken back while its news were under way is not shown any more.
    .where((row) => row.or([row("message.state", "is", null), row("message.state", "<>", "withdrawn")]))
    .orderBy("notification.id")
    .execute();
  const receipts = await db
    .selectFrom("message_receipt")
    .select(["account_id", "notification_id"])
    .innerJoin("notification", "notification.id", "message_receipt.notification_id")
    .where("notification_id", "in", ids)
    .where("account_id", "in", accountIds)
    .where((receipt) =>
      receipt.or([
        receipt("read_at", "is", null),
        receipt.and([receipt("must_acknowledge", "=", true), receipt("acknowledged_at", "is", null)]),
      ]),
    )
    .execute();
  const receivers = Map.groupBy(receipts, (receipt) => receipt.notification_id);
  return rows.flatMap((row) =>
    (receivers.get(row.id) ?? []).map((receipt) => ({
      accountId: receipt.account_id,
      say: (language: Language) => pushedOf(row, language),
    })),
  );
}

/** Which of the accounts were sent a notification. */
export async function receiversAmong(
  on: Queryable,
  id: string,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await on
    .as<MessageTables>()
    .selectFrom("message_receipt")
    .select("account_id")
    .where("notification_id", "=", id)
    .where("account_id", "in", accountIds)
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}
