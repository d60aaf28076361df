import type { RecordToChange } from "../../contract/optimistic-locking.ts";
import { Failure } from "../../contract/errors.ts";
import { defineTexts } from "../../contract/text.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import { lockOne } from "../../crud/optimistic-locking/lock-records.server.ts";
import { repositoryOf, type Repository, type RepositoryServices } from "../../crud/repository/repository.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/caller.ts";
import { addressedBy, refuseBeyondScope } from "./audience.server.ts";
import { announceWithdrawn } from "./announcements.server.ts";
import { message, type MessageState } from "./message.ts";
import type { MessageTables } from "./message-tables.server.ts";

const texts = defineTexts("messageWithdrawal", {
  nothing: {
    zh: "此消息没有发送，无需撤回",
    lo: "ຂໍ້ຄວາມນີ້ບໍ່ໄດ້ສົ່ງ, ບໍ່ຕ້ອງຖອນຄືນ",
    en: "This message was not sent, so it cannot be withdrawn",
  },
});

/**
 * Withdraws a sent message from all lists and screens, keeping its receipts; a scheduled one becomes a draft again.
 * `before` must be locked by the transaction.
 */
export async function takeBack(
  trx: DatabaseTransaction,
  services: RepositoryServices,
  repository: Repository,
  before: Row,
  caller: Caller,
): Promise<void> {
  const state: MessageState = before["state"] === "scheduled" ? "draft" : "withdrawn";
  await repository.update(trx, [{ before, values: { state }, action: "withdraw" }], caller);
  if (state === "draft") return;
  const sent = await trx
    .as<MessageTables>()
    .selectFrom("notification")
    .select("id")
    .where("message_id", "=", before.id)
    .execute();
  for (const { id } of sent) await announceWithdrawn(services.changes, trx, id);
}

export async function withdraw(services: RepositoryServices, asked: RecordToChange, caller: Caller): Promise<null> {
  const repository = repositoryOf(message, services);
  return inTransaction(services.database, async (trx) => {
    const row = await lockOne(trx, services, { module: message, caller }, asked);
    await refuseBeyondScope(trx, caller, addressedBy(row));
    if (row["state"] !== "sent" && row["state"] !== "scheduled") throw new Failure("inUse", { words: texts.nothing });
    await takeBack(trx, services, repository, row, caller);
    return null;
  });
}
