import { randomUUID } from "node:crypto";
import type { JobContext } from "../../../server/jobs/job-kind.ts";
import type { JobRow } from "../../../server/jobs/job-tables.ts";
import type { ModulesApp } from "../../testing/start-modules.server.ts";

/** The context of a run that no queue has, with a job that is stored as its owner's; `taken` is called for each file. */
export async function runContext(
  { clock, services }: ModulesApp,
  ownerId: string,
  taken: () => void = () => {},
): Promise<JobContext> {
  const id = randomUUID();
  await services.database.pool.query(
    `insert into job (id, kind, title, input, state, owner_id, permission, run_at, attempt, most_attempts, is_cancel_asked, done, log, created_at)
     select $1, 'folderImport', '{}', '{}', 'done', $2, 'sys:schedule:run', $3, 1, 1, false, 0, '[]', $3`,
    [id, ownerId, new Date(clock.now()).toISOString()],
  );
  const job: { outcome: unknown } = { ...({ id, owner_id: ownerId } as JobRow), outcome: null };
  return {
    job: job as JobRow,
    signal: new AbortController().signal,
    progress: taken,
    log() {},
    found: async () => {},
    keep: async (_, outcome) => void (job.outcome = structuredClone(outcome)),
  };
}
