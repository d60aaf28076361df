import type { PushMessage } from "../../contract/push.ts";
import { chosenText } from "../../contract/public/public-text.ts";
import type { Language } from "../../contract/text.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { MessageTables, NotificationRow } from "./message-tables.server.ts";
import { isOpenReceipt } from "./open-receipt.server.ts";

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
    .where(isOpenReceipt)
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
