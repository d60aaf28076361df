import { Failure } from "../../contract/errors.ts";
import { backupPlace } from "../../server/database/backup/backup-place.ts";
import { writeBackup } from "../../server/database/backup/backup.ts";
import { inTransactionOnce } from "../../server/http/answer/idempotency.ts";
import type { SignedInContext } from "../../server/http/route.ts";
import type { JobKind } from "../../server/jobs/job-kind.ts";
import { enqueue } from "../../server/jobs/queue.ts";
import type { Services } from "../../server/services.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import { callerNow } from "../role/role.server.ts";
import { JOBS_PAGE } from "./job.ts";
import { notifyOwner } from "./notify-owner.server.ts";
import { JOB_OUTCOME_TEXTS as texts } from "./outcome-texts.ts";
import { JOB_CALL_TEXTS } from "./texts.ts";

export const BACKUP = "backup";
export const BACKUP_RIGHT = "sys:job:backup";

/** Backs the embedded database and its files up to where the nightly backups are, from where it goes with those. */
export const backupJob = (services: Services): JobKind => ({
  ended: notifyOwner(services, { done: texts.backupDone, failed: texts.backupFailed }),
  async run({ job, found, signal }) {
    if (!services.database.embedded) throw new Failure("invalidInput", { words: texts.serverBackup });
    if (job.owner_id === null || !(await callerNow(services.database, job.owner_id, BACKUP_RIGHT)))
      throw new Failure("notPermitted");
    const place = backupPlace(services.env, services.log);
    const { name, size } = await writeBackup(services, place, services.clock.now(), signal);
    await found(texts.backedUp, { file: name });
    return { name, size };
  },
});

export async function startBackup(
  services: Services,
  { caller, idempotencyKey }: SignedInContext,
): Promise<{ id: string }> {
  if (!services.database.embedded) throw new Failure("invalidInput", { words: texts.serverBackup });
  return inTransactionOnce(services.database, idempotencyKey, async (trx) => {
    const { zh, lo, en } = JOB_CALL_TEXTS.backup;
    const title = { zh, lo, en };
    const id = await enqueue(trx, services, {
      kind: BACKUP,
      title,
      input: {},
      ownerId: caller.userId,
      permission: BACKUP_RIGHT,
      mostAttempts: 2,
    });
    const entry = { action: "backup", module: JOBS_PAGE.path, recordId: id, title };
    await recordAudit(trx, services, caller, [entry]);
    return { id };
  });
}
