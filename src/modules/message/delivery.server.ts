import type { Pushed } from "../../contract/push.ts";
import type { Language, Words } from "../../contract/text.ts";
import type { Changes } from "../../server/database/changes.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { MessageTables, NotificationRow } from "./message-tables.server.ts";

/** Announced with the id of what was sent: the text is loaded by whoever has somebody to tell. */
export const NOTIFICATION_SENT = "notification.sent";

/** What is sent; HTML already cleaned, empty words where a translation is missing. */
export interface Sending {
  readonly title: Words;
  readonly message: Words;
  readonly showType: NotificationRow["show_type"];
  readonly type: string;
  /** Empty, or checked by `isMessageTarget`. */
  readonly targetUrl: string;
  /** The message it was made from; absent where the program itself speaks. */
  readonly messageId?: string;
  readonly by?: string;
}

const ROWS_AT_ONCE = 5_000;

/** Puts a notification into people's lists. It shows on their screens after the commit, if announced. */
export async function deliver(
  trx: DatabaseTransaction,
  now: number,
  sending: Sending,
  accountIds: readonly string[],
): Promise<string> {
  const { title, message } = sending;
  const id = newRecordId(now);
  const db = trx.as<MessageTables>();
  await db
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
      sent_by: sending.by ?? null,
      created_at: new Date(now).toISOString(),
    })
    .execute();
  for (let start = 0; start < accountIds.length; start += ROWS_AT_ONCE)
    await db
      .insertInto("message_receipt")
      .values(
        accountIds
          .slice(start, start + ROWS_AT_ONCE)
          .map((account_id) => ({ account_id, notification_id: id, read_at: null })),
      )
      .execute();
  return id;
}

/** Inside the transaction of `deliver`. */
export const announceSent = (changes: Changes, trx: DatabaseTransaction, id: string): Promise<void> =>
  changes.announce(trx, NOTIFICATION_SENT, [id]);

/** A row's words in a language; Chinese where the translation is missing (§2). */
export const wordsOf = (
  row: Omit<NotificationRow, "message_id" | "sent_by">,
  language: Language,
): { title: string; message: string } => ({
  title: { zh: "", lo: row.title_lo, en: row.title_en }[language] || row.title,
  message: { zh: "", lo: row.message_lo, en: row.message_en }[language] || row.message,
});

const pushedOf = (row: NotificationRow, language: Language): Pushed => ({
  id: row.id,
  showType: row.show_type,
  type: row.type,
  ...wordsOf(row, language),
  targetUrl: row.target_url,
  createDate: row.created_at,
});

/** Which of the accounts were sent which of the notifications, oldest first, and what their sockets say. */
export async function pushedTo(
  on: Queryable,
  ids: readonly string[],
  accountIds: readonly string[],
): Promise<{ readonly accountId: string; say(language: Language): Pushed }[]> {
  if (ids.length === 0 || accountIds.length === 0) return [];
  const db = on.as<MessageTables>();
  const rows = await db.selectFrom("notification").selectAll().where("id", "in", ids).orderBy("id").execute();
  const receipts = await db
    .selectFrom("message_receipt")
    .select(["account_id", "notification_id"])
    .where("notification_id", "in", ids)
    .where("account_id", "in", accountIds)
    .execute();
  const receivers = Map.groupBy(receipts, (receipt) => receipt.notification_id);
  return rows.flatMap((row) =>
    (receivers.get(row.id) ?? []).map((receipt) => ({
      accountId: receipt.account_id,
      say: (language: Language) => pushedOf(row, language),
    })),
  );
}
