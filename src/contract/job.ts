import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { importOutcome } from "./import-outcome.ts";
import { defineTexts } from "./text.ts";

const texts = defineTexts("jobCall", {
  mine: { zh: "查看自己的后台任务", lo: "ເບິ່ງວຽກເບື້ອງຫຼັງຂອງຕົນເອງ", en: "View my background jobs" },
  cancel: { zh: "取消后台任务", lo: "ຍົກເລີກວຽກເບື້ອງຫຼັງ", en: "Cancel a job" },
  link: { zh: "下载任务文件", lo: "ດາວໂຫຼດໄຟລ໌ຂອງວຽກ", en: "Download a job's file" },
});

export const JOB_STATES = ["waiting", "running", "done", "failed", "cancelled"] as const;
export type JobState = (typeof JOB_STATES)[number];
/** Nothing more happens to it by itself. */
export const hasEnded = (state: JobState): boolean => state !== "waiting" && state !== "running";

/** Where everybody finds their own jobs. */
export const OWN_JOBS_PATH = "/jobs";

/** Work in the background, as lists carry it. */
export const jobRow = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  /** Empty for the system's own. */
  ownerId: z.string(),
  ownerName: z.string(),
  state: z.enum(JOB_STATES),
  done: z.int(),
  total: z.int().nullable(),
  attempt: z.int(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Why it failed; empty otherwise. */
  error: z.string(),
  /** What it made; empty when nothing, or when it is no longer kept. */
  fileName: z.string(),
  fileSize: z.int(),
  fileUntil: z.string().nullable(),
  isCancelAsked: z.boolean(),
  /** It is the caller's: nobody else gets its file. */
  isOwn: z.boolean(),
});
export type Job = z.output<typeof jobRow>;

const byId = z.object({ id: z.string().max(100) });

/** What whoever began a job needs of it; the rest of its calls is in `modules/job`. */
export const ownJob = {
  /** With its log. One's own; with sys:job:list anybody's. */
  one: endpoint({
    method: "GET",
    path: "/sys/job/{id}",
    permission: "signed-in",
    title: texts.mine,
    input: byId,
    reply: jobRow.extend({
      log: z.array(z.object({ at: z.string(), text: z.string() })),
      /** Of an import: what came of it, or has so far. */
      outcome: importOutcome.optional(),
    }),
  }),
  /** Of one's own; with sys:job:update of anybody's. */
  cancel: endpoint({
    method: "POST",
    path: "/sys/job/{id}/cancel",
    permission: "signed-in",
    title: texts.cancel,
    input: byId,
    reply: z.null(),
    budget: "write",
  }),
  /** A link to the file of one's own job, good for five minutes. */
  link: endpoint({
    method: "POST",
    path: "/sys/job/{id}/link",
    permission: "signed-in",
    title: texts.link,
    input: byId,
    reply: z.object({ url: z.string() }),
    budget: "write",
    recentPassword: "sometimes", // for backups, and for what was exported with one
  }),
};
