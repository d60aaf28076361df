import { sql } from "kysely";
import type { JobContext, JobKind, JobKinds } from "../../server/jobs/job-kind.ts";
import { MOST_ATTEMPTS } from "./due.server.ts";
import { SCHEDULE_KINDS, SCHEDULE_NAMES, type ScheduleName } from "./kinds.ts";

/** What each kind of schedule does. */
export type ScheduledWork = Readonly<Record<ScheduleName, (context: JobContext) => Promise<void>>>;

// Jobs that schedules name as their newest run stay.
const keepLastGoodRun: NonNullable<JobKind["ended"]> = async (trx, { id, kind }, { isDone }) => {
  if (isDone)
    await sql`delete from job where kind = ${kind} and state = 'done' and id <> ${id}
      and not exists (select from schedule where last_job_id = job.id)`.execute(trx.as<unknown>());
};

/** The kinds of jobs that schedules put into the queue. */
export const scheduledJobs = (work: ScheduledWork): JobKinds =>
  Object.fromEntries(
    SCHEDULE_NAMES.map((name): [ScheduleName, JobKind] => [
      name,
      {
        mostAttempts: MOST_ATTEMPTS,
        async run(context) {
          await work[name](context);
          return null;
        },
        ...(SCHEDULE_KINDS[name].isRoutine ? { ended: keepLastGoodRun } : {}),
      },
    ]),
  );
