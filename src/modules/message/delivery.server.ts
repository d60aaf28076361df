import { sql } from "kysely";
import { DEFAULT_LANGUAGE, type Language, type Words } from "../../contract/text.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { MessageTables, NotificationRow } from "./message-tables.server.ts";

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
  /** Absent for messages of the system. */
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
