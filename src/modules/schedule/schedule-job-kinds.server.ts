import { sql } from "kysely";
import type { JobContext, JobFile, JobKind, JobKinds } from "../../server/jobs/job-kind.ts";
import type { Services } from "../../server/services.ts";
import { notifyOwner } from "../job/job.server.ts";
import { SCHEDULE_KINDS, SCHEDULE_NAMES, type ScheduleName } from "./schedule-kinds.ts";
import { SCHEDULE_CALL_TEXTS as texts } from "./texts.ts";

/** What each kind of schedule does. */
export type ScheduleTasks = Readonly<Record<ScheduleName, (context: JobContext) => Promise<JobFile | void>>>;

// Jobs that schedules name as their newest run stay, and those with a result.
const keepLastGoodRun: NonNullable<JobKind["ended"]> = async (trx, { id, kind }, { isDone }) => {
  if (isDone)
    await sql`delete from job where kind = ${kind} and state = 'done' and outcome is null and id <> ${id}
      and not exists (select from schedule where last_job_id = job.id)`.execute(trx.as<unknown>());
};

/** The kinds of jobs that schedules put into the queue. */
export const scheduleJobKinds = (services: Pick<Services, "changes" | "clock">, tasks: ScheduleTasks): JobKinds =>
  Object.fromEntries(
    SCHEDULE_NAMES.map((name): [ScheduleName, JobKind] => [
      name,
      {
        async run(context) {
          return (await tasks[name](context)) ?? null;
        },
        ...(SCHEDULE_KINDS[name].isRoutine ? { ended: keepLastGoodRun } : {}),
        ...(SCHEDULE_KINDS[name].ofPerson
          ? { ended: notifyOwner(services, { done: texts.reportDone, failed: texts.reportFailed }) }
          : {}),
      },
    ]),
  );
