import { sql } from "kysely";
import type { JobContext, JobFile, JobKind, JobKinds } from "../../server/jobs/job-kind.ts";
import type { Services } from "../../server/services.ts";
import { notifyOwner } from "../job/job.server.ts";
import { SCHEDULE_KINDS, SCHEDULE_NAMES, type ScheduleName } from "./kinds.ts";
import { SCHEDULE_CALL_TEXTS as texts } from "./texts.ts";

/** The work of each kind of schedule. */
export type ScheduledWork = Readonly<Record<ScheduleName, (context: JobContext) => Promise<JobFile | void>>>;

// Jobs that schedules name as their newest run stay, and those with a result.
const keepLastGoodRun: NonNullable<JobKind["ended"]> = async (trx, { id, kind }, { isDone }) => {
  if (isDone)
    await sql`delete from job where kind = ${kind} and state = 'done' and outcome is null and id <> ${id}
      and not exists (select from schedule where last_job_id = job.id)`.execute(trx.as<unknown>());
};

/** The kinds of jobs that schedules put into the queue. */
export const scheduledJobs = (services: Pick<Services, "changes" | "clock">, work: ScheduledWork): JobKinds =>
  Object.fromEntries(
    SCHEDULE_NAMES.map((name): [ScheduleName, JobKind] => [
      name,
      {
        async run(context) {
          return (await work[name](context)) ?? null;
        },
        ...(SCHEDULE_KINDS[name].isRoutine ? { ended: keepLastGoodRun } : {}),
        ...(SCHEDULE_KINDS[name].ofPerson
          ? { ended: notifyOwner(services, { done: texts.reportDone, failed: texts.reportFailed }) }
          : {}),
      },
    ]),
  );
