import { z } from "zod";
import { byId } from "./by-id.ts";
import { endpoint } from "./endpoint.ts";
import { importJobResult } from "./import-result.ts";
import { defineTexts } from "./text.ts";

const texts = defineTexts("jobCall", {
  mine: { zh: "查看自己的后台任务", lo: "ເບິ່ງວຽກເບື້ອງຫຼັງຂອງຕົນເອງ", en: "View my background jobs" },
  cancel: { zh: "取消后台任务", lo: "ຍົກເລີກວຽກເບື້ອງຫຼັງ", en: "Cancel a job" },
  link: { zh: "下载任务文件", lo: "ດາວໂຫຼດໄຟລ໌ຂອງວຽກ", en: "Download a job’s file" },
});

export const JOB_STATES = ["waiting", "running", "done", "failed", "cancelled"] as const;
export type JobState = (typeof JOB_STATES)[number];
/** True for a final state. */
export const hasEnded = (state: JobState): boolean => state !== "waiting" && state !== "running";

/** Page on which users see their own jobs. */
export const OWN_JOBS_PATH = "/jobs";

/** A background job as lists carry it. Times are ISO 8601; `done` and `total` count rows. */
export const jobRow = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  /** Empty for jobs of the system. */
  ownerId: z.string(),
  ownerName: z.string(),
  state: z.enum(JOB_STATES),
  done: z.int(),
  total: z.int().nullable(),
  attempt: z.int(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The error message of a failed job; empty otherwise. */
  error: z.string(),
  /** True for a job that failed and may succeed when it is tried again. */
  mayRetry: z.boolean(),
  /** The result of a finished job in words; empty if its file or `outcome` says it. */
  found: z.string(),
  /** Name of the resulting file; empty if there is none or it has expired. */
  fileName: z.string(),
  fileSize: z.int(),
  fileUntil: z.string().nullable(),
  isCancelAsked: z.boolean(),
  /** The job belongs to the caller. Only its owner gets the file. */
  isOwn: z.boolean(),
});
export type Job = z.output<typeof jobRow>;

/** Calls for the owner of a job; calls for administrators are in `modules/job`. */
export const ownJob = {
  /** One job with its log. Other users' jobs need sys:job:list. */
  one: endpoint({
    method: "GET",
    path: "/sys/job/{id}",
    permission: "signed-in",
    title: texts.mine,
    input: byId,
    reply: jobRow.extend({
      log: z.array(z.object({ at: z.string(), text: z.string() })),
      /** It runs, but has said nothing for some seconds: whoever ran it may have been killed. */
      isSilent: z.boolean().optional(),
      /** Imports only: the result so far. */
      outcome: importJobResult.optional(),
    }),
  }),
  /** Other users' jobs need sys:job:update. */
  cancel: endpoint({
    method: "POST",
    path: "/sys/job/{id}/cancel",
    permission: "signed-in",
    title: texts.cancel,
    input: byId,
    reply: z.null(),
    budget: "write",
  }),
  /** A link to the file of the caller's own job, valid for five minutes. */
  link: endpoint({
    method: "POST",
    path: "/sys/job/{id}/link",
    permission: "signed-in",
    title: texts.link,
    input: byId,
    reply: z.object({ url: z.string() }),
    budget: "write",
    recentPassword: "sometimes", // for backups, and for exports of modules that need a recent password
  }),
};
