import { z } from "zod";
import { expectedVersion } from "../../contract/optimistic-locking.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { JOB_STATES } from "../../contract/job.ts";
import type { Permission } from "../../contract/permission.ts";
import { askedId, flag } from "../../contract/scalars.ts";
import { EXPORT_REPORT } from "../statistics/statistics.ts";
import type { DeclaredPage } from "../menu-groups.ts";
import { SCHEDULE_NAMES } from "./schedule-kinds.ts";
import { SCHEDULE_CALL_TEXTS as texts } from "./texts.ts";
import { timing } from "./timing.ts";

export { SCHEDULE_KINDS, type ScheduleName } from "./schedule-kinds.ts";

export const CHANGE_SCHEDULES: Permission = "sys:schedule:update";
export const RUN_SCHEDULES: Permission = "sys:schedule:run";

export const SCHEDULES_PAGE: DeclaredPage = {
  path: "/sys/schedule",
  view: "sys/schedule/index",
  title: texts.page,
  icon: "refresh",
  group: "system",
  order: 111,
  permission: "sys:schedule:list",
  buttons: { "sys:schedule:list": texts.list, [CHANGE_SCHEDULES]: texts.update, [RUN_SCHEDULES]: texts.run },
};

/** Stands in for a module when changed and started schedules are announced to open pages. */
export const SCHEDULE_RECORDS = {
  table: "schedule",
  path: SCHEDULES_PAGE.path,
  permission: SCHEDULES_PAGE.permission,
} as const;

const schedule = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.enum(SCHEDULE_NAMES),
  timing,
  isPaused: z.boolean(),
  /** ISO 8601; null while it is paused. */
  nextAt: z.string().nullable(),
  /** Its newest run; null before the first. */
  last: z
    .object({
      jobId: z.string(),
      state: z.enum(JOB_STATES),
      /** Time of its end; while it waits or runs, that of its request. */
      at: z.string(),
      /** Why it failed; empty otherwise. */
      error: z.string(),
      /** The caller may open the job. */
      isOpen: z.boolean(),
    })
    .nullable(),
});
export type Schedule = z.output<typeof schedule>;

export const REPORT_RHYTHMS = ["never", "week", "month"] as const;
export type ReportRhythm = (typeof REPORT_RHYTHMS)[number];
const ownReport = z.object({
  rhythm: z.enum(REPORT_RHYTHMS),
  /** ISO 8601. */
  nextAt: z.string().nullable(),
});
export type OwnReport = z.output<typeof ownReport>;

export const scheduleCalls = {
  list: endpoint({
    method: "GET",
    path: "/sys/schedule/list",
    permission: SCHEDULES_PAGE.permission,
    title: texts.list,
    input: z.object({}),
    reply: z.object({
      /** The installation's time zone, an IANA name, for the timings. */
      timeZone: z.string(),
      rows: z.array(schedule),
    }),
  }),
  update: endpoint({
    method: "POST",
    path: "/sys/schedule/{id}/update",
    permission: CHANGE_SCHEDULES,
    title: texts.update,
    input: z.object({ id: askedId, version: expectedVersion, timing: timing.optional(), isPaused: flag.optional() }),
    reply: schedule,
    budget: "write",
    recentPassword: "sometimes", // for the backup
  }),
  /** Puts a run into the queue and leaves the next due time as it is. */
  run: endpoint({
    method: "POST",
    path: "/sys/schedule/{id}/run",
    permission: RUN_SCHEDULES,
    title: texts.run,
    input: z.object({ id: askedId }),
    reply: z.object({ jobId: z.string() }),
    takesKey: true,
    budget: "costly",
    recentPassword: "sometimes", // for the backup
  }),
  /** How often the caller gets the statistics report as a job of their own. */
  report: endpoint({
    method: "GET",
    path: "/sys/report/my/regular",
    permission: EXPORT_REPORT,
    title: texts.report,
    input: z.object({}),
    reply: ownReport,
  }),
  setReport: endpoint({
    method: "POST",
    path: "/sys/report/my/regular",
    permission: EXPORT_REPORT,
    title: texts.report,
    input: z.object({ rhythm: z.enum(REPORT_RHYTHMS) }),
    reply: ownReport,
    budget: "write",
  }),
};
