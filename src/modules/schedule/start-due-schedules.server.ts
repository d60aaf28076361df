import { sql } from "kysely";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { enqueue, type NewJob } from "../../server/jobs/queue.ts";
import { installationZone } from "../../server/installation-zone.ts";
import type { Services } from "../../server/services.ts";
import { runWhenDue } from "../../server/run-when-due.ts";
import { importUserId } from "../folder-import/folder-import.server.ts";
import { notifyOfWork } from "../message/message.server.ts";
import { callerNow } from "../role/role.server.ts";
import { RUN_SCHEDULES } from "./schedule.ts";
import { SCHEDULE_KINDS } from "./schedule-kinds.ts";
import {
  iso,
  kindsFor,
  logSchedule,
  SCHEDULE_CHANGED,
  timingOf,
  type Installation,
  type ScheduleRow,
  type ScheduleTables,
} from "./schedule-rows.server.ts";
import { SCHEDULE_CALL_TEXTS as texts } from "./texts.ts";
import { nextTime } from "./timing.ts";
import { changeStamp } from "../../server/database/stamps.ts";

type Needs = Pick<Services, "changes" | "clock" | "database" | "env">;

type JobOwner = Partial<Pick<NewJob, "ownerId" | "input" | "permission">>;

/** Queues a schedule's job; undefined while its previous one has not ended. The transaction holds the schedule. */
export async function putJob(
  trx: DatabaseTransaction,
  services: Pick<Services, "changes" | "clock" | "env">,
  row: ScheduleRow,
  owner: JobOwner = {},
): Promise<string | undefined> {
  const { rows } = await sql`
    select id from job where id = ${row.last_job_id} and state in ('waiting', 'running')`.execute(trx.as<unknown>());
  if (rows.length > 0) return undefined;
  const {
    isOfImportUser,
    title: { zh, lo, en },
  } = SCHEDULE_KINDS[row.kind];
  return enqueue(trx, services, {
    kind: row.kind,
    title: { zh, lo, en },
    input: {},
    ownerId: null,
    permission: RUN_SCHEDULES,
    mostAttempts: 2,
    ...owner,
    // Whoever started it: the activity log knows what a job writes as its owner's.
    ...(isOfImportUser ? { ownerId: (await importUserId(trx, services.env)) ?? null } : {}),
  });
}

/**
 * The owner of the job. A person's job is stored with their present data scope, which decides what its file contains
 * and who may still download it (TK-11). Undefined if the person is gone or has lost the right.
 */
async function jobOwnerOf(trx: DatabaseTransaction, row: ScheduleRow): Promise<JobOwner | undefined> {
  const { ofPerson: permission } = SCHEDULE_KINDS[row.kind];
  if (row.owner_id === null || permission === undefined) return {};
  const owner = await callerNow(trx, row.owner_id, permission);
  if (!owner) return undefined;
  const { scope } = owner;
  const access = { scope: scope ? { divisionIds: [...scope.divisionIds], hasOwn: scope.hasOwn } : null };
  return { ownerId: row.owner_id, permission, input: { ...(row.input as object), ...access } };
}

/** Pauses the schedule of a person without the right, until they choose it again, and tells them. */
async function pause(trx: DatabaseTransaction, services: Needs, row: ScheduleRow): Promise<void> {
  await trx
    .as<ScheduleTables>()
    .updateTable("schedule")
    .set({ is_paused: true, ...changeStamp(services.clock.now(), null, row) })
    .where("id", "=", row.id)
    .execute();
  await logSchedule(trx, services, null, row, { action: "pause" });
  if (row.owner_id !== null)
    await notifyOfWork(trx, services, [row.owner_id], {
      title: texts.reportPaused,
      body: texts.reportPausedBody,
      targetUrl: "", // the page of the report may be closed to them
    });
}

/** Starts a schedule if it is still due and no other instance is starting it: its job is queued once per due time. */
const startOnce = (services: Needs, id: string): Promise<void> =>
  inTransaction(services.database, async (trx) => {
    const db = trx.as<ScheduleTables>();
    const now = services.clock.now();
    const row = await db
      .selectFrom("schedule")
      .selectAll()
      .where("id", "=", id)
      .where("is_paused", "=", false)
      .where("next_at", "<=", iso(now))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return;
    const owner = await jobOwnerOf(trx, row);
    if (!owner) return pause(trx, services, row);
    const jobId = await putJob(trx, services, row, owner);
    await db
      .updateTable("schedule")
      .set({
        next_at: iso(nextTime(timingOf(row), installationZone(), now, Date.parse(row.next_at))),
        ...(jobId === undefined ? {} : { last_job_id: jobId }),
      })
      .where("id", "=", id)
      .execute();
  });

/** Starts each due schedule, once, however often its time has passed. Rejects at the end if some were not started. */
async function startDue(services: Services): Promise<void> {
  const due = await services.database
    .as<ScheduleTables>()
    .selectFrom("schedule")
    .select(["id", "kind"])
    .where("kind", "in", kindsFor(services))
    .where("is_paused", "=", false)
    .where("next_at", "<=", iso(services.clock.now()))
    .orderBy("next_at")
    .execute();
  let failures = 0;
  // One that fails must not hold up the others, the backup among them.
  for (const { id, kind } of due)
    await startOnce(services, id).catch((error: unknown) => {
      failures += 1;
      services.log.warn({ err: error, schedule: kind }, "a schedule was not started");
    });
  if (failures > 0) throw new Error(`${failures} schedules were not started`);
}

/** When the next schedule after `moment` is due, in ms; undefined: none. */
async function nextDue(services: Installation, moment = 0): Promise<number | undefined> {
  const next = await services.database
    .as<ScheduleTables>()
    .selectFrom("schedule")
    .select(({ fn }) => fn.min("next_at").as("at"))
    .where("kind", "in", kindsFor(services))
    .where("is_paused", "=", false)
    .where("next_at", ">", iso(moment))
    .executeTakeFirst();
  return next?.at ? Date.parse(next.at) : undefined;
}

/** Starts schedules at their times, and at once those that came due while no instance ran. Returns what stops it. */
export function startSchedules(services: Services): () => Promise<void> {
  const look = async () => {
    const due = await nextDue(services);
    if (due === undefined || due > services.clock.now()) return due;
    await startDue(services);
    return nextDue(services);
  };
  const failed = (error: unknown) => services.log.warn({ err: error }, "starting scheduled work failed");
  const { lookWithin, stop } = runWhenDue(services.clock, look, failed, (moment) => nextDue(services, moment));
  lookWithin(0);
  const stopListening = services.changes.on(SCHEDULE_CHANGED, () => lookWithin(0));
  return () => {
    stopListening();
    return stop();
  };
}
