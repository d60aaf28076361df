import type { Clock } from "../../server/clock.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { cleanHtml } from "../../server/security/clean-html.ts";
import type { IdentityTables } from "../user/user.server.ts";
import { deliver } from "./delivery.server.ts";
import { DEMO_MESSAGES } from "./message.seed.ts";

/** Puts the demonstration messages into the lists of the first users, whom nobody has made. */
export async function seedDemoMessages(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const accounts = await trx
    .as<IdentityTables>()
    .selectFrom("account")
    .select("id")
    .where("created_by", "is", null)
    .execute();
  const receivers = accounts.map(({ id }) => id);
  for (const { ago, message, ...rest } of DEMO_MESSAGES.toReversed()) {
    const cleaned = { zh: cleanHtml(message.zh), lo: cleanHtml(message.lo), en: cleanHtml(message.en) };
    await deliver(trx, clock.now() - ago * 60_000, { ...rest, message: cleaned }, receivers);
  }
}
