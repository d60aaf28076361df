import { sql } from "kysely";
import { z } from "zod";
import { SHOW_TYPES } from "../../src/contract/push.ts";
import { message as sentMessage } from "../../src/modules/message/message.ts";
import { notifyReceivers } from "../../src/modules/message/message.server.ts";
import { SOURCE_LANGUAGE } from "../../src/fields/translated-text/source-language.ts";
import type { IdentityTables } from "../../src/modules/identity/identity.server.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { DatabaseTransaction } from "../../src/server/database/database.ts";
import { sanitizeHtml } from "../../src/server/html/sanitize-html.ts";
import { numberOf } from "./number-of.server.ts";
import { columnsOf, putRows } from "./rows.server.ts";
import { readText, writtenInAll } from "./texts.server.ts";

const MINUTE = 60_000; // ms
/** Minutes after which every colleague has read a message. */
const READ_BY_NOW = 3_000;

const messageText = z.strictObject({
  title: writtenInAll,
  /** HTML. */
  message: writtenInAll,
  showType: z.enum(SHOW_TYPES),
  type: z.string(),
  targetUrl: z.string(),
  /** Before the first start. */
  minutesAgo: z.int(),
});

/** Messages that were sent to all the first users and colleagues; they have no author. */
export async function seedMessages(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const accounts = await trx
    .as<IdentityTables>()
    .selectFrom("account")
    .select(["id", "password_hash"])
    .where("created_by", "is", null)
    .execute();
  const receivers = accounts.map(({ id }) => id);
  // Only colleagues: people who can sign in read their messages themselves.
  const readers = accounts.filter(({ password_hash }) => password_hash === null).map(({ id }) => id);
  for (const { minutesAgo, message, ...rest } of readText("messages", z.array(messageText)).toReversed()) {
    const cleaned = { zh: sanitizeHtml(message.zh), lo: sanitizeHtml(message.lo), en: sanitizeHtml(message.en) };
    const at = clock.now() - minutesAgo * MINUTE;
    const hasRead = readers.filter((id) => numberOf(`${rest.title.en} ${id}`) % READ_BY_NOW < minutesAgo);
    const sent = {
      ...columnsOf("title", rest.title),
      ...columnsOf("message", cleaned),
      [SOURCE_LANGUAGE]: "zh",
      showType: rest.showType,
      type: rest.type,
      targetUrl: rest.targetUrl,
      mustAcknowledge: false,
      audience: "everybody",
      state: "sent",
      sentAt: new Date(at).toISOString(),
      receivers: receivers.length,
      readers: hasRead.length,
    };
    const [messageId] = await putRows(trx, sentMessage, [sent], at);
    await notifyReceivers(trx, at, { ...rest, message: cleaned, ...(messageId ? { messageId } : {}) }, receivers);
    await sql`
      update message_receipt set read_at = ${new Date(at + MINUTE).toISOString()} from notification n
      where n.id = notification_id and n.message_id = ${messageId} and account_id = any(${hasRead}::text[])`.execute(
      trx.as<unknown>(),
    );
  }
}
