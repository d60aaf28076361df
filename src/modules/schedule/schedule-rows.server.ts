import { recordAudit, type AuditEntry } from "../../server/audit/audit.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { Caller } from "../../server/caller.ts";
import { installationZone } from "../../server/installation-zone.ts";
import type { Services } from "../../server/services.ts";
import { SCHEDULES_PAGE } from "./schedule.ts";
import { SCHEDULE_KINDS, SCHEDULE_NAMES, type ScheduleName } from "./schedule-kinds.ts";
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

export type Installation = Pick<Services, "database" | "env">;

/** Announced when somebody has changed or resumed a schedule. */
export const SCHEDULE_CHANGED = "schedule.changed";

/** The kinds that this installation has, those of people among them. */
export const kindsFor = ({ database, env }: Installation): ScheduleName[] =>
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

export const iso = (at: number) => new Date(at).toISOString();

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

/** Logs what happened to a schedule. `caller` is null for what the program does by itself. */
export const logSchedule = (
  trx: DatabaseTransaction,
  services: Pick<Services, "clock">,
  caller: Caller | null,
  { id, kind }: ScheduleRow,
  entry: Pick<AuditEntry, "action" | "before" | "after">,
): Promise<void> =>
  recordAudit(trx, services, caller, [
    { module: SCHEDULES_PAGE.path, recordId: id, title: SCHEDULE_KINDS[kind].title.zh, ...entry },
  ]);

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
