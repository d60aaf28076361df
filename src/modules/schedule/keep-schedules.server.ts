import { sql } from "kysely";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { enqueue, type NewJob } from "../../server/jobs/queue.ts";
import type { Services } from "../../server/services.ts";
import { runWhenDue } from "../../server/run-when-due.ts";
import { importUserId } from "../folder-import/folder-import.server.ts";
import { callerNow } from "../role/role.server.ts";
import { SCHEDULE_KINDS, SCHEDULE_NAMES, type ScheduleName } from "./kinds.ts";
import { RUN_SCHEDULES } from "./schedule.ts";
import { nextTime, timing, type Timing } from "./timing.ts";

/** The table of migrations/0081-schedule.sql and 0083-personal-schedules.sql. */
export interface ScheduleTables {
  readonly schedule: {
    readonly id: string;
    readonly kind: ScheduleName;
    /** Whose it is; null: the installation's. */
    readonly owner_id: string | null;
    /** JSON. */
    readonly input: unknown;
    /** JSON. */
    readonly timing: unknown;
    readonly is_paused: boolean;
    readonly next_at: string;
    readonly last_job_id: string | null;
    readonly created_at: string;
    readonly updated_at: string;
    readonly updated_by: string | null;
    readonly version: number;
  };
}
export type ScheduleRow = ScheduleTables["schedule"];

type Needs = Pick<Services, "changes" | "clock" | "database" | "env">;
type Installation = Pick<Services, "database" | "env">;

/** Announced when somebody has changed or resumed a schedule. */
export const SCHEDULE_CHANGED = "schedule.changed";

/** IANA name of the time zone of timings: that of the process, which `TZ` sets. */
export const installationZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The kinds that this installation has, those of people among them. */
const kindsFor = ({ database, env }: Installation): ScheduleName[] =>
  SCHEDULE_NAMES.filter((name) => {
    const { isEmbeddedOnly, isOfImportUser } = SCHEDULE_KINDS[name];
    return (database.embedded || !isEmbeddedOnly) && (env.importFolder !== null || !isOfImportUser);
  });

/** The kinds that the installation has for itself. */
export const ownKindsFor = (services: Installation): ScheduleName[] =>
  kindsFor(services).filter((name) => SCHEDULE_KINDS[name].ofPerson === undefined);

/** A stored timing of another version that is not understood counts as the kind's default. */
export const timingOf = (row: ScheduleRow): Timing => {
  const stored = timing.safeParse(row.timing);
  return stored.success ? stored.data : SCHEDULE_KINDS[row.kind].timing;
};

const iso = (at: number) => new Date(at).toISOString();

interface NewSchedule {
  readonly kind: ScheduleName;
  readonly timing: Timing;
  readonly ownerId: string | null;
  readonly input: unknown;
}

export const newSchedule = (
  { kind, timing: when, ownerId, input }: NewSchedule,
  now: number,
  nextAt: number,
): ScheduleRow => ({
  id: newRecordId(now),
  kind,
  owner_id: ownerId,
  input: JSON.stringify(input),
  timing: JSON.stringify(when),
  is_paused: false,
  next_at: iso(nextAt),
  last_job_id: null,
  created_at: iso(now),
  updated_at: iso(now),
  updated_by: ownerId,
  version: 1,
});

/**
 * Adds the schedules of new kinds. Corrects a due time that is later than its timing allows, because the clock was
 * wrong or the installation's time zone has changed.
 */
export async function syncSchedules(services: Pick<Services, "clock" | "database" | "env">): Promise<void> {
  const { clock, database } = services;
  const now = clock.now();
  const zone = installationZone();
  const db = database.as<ScheduleTables>();
  const kinds = kindsFor(services);
  const present = await db.selectFrom("schedule").selectAll().where("kind", "in", kinds).execute();
  for (const row of present) {
    const latest = nextTime(timingOf(row), zone, now, Date.parse(row.next_at));
    if (latest < Date.parse(row.next_at))
      await db
        .updateTable("schedule")
        .set({ next_at: iso(latest) })
        .where("id", "=", row.id)
        .where("next_at", "=", row.next_at)
        .execute();
  }
  const known = new Set(present.map(({ kind }) => kind));
  for (const kind of ownKindsFor(services).filter((each) => !known.has(each))) {
    const { timing: when, firstWithin = Infinity } = SCHEDULE_KINDS[kind];
    const first = Math.min(nextTime(when, zone, now), now + firstWithin);
    const row = newSchedule({ kind, timing: when, ownerId: null, input: {} }, now, first);
    await db
      .insertInto("schedule")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

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

/**
 * Starts each due schedule, once, however often its time has passed. Skips rows that another instance is processing.
 */
async function startDue(services: Needs): Promise<void> {
  await inTransaction(services.database, async (trx) => {
    const now = services.clock.now();
    const due = await trx
      .as<ScheduleTables>()
      .selectFrom("schedule")
      .selectAll()
      .where("kind", "in", kindsFor(services))
      .where("is_paused", "=", false)
      .where("next_at", "<=", iso(now))
      .orderBy("next_at")
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of due) {
      const owner = await jobOwnerOf(trx, row);
      if (!owner) {
        await trx.as<ScheduleTables>().deleteFrom("schedule").where("id", "=", row.id).execute();
        continue;
      }
      const jobId = await putJob(trx, services, row, owner);
      await trx
        .as<ScheduleTables>()
        .updateTable("schedule")
        .set({
          next_at: iso(nextTime(timingOf(row), installationZone(), now, Date.parse(row.next_at))),
          ...(jobId === undefined ? {} : { last_job_id: jobId }),
        })
        .where("id", "=", row.id)
        .execute();
    }
  });
}

async function nextDue(services: Installation): Promise<number | undefined> {
  const next = await services.database
    .as<ScheduleTables>()
    .selectFrom("schedule")
    .select(({ fn }) => fn.min("next_at").as("at"))
    .where("kind", "in", kindsFor(services))
    .where("is_paused", "=", false)
    .executeTakeFirst();
  return next?.at ? Date.parse(next.at) : undefined;
}

/** Starts schedules at their times, and at once those that came due while no instance ran. Returns what stops it. */
export function keepSchedules(services: Services): () => Promise<void> {
  const look = async () => {
    const due = await nextDue(services);
    if (due === undefined || due > services.clock.now()) return due;
    await startDue(services);
    return nextDue(services);
  };
  const failed = (error: unknown) => services.log.warn({ err: error }, "starting scheduled work failed");
  const { within, stop } = runWhenDue(services.clock, look, failed);
  within(0);
  const stopListening = services.changes.on(SCHEDULE_CHANGED, () => within(0));
  return () => {
    stopListening();
    return stop();
  };
}
