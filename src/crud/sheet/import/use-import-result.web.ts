import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { ImportResult } from "../../../contract/import-result.ts";
import { hasEnded } from "../../../contract/job.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { followJob, leaveJob } from "../../../web/jobs/followed-jobs.ts";
import { JOB_TEXTS } from "../../../web/jobs/texts.ts";
import { useJob } from "../../../web/jobs/use-job.ts";
import type { Module } from "../../define-module.ts";
import type { AnsweredFile } from "../../../contract/files/answered-file.ts";
import { useImportUpload } from "./use-import-upload.web.ts";

/** The result of a file, from its answer or from the job's outcome. */
export interface FinalResult extends ImportResult {
  /** Number of refused rows; `failed` lists the first ones only. */
  readonly refused: number;
  /** Number of rows that were not reached. */
  readonly left: number;
  /** The refused rows as a file, or the id of the job that has the file. */
  readonly file?: AnsweredFile | undefined;
  readonly fileOf?: string | undefined;
  /** The id of the background job, if one did the work. */
  readonly job?: string | undefined;
}

/** Uploads a file and waits for the result, of a long file through its background job. */
export function useImportResult(module: Module) {
  const client = useQueryClient();
  const t = useText();
  const sent = useImportUpload(module);
  const id = sent.data?.job;
  const { data: job, error: lost } = useJob(id);
  const isRunning = id !== undefined && !lost && !(job && hasEnded(job.state));
  const isWritten = job?.outcome?.isDryRun === false && !isRunning;
  useEffect(() => {
    if (id === undefined) return undefined;
    followJob(id);
    // The end is shown here and needs no notification.
    return () => (isRunning ? leaveJob(id) : undefined);
  }, [id, isRunning]);
  useEffect(() => {
    if (isWritten) void client.invalidateQueries({ queryKey: [module.path] });
  }, [client, isWritten, module.path]);
  const isEndless = job?.state === "cancelled" && !job.outcome;
  const why = job?.state === "failed" ? job.error : isEndless ? t(JOB_TEXTS.wasCancelled) : "";
  // Keeps its identity until the result changes, because an effect acts on it once.
  const result = useMemo(() => (isRunning ? undefined : foundIn(sent.data, job)), [isRunning, sent.data, job]);
  return {
    send: sent.mutate,
    forget: sent.reset,
    isPending: sent.isPending || isRunning,
    /** The running background job. */
    job: isRunning
      ? { id, ...(job ?? { state: "waiting" as const, done: 0, total: null, isCancelAsked: false }) }
      : undefined,
    error: sent.error ?? lost ?? (why === "" ? null : new Error(why)),
    result,
  };
}

function foundIn(
  answer: ReturnType<typeof useImportUpload>["data"],
  job: ReturnType<typeof useJob>["data"],
): FinalResult | undefined {
  if (!answer) return undefined;
  if (answer.job === undefined)
    return { ...answer, refused: new Set(answer.failed.map(({ row }) => row)).size, left: 0 };
  if (!job?.outcome) return undefined;
  return { ...job.outcome, job: answer.job, ...(job.fileName === "" ? {} : { fileOf: answer.job }) };
}
