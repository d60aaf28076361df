import { ConfigurationError } from "../../server/configuration-error.ts";
import { Failure } from "../../contract/errors.ts";
import type { Text } from "../../contract/text.ts";
import { backupPlace } from "../../server/database/backup/backup-place.ts";
import { withBackupFile } from "../../server/database/backup/fetch-backup.ts";
import { rehearse } from "../../server/database/backup/rehearse.ts";
import { UnreadableBackup } from "../../server/database/backup/unreadable-backup.ts";
import { inTransactionOnce } from "../../server/http/answer/idempotency.ts";
import type { SignedInContext } from "../../server/http/route.ts";
import type { JobContext, JobKind } from "../../server/jobs/job-kind.ts";
import { enqueue } from "../../server/jobs/queue.ts";
import type { Services } from "../../server/services.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import { callerNow } from "../role/role.server.ts";
import { storedKeys } from "../upload/upload.server.ts";
import { BACKUP_RIGHT } from "./backup-job.server.ts";
import { JOBS_PAGE, REHEARSAL } from "./job.ts";
import { notifyOwner } from "./notify-owner.server.ts";
import { REHEARSAL_TEXTS as results } from "./rehearsal-texts.ts";
import { JOB_OUTCOME_TEXTS as texts } from "./outcome-texts.ts";
import { JOB_CALL_TEXTS } from "./texts.ts";

const whyNot = (error: ConfigurationError): Text =>
  (error instanceof UnreadableBackup && error.kind && results[error.kind]) || results.notRestorable;

/** Restores the newest backup beside the installation and reports its contents; the installation stays unchanged. */
export async function rehearseNewest(
  services: Services,
  { log, found }: Pick<JobContext, "log" | "found">,
): Promise<void> {
  const { clock, database, env, secrets } = services;
  if (!database.embedded) throw new Failure("invalidInput", { words: texts.serverBackup });
  const place = backupPlace(env, services.log);
  const [newest] = await place.list();
  if (!newest) throw new Failure("invalidInput", { words: results.none });
  const { dataDir: folder, backup } = env;
  const options = { folder, key: backup.key, clock, secrets, namedFiles: storedKeys };
  const restored = await withBackupFile(place, newest.name, (file) => rehearse(file, options)).catch(
    (error: unknown) => {
      if (!(error instanceof ConfigurationError)) throw error;
      services.log.error({ err: error }, "the newest backup cannot be restored");
      throw new Failure("invalidInput", { words: whyNot(error) });
    },
  );
  if (!restored) throw new Failure("invalidInput", { words: results.none });
  const { chain, files, missing, rows, tables } = restored;
  const held = { name: newest.name, tables, rows, files: files ?? 0, entries: chain.rows };
  if (!chain.first && missing.length === 0) {
    await found(results.whole, held);
    return;
  }
  log(results.partly, held);
  for (const key of missing) log(results.missingFile, { key });
  throw new Failure("invalidInput", { words: chain.first ? results.alteredLog : results.missingFiles });
}

/** A rehearsal that somebody asks for; its schedule has a job of its own. */
export const rehearsalJob = (services: Services): JobKind => ({
  ended: notifyOwner(services, { done: texts.rehearsalDone, failed: texts.rehearsalFailed }),
  async run(context) {
    const { owner_id: ownerId } = context.job;
    if (ownerId === null || !(await callerNow(services.database, ownerId, BACKUP_RIGHT)))
      throw new Failure("notPermitted");
    await rehearseNewest(services, context);
    return null;
  },
});

export async function startRehearsal(
  services: Services,
  { caller, idempotencyKey }: SignedInContext,
): Promise<{ id: string }> {
  if (!services.database.embedded) throw new Failure("invalidInput", { words: texts.serverBackup });
  return inTransactionOnce(services.database, idempotencyKey, async (trx) => {
    const { zh, lo, en } = JOB_CALL_TEXTS.rehearse;
    const title = { zh, lo, en };
    const id = await enqueue(trx, services, {
      kind: REHEARSAL,
      title,
      input: {},
      ownerId: caller.userId,
      permission: BACKUP_RIGHT,
      mostAttempts: 1,
    });
    await recordAudit(trx, services, caller, [{ action: "rehearse", module: JOBS_PAGE.path, recordId: id, title }]);
    return { id };
  });
}
