import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { ImportSaid } from "../../../contract/import-outcome.ts";
import { hasEnded } from "../../../contract/job.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { followJob, leaveJob } from "../../../web/jobs/followed-jobs.ts";
import { JOB_TEXTS } from "../../../web/jobs/texts.ts";
import { useJob } from "../../../web/jobs/use-job.ts";
import type { Module } from "../../define-module.ts";
import type { ExportedFile } from "../sheet-endpoints.ts";
import { useImport } from "./use-import.web.ts";

/** What came of a file, in its answer or of the job it was left to. */
export interface ImportFound extends ImportSaid {
  /** Rows that failed; of many, `failed` has the first. */
  readonly refused: number;
  /** Rows that were not written although nothing is known to be wrong with most of them. */
  readonly left: number;
  /** The wrong rows, or the job that keeps them. */
  readonly file?: ExportedFile | undefined;
  readonly fileOf?: string | undefined;
  /** The job that did it. */
  readonly job?: string | undefined;
}

/** Sends a file and waits for what comes of it, in the background where it is long. */
export function useImportRun(module: Module) {
  const client = useQueryClient();
  const t = useText();
  const sent = useImport(module);
  const id = sent.data?.job;
  const { data: job, error: lost } = useJob(id);
  const isRunning = id !== undefined && !lost && !(job && hasEnded(job.state));
  const isWritten = job?.outcome?.isDryRun === false && !isRunning;
  useEffect(() => {
    if (id === undefined) return undefined;
    followJob(id);
    // Whoever waits here sees its end here.
    return () => (isRunning ? leaveJob(id) : undefined);
  }, [id, isRunning]);
  useEffect(() => {
    if (isWritten) void client.invalidateQueries({ queryKey: [module.path] });
  }, [client, isWritten, module.path]);
  const isEndless = job?.state === "cancelled" && !job.outcome;
  const why = job?.state === "failed" ? job.error : isEndless ? t(JOB_TEXTS.wasCancelled) : "";
  // The same object as long as nothing new came of it: it is acted on once.
  const result = useMemo(() => (isRunning ? undefined : foundIn(sent.data, job)), [isRunning, sent.data, job]);
  return {
    send: sent.mutate,
    forget: sent.reset,
    isPending: sent.isPending || isRunning,
    /** Under way in the background. */
    job: isRunning ? { id, ...(job ?? { state: "waiting" as const, done: 0, total: null }) } : undefined,
    error: sent.error ?? lost ?? (why === "" ? null : new Error(why)),
    result,
  };
}

function foundIn(
  answer: ReturnType<typeof useImport>["data"],
  job: ReturnType<typeof useJob>["data"],
): ImportFound | undefined {
  if (!answer) return undefined;
  if (answer.job === undefined)
    return { ...answer, refused: new Set(answer.failed.map(({ row }) => row)).size, left: 0 };
  if (!job?.outcome) return undefined;
  return { ...job.outcome, job: answer.job, ...(job.fileName === "" ? {} : { fileOf: answer.job }) };
}
