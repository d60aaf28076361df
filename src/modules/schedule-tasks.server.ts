import { basename } from "node:path";
import type { Module } from "../crud/define-module.ts";
import type { Imports } from "../crud/sheet/import/import-jobs.server.ts";
import { pruneAudit } from "../server/audit/retention.ts";
import { makeNightlyBackup } from "../server/database/backup/nightly-backup.ts";
import { vacuum } from "../server/database/embedded/maintenance.ts";
import { sweepIdempotencyKeys } from "../server/http/answer/idempotency.ts";
import { sweepJobs } from "../server/jobs/sweep-jobs.ts";
import type { Services } from "../server/services.ts";
import { sweepApplications } from "./application/application.server.ts";
import { sweepClientErrors } from "./client-error/client-error.server.ts";
import { sweepKeptForms } from "../server/http/pages/kept-forms.ts";
import { sweepDrafts } from "./draft/draft.server.ts";
import { sweepEnquiries } from "./enquiry/enquiry.server.ts";
import { sweepFiles } from "./file/file.server.ts";
import { importFromFolder } from "./folder-import/folder-import.server.ts";
import { sweepNotifications } from "./message/inbox.server.ts";
import { sweepTickets } from "./push/ticket.server.ts";
import { sweepSessions } from "./session/sweep.server.ts";
import { rehearseNewest } from "./job/rehearsal-job.server.ts";
import { JOB_OUTCOME_TEXTS } from "./job/outcome-texts.ts";
import { reportFile } from "./statistics/statistics.server.ts";
import { sweepUnstored } from "./upload/unfinished-uploads.server.ts";
import type { ScheduleTasks } from "./schedule/schedule.server.ts";
import { SCHEDULE_CALL_TEXTS as texts } from "./schedule/texts.ts";

type Sweep = (services: Services) => Promise<void>;

const SESSION_SWEEPS: readonly Sweep[] = [sweepSessions, sweepIdempotencyKeys, sweepKeptForms, sweepTickets];
const SWEEPS: readonly Sweep[] = [
  sweepUnstored,
  sweepApplications,
  sweepDrafts,
  sweepEnquiries,
  sweepClientErrors,
  sweepNotifications,
  sweepJobs,
  sweepFiles,
];

/** Runs each; a failure holds up none of the others and is thrown at the end, the first of several. */
async function sweepAll(services: Services, sweeps: readonly Sweep[], signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const sweep of sweeps) {
    signal.throwIfAborted();
    await sweep(services).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** What each kind of schedule does. */
export const scheduleTasks = (
  services: Services,
  modules: readonly Module[],
  contentModules: readonly Module[],
  imports: Imports,
): ScheduleTasks => ({
  statisticsReport: ({ job }) => reportFile(services, modules, contentModules)(job),
  async nightlyBackup({ found, signal }) {
    await found(JOB_OUTCOME_TEXTS.backedUp, { file: basename(await makeNightlyBackup(services, signal)) });
  },
  restoreRehearsal: (context) => rehearseNewest(services, context),
  databaseUpkeep: () => vacuum(services.database),
  async auditRetention({ found, signal }) {
    await found(texts.retired, { count: await pruneAudit(services, signal) });
  },
  sessionCleanup: ({ signal }) => sweepAll(services, SESSION_SWEEPS, signal),
  housekeeping: ({ signal }) => sweepAll(services, SWEEPS, signal),
  folderImport: importFromFolder(services, modules, imports),
});
