import type { RecordToChange } from "../../contract/optimistic-locking.ts";
import type { Reply } from "../../contract/endpoint.ts";
import { SHOW_TYPES } from "../../contract/push.ts";
import { storedAs, type Module } from "../../crud/define-module.ts";
import { DEFAULT_LANGUAGE } from "../../contract/text.ts";
import { sourceLanguageOf } from "../../fields/translated-text/source-language.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import { lockOne } from "../../crud/optimistic-locking/lock-records.server.ts";
import { repositoryOf, type Repository, type RepositoryServices } from "../../crud/repository/repository.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { inTransactionOnce, type IdempotencyKey } from "../../server/http/answer/idempotency.ts";
import type { Caller } from "../../server/caller.ts";
import { countReceivers, refuseBeyondScope } from "./audience.server.ts";
import { storeNotification } from "./delivery.server.ts";
import { message, type messageCalls } from "./message.ts";
import { deliverBatch } from "./batches.server.ts";
import { refuseUnlessDraft } from "./message-state.server.ts";

/**
 * Sends a locked message: delivers the first batch and leaves the rest to `startSending`. `caller` is null for a
 * scheduled message, which the program sends in the name of `by`. Resolves to the number of receivers.
 */
export async function sendNow(
  trx: DatabaseTransaction,
  services: RepositoryServices,
  repository: Repository,
  before: Row,
  { caller, by }: { readonly caller: Caller | null; readonly by: string | null },
): Promise<number> {
  const written = storedAs(message, before);
  const receivers = await countReceivers(trx, written);
  const sending = {
    sourceLanguage: sourceLanguageOf(written) ?? DEFAULT_LANGUAGE,
    title: { zh: written.title ?? "", lo: written.titleLo ?? "", en: written.titleEn ?? "" },
    message: { zh: written.message ?? "", lo: written.messageLo ?? "", en: written.messageEn ?? "" },
    showType: SHOW_TYPES.find((type) => type === written.showType) ?? "NOTIFY",
    type: written.type ?? "",
    targetUrl: written.targetUrl ?? "",
    mustAcknowledge: written.mustAcknowledge,
    messageId: written.id,
    ...(by === null ? {} : { by }),
  };
  const now = services.clock.now();
  await deliverBatch(trx, services, await storeNotification(trx, now, sending), { to: written, after: "" });
  const values = { state: "sent", sentAt: new Date(now).toISOString(), receivers, readers: 0 };
  await repository.update(trx, [{ before, values, action: "send" }], caller);
  return receivers;
}

interface SendCall {
  readonly caller: Caller;
  readonly modules: readonly Module[];
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/** Sends a draft, or schedules it if its time is in the future. Throws `inUse` for anything but a draft. */
export async function send(
  services: RepositoryServices,
  { dryRun: isDryRun = false, ...asked }: RecordToChange & { readonly dryRun?: boolean | undefined },
  { caller, modules, idempotencyKey }: SendCall,
): Promise<Reply<typeof messageCalls.send>> {
  const repository = repositoryOf(message, services);
  return inTransactionOnce(services.database, isDryRun ? undefined : idempotencyKey, async (trx) => {
    const row = await lockOne(trx, services, { module: message, caller, modules }, asked);
    const written = storedAs(message, row);
    refuseUnlessDraft(written);
    await refuseBeyondScope(trx, caller, written);
    const { scheduledAt } = written;
    if (isDryRun) return { receivers: await countReceivers(trx, written), scheduledAt: scheduledAt ?? "" };
    if (scheduledAt === null || new Date(scheduledAt).getTime() <= services.clock.now())
      return {
        receivers: await sendNow(trx, services, repository, row, { caller, by: caller.userId }),
        scheduledAt: "",
      };
    const change = {
      before: row,
      values: { state: "scheduled" },
      action: "schedule",
      details: { after: { scheduledAt } },
    };
    await repository.update(trx, [change], caller);
    return { receivers: await countReceivers(trx, written), scheduledAt };
  });
}
