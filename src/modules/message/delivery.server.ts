import { sql } from "kysely";
import type { PushMessage } from "../../contract/push.ts";
import { chosenText } from "../../contract/public/public-text.ts";
import { DEFAULT_LANGUAGE, type Language, type Words } from "../../contract/text.ts";
import type { Changes } from "../../server/database/changes/changes.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { MessageTables, NotificationRow } from "./message-tables.server.ts";

/** Change topic with the notification's id; instances with connected receivers load the text. */
export const NOTIFICATION_SENT = "notification.sent";

/** Change topic with the notification's id: screens remove it. */
export const NOTIFICATION_WITHDRAWN = "notification.withdrawn";
/** Change topic with the notification's id: it is shown again to those who have not read it. */
export const NOTIFICATION_REMINDED = "notification.reminded";

/** A notification to send. `message` is sanitized HTML; missing translations are empty. */
export interface Sending {
  /** The language in which it was written; Chinese where the program itself says it in all of them. */
  readonly sourceLanguage?: Language;
  readonly title: Words;
  readonly message: Words;
  readonly showType: NotificationRow["show_type"];
  readonly type: string;
  /** Empty or valid by `isMessageTarget`. */
  readonly targetUrl: string;
  /** Receivers have to confirm it; its dialog closes only then. */
  readonly mustAcknowledge?: boolean;
  /** Absent for notices of the system. */
  readonly messageId?: string;
  readonly by?: string;
}

/** Stores a notification without receivers. Resolves to its id. */
export async function storeNotification(
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
      source_language: sending.sourceLanguage ?? DEFAULT_LANGUAGE,
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

/** Stores a notification for a few receivers. `announceSent` pushes it to their screens after the commit. */
export async function notifyReceivers(
  trx: DatabaseTransaction,
  now: number,
  sending: Sending,
  accountIds: readonly string[],
): Promise<string> {
  const id = await storeNotification(trx, now, sending);
  await sql`
    insert into message_receipt (account_id, notification_id)
    select receiver, ${id} from unnest(${accountIds}::text[]) as receiver`.execute(trx.as<unknown>());
  return id;
}

export const announceSent = (changes: Changes, trx: DatabaseTransaction, id: string): Promise<void> =>
  changes.announce(trx, NOTIFICATION_SENT, [id]);

export const announceWithdrawn = (changes: Changes, trx: DatabaseTransaction, id: string): Promise<void> =>
  changes.announce(trx, NOTIFICATION_WITHDRAWN, [id]);
export const announceReminder = (changes: Changes, trx: DatabaseTransaction, id: string): Promise<void> =>
  changes.announce(trx, NOTIFICATION_REMINDED, [id]);

type Translated = Pick<
  NotificationRow,
  "source_language" | "title" | "title_lo" | "title_en" | "message" | "message_lo" | "message_en"
>;

/**
 * Title and message in a language, in that of writing where the translation is missing (§2), with their actual
 * languages.
 */
export function wordsOf(row: Translated, language: Language) {
  const title = chosenText({ zh: row.title, lo: row.title_lo, en: row.title_en }, language, row.source_language);
  const message = chosenText(
    { zh: row.message, lo: row.message_lo, en: row.message_en },
    language,
    row.source_language,
  );
  return { title: title.text, message: message.text, titleLanguage: title.language, language: message.language };
}

function pushedOf(row: NotificationRow, language: Language): PushMessage {
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
 * Push messages of notifications for those of the accounts that received them, oldest first; without receivers who have
 * read and, if required, confirmed them.
 */
export async function pushedTo(
  on: Queryable,
  ids: readonly string[],
  accountIds: readonly string[],
): Promise<{ readonly accountId: string; say(language: Language): PushMessage }[]> {
  if (ids.length === 0 || accountIds.length === 0) return [];
  const db = on.as<MessageTables & { message: { id: string; state: string } }>();
  const rows = await db
    .selectFrom("notification")
    .selectAll("notification")
    .leftJoin("message", "message.id", "notification.message_id")
    .where("notification.id", "in", ids)
    // It may have been withdrawn since it was announced.
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

/** Those of the accounts that received a notification. */
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
