import { z } from "zod";
import { SHOW_TYPES } from "../../src/contract/push.ts";
import { deliver } from "../../src/modules/message/message.server.ts";
import type { IdentityTables } from "../../src/modules/user/user.server.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { DatabaseTransaction } from "../../src/server/database/database.ts";
import { cleanHtml } from "../../src/server/security/clean-html.ts";
import { readText } from "./texts.server.ts";

const words = z.strictObject({ zh: z.string(), lo: z.string(), en: z.string() });
const messageText = z.strictObject({
  title: words,
  /** HTML. */
  message: words,
  showType: z.enum(SHOW_TYPES),
  type: z.string(),
  targetUrl: z.string(),
  /** Before the first start. */
  minutesAgo: z.int(),
});

/** Adds messages to the lists of the first users; they have no author. */
export async function seedMessages(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const accounts = await trx
    .as<IdentityTables>()
    .selectFrom("account")
    .select("id")
    .where("created_by", "is", null)
    .execute();
  const receivers = accounts.map(({ id }) => id);
  for (const { minutesAgo, message, ...rest } of readText("messages", z.array(messageText)).toReversed()) {
    const cleaned = { zh: cleanHtml(message.zh), lo: cleanHtml(message.lo), en: cleanHtml(message.en) };
    await deliver(trx, clock.now() - minutesAgo * 60_000, { ...rest, message: cleaned }, receivers);
  }
}
