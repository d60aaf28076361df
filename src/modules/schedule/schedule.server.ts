import { sql } from "kysely";
import type { Arguments, Reply } from "../../contract/endpoint.ts";
import { Failure, invalidField } from "../../contract/errors.ts";
import { hasEnded } from "../../contract/job.ts";
import { hasAny } from "../../contract/permission.ts";
import { announceRecords } from "../../crud/repository/table-change.server.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { refuseStale } from "../../server/database/refuse-stale.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { refuseOldPassword } from "../../server/http/admission/recent-password.ts";
import { inTransactionOnce } from "../../server/http/answer/idempotency.ts";
import type { Caller } from "../../server/caller.ts";
import { routes, type Route, type SignedInContext, type Viewer } from "../../server/http/route.ts";
import type { JobRow } from "../../server/jobs/job-tables.ts";
import { installationZone } from "../../server/installation-zone.ts";
import type { Services } from "../../server/services.ts";
import {
  logSchedule,
  newSchedule,
  ownKindsFor,
  SCHEDULE_CHANGED,
  timingOf,
  type ScheduleRow,
  type ScheduleTables,
} from "./schedule-rows.server.ts";
import { SCHEDULE_KINDS, SCHEDULE_NAMES } from "./schedule-kinds.ts";
import { scheduleCalls, SCHEDULE_RECORDS, type OwnReport, type ReportRhythm, type Schedule } from "./schedule.ts";
import { SCHEDULE_CALL_TEXTS as texts } from "./texts.ts";
import { putJob } from "./start-due-schedules.server.ts";
import { timingWords } from "./timing-words.ts";
import { isAtLeastDaily, nextTime, type Timing } from "./timing.ts";
import { changeStamp } from "../../server/database/stamps.ts";

export { scheduleJobKinds, type ScheduleTasks } from "./schedule-job-kinds.server.ts";
export { ownKindsFor, syncSchedules } from "./schedule-rows.server.ts";
export { startSchedules } from "./start-due-schedules.server.ts";

type LastJob = Pick<JobRow, "state" | "owner_id" | "created_at" | "ended_at" | "error">;
type Listed = ScheduleRow & { readonly job: LastJob | null };

/** As for jobs themselves: users see their own, and with the right those within their data scope. */
const mayOpen = ({ owner_id }: LastJob, caller: Caller): boolean =>
  owner_id === caller.userId || (hasAny(caller.permissions, "sys:job:list") && caller.scope === undefined);

const lastOf = ({ last_job_id, job }: Listed, { caller, language }: Viewer): Schedule["last"] =>
  last_job_id === null || job === null
    ? null
    : {
        jobId: last_job_id,
        state: job.state,
        at: new Date(hasEnded(job.state) && job.ended_at !== null ? job.ended_at : job.created_at).toISOString(),
        error: job.state === "failed" ? (job.error?.[language] ?? "") : "",
        isOpen: mayOpen(job, caller),
      };

const shown = (row: Listed, viewer: Viewer): Schedule => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  timing: timingOf(row),
  isPaused: row.is_paused,
  nextAt: row.is_paused ? null : row.next_at,
  last: lastOf(row, viewer),
});

async function read(on: Queryable, services: Services, viewer: Viewer, id?: string): Promise<Schedule[]> {
  const { rows } = await sql<Listed>`
    select schedule.*, case when job.id is not null then jsonb_build_object('state', job.state, 'owner_id', job.owner_id,
      'created_at', job.created_at, 'ended_at', job.ended_at, 'error', job.error) end as job
    from schedule left join job on job.id = schedule.last_job_id
    where schedule.kind in (${sql.join(ownKindsFor(services))}) ${id === undefined ? sql`` : sql`and schedule.id = ${id}`}`.execute(
    on.as<unknown>(),
  );
  return rows
    .toSorted((a, b) => SCHEDULE_NAMES.indexOf(a.kind) - SCHEDULE_NAMES.indexOf(b.kind))
    .map((row) => shown(row, viewer));
}

const tellOpenPages = (trx: DatabaseTransaction, { changes }: Services, actor: Caller, id: string) =>
  announceRecords(changes, trx, SCHEDULE_RECORDS, { ids: [id], verb: "updated", actor });

/** The schedule, held until the commit. */
async function hold(trx: DatabaseTransaction, services: Services, id: string, caller: Caller): Promise<ScheduleRow> {
  const row = await trx
    .as<ScheduleTables>()
    .selectFrom("schedule")
    .selectAll()
    .where("id", "=", id)
    .where("kind", "in", ownKindsFor(services))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Failure("notFound");
  if (SCHEDULE_KINDS[row.kind].isGuarded) refuseOldPassword(caller);
  return row;
}

async function change(
  services: Services,
  { id, version, timing, isPaused }: Arguments<typeof scheduleCalls.update>,
  viewer: Viewer,
): Promise<Schedule> {
  const { changes, clock, database } = services;
  return inTransaction(database, async (trx) => {
    const row = await hold(trx, services, id, viewer.caller);
    const reread = async () => (await read(trx, services, viewer, id))[0] as Schedule;
    await refuseStale(version, { version: row.version, current: reread });
    const kind = SCHEDULE_KINDS[row.kind];
    const before = { timing: timingOf(row), isPaused: row.is_paused };
    const after = { timing: timing ?? before.timing, isPaused: isPaused ?? before.isPaused };
    if (after.isPaused && !kind.mayPause) throw invalidField("isPaused", texts.notPausable);
    if (!kind.mayPause && !isAtLeastDaily(after.timing)) throw invalidField("timing", texts.atLeastDaily);
    const isMoved = JSON.stringify(after.timing) !== JSON.stringify(before.timing);
    if (!isMoved && after.isPaused === before.isPaused) return reread();
    const now = clock.now();
    // Due times during a pause are not made up for.
    const next = isMoved
      ? nextTime(after.timing, installationZone(), now)
      : Math.max(Date.parse(row.next_at), nextTime(after.timing, installationZone(), now, Date.parse(row.next_at)));
    await trx
      .as<ScheduleTables>()
      .updateTable("schedule")
      .set({
        timing: JSON.stringify(after.timing),
        is_paused: after.isPaused,
        next_at: new Date(next).toISOString(),
        ...changeStamp(now, viewer.caller.userId, row),
      })
      .where("id", "=", id)
      .execute();
    if (isMoved)
      await logSchedule(trx, services, viewer.caller, row, {
        action: "update",
        before: { timing: timingWords(before.timing) },
        after: { timing: timingWords(after.timing) },
      });
    if (after.isPaused !== before.isPaused)
      await logSchedule(trx, services, viewer.caller, row, { action: after.isPaused ? "pause" : "resume" });
    await changes.announce(trx, SCHEDULE_CHANGED);
    await tellOpenPages(trx, services, viewer.caller, id);
    return reread();
  });
}

const runNow = (
  services: Services,
  { id }: Arguments<typeof scheduleCalls.run>,
  { caller, idempotencyKey }: SignedInContext,
): Promise<Reply<typeof scheduleCalls.run>> =>
  inTransactionOnce(services.database, idempotencyKey, async (trx) => {
    const row = await hold(trx, services, id, caller);
    const jobId = await putJob(trx, services, row, { ownerId: caller.userId });
    if (jobId === undefined) throw new Failure("invalidInput", { words: texts.underWay });
    await trx.as<ScheduleTables>().updateTable("schedule").set({ last_job_id: jobId }).where("id", "=", id).execute();
    await logSchedule(trx, services, caller, row, { action: "run" });
    await tellOpenPages(trx, services, caller, id);
    return { jobId };
  });

/** The due times of each choice of a regular report. */
const REPORTS: Readonly<Record<ReportRhythm, Timing | undefined>> = {
  never: undefined,
  week: { every: "week", weekday: 1, at: "07:00" },
  month: { every: "month", day: 1, at: "07:00" },
};

async function ownReport(on: Queryable, caller: Caller): Promise<ScheduleRow | undefined> {
  return on
    .as<ScheduleTables>()
    .selectFrom("schedule")
    .selectAll()
    .where("kind", "=", "statisticsReport")
    .where("owner_id", "=", caller.userId)
    .executeTakeFirst();
}

const shownReport = (row: ScheduleRow | undefined): OwnReport => {
  if (row?.is_paused) return { rhythm: "never", nextAt: null };
  const when = row && timingOf(row);
  const rhythm = when?.every === "week" || when?.every === "month" ? when.every : "never";
  return { rhythm, nextAt: row?.next_at ?? null };
};

/** Chooses how often the caller finds the statistics report among their own jobs. */
async function chooseReport(
  services: Services,
  { rhythm }: Arguments<typeof scheduleCalls.setReport>,
  { caller, language }: Viewer,
): Promise<OwnReport> {
  const { changes, clock, database } = services;
  return inTransaction(database, async (trx) => {
    const db = trx.as<ScheduleTables>();
    // Held, so that two windows do not add one each.
    await sql`select pg_advisory_xact_lock(hashtext(${`report ${caller.userId}`}))`.execute(trx.as<unknown>());
    const before = await ownReport(trx, caller);
    if (shownReport(before).rhythm === rhythm) return shownReport(before);
    if (before) await db.deleteFrom("schedule").where("id", "=", before.id).execute();
    const now = clock.now();
    const timing = REPORTS[rhythm];
    const after =
      timing &&
      newSchedule(
        { kind: "statisticsReport", timing, ownerId: caller.userId, input: { language } },
        now,
        nextTime(timing, installationZone(), now),
      );
    if (after) await db.insertInto("schedule").values(after).execute();
    const row = (after ?? before) as ScheduleRow;
    await logSchedule(trx, services, caller, row, {
      action: after ? (before ? (before.is_paused ? "resume" : "update") : "add") : "delete",
      ...(before ? { before: { timing: timingWords(timingOf(before)) } } : {}),
      ...(timing ? { after: { timing: timingWords(timing) } } : {}),
    });
    await changes.announce(trx, SCHEDULE_CHANGED);
    return shownReport(await ownReport(trx, caller));
  });
}

/** Routes of schedules. */
export const scheduleRoutes = (services: Services): Route[] =>
  routes(scheduleCalls, {
    list: async (_, context) => ({
      timeZone: installationZone(),
      rows: await read(services.database, services, context),
    }),
    update: (asked, context) => change(services, asked, context),
    run: (asked, context) => runNow(services, asked, context),
    report: async (_, { caller }) => shownReport(await ownReport(services.database, caller)),
    setReport: (asked, context) => chooseReport(services, asked, context),
  });
