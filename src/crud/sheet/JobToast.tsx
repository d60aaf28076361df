import { useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { useEffect, type ComponentProps } from "react";
import { hasEnded } from "../../contract/job.ts";
import { FEEDBACK_TEXTS } from "../../web/feedback/feedback-texts.ts";
import { useText } from "../../web/i18n/language.tsx";
import { followJob, leaveJob } from "../../web/jobs/followed-jobs.ts";
import { RunningJob } from "../../web/jobs/RunningJob.tsx";
import { JOB_TEXTS } from "../../web/jobs/texts.ts";
import { useFetchFile, useJob } from "../../web/jobs/use-job.ts";
import { IMPORT_TEXTS } from "./import/import-texts.ts";
import style from "./job-toast.module.css";

/** Follows the job until its end has been shown here, then refetches the module that the job wrote to. */
function useFollowed(id: string) {
  const { data: job, error, refetch, isFetching } = useJob(id);
  const client = useQueryClient();
  // A job whose end was shown here needs no notification, however late its push message arrives.
  const isSeen = job !== undefined && hasEnded(job.state);
  useEffect(() => {
    followJob(id);
    return isSeen ? undefined : () => leaveJob(id);
  }, [id, isSeen]);
  const written = isSeen && job.outcome?.isDryRun === false ? job.outcome.path : undefined;
  useEffect(() => {
    if (written !== undefined) void client.invalidateQueries({ queryKey: [written] });
  }, [client, written]);
  return { job, error, refetch, isFetching };
}

interface FetchButtonProps extends Pick<ComponentProps<typeof Button>, "type" | "children"> {
  readonly id: string;
  readonly onFetched: () => void;
}

function FetchButton({ id, onFetched, ...button }: FetchButtonProps) {
  const fetchFile = useFetchFile();
  return (
    <Button
      {...button}
      size="small"
      loading={fetchFile.isPending}
      onClick={() => fetchFile.mutate(id, { onSuccess: onFetched })}
    />
  );
}

/** The toast of a background export or import: progress, a stop button, and the finished file. */
export function JobToast({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useText();
  const { job, error, refetch, isFetching } = useFollowed(id);
  if (error && !job)
    return (
      <div className={`breakable stack ${style.toast}`} data-start="">
        <p role="alert">{error.message}</p>
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          {t(FEEDBACK_TEXTS.retry)}
        </Button>
      </div>
    );
  if (!job) return <p>{t(JOB_TEXTS.waits)}</p>;
  if (job.outcome && hasEnded(job.state) && job.state !== "failed") {
    const { total, added, updated, unchanged, refused: failed } = job.outcome;
    return (
      <div className={`breakable stack ${style.toast}`} data-start="">
        <p>{t(IMPORT_TEXTS.checked, { total, added, updated, unchanged, failed })}</p>
        {job.outcome.left > 0 ? <p>{t(IMPORT_TEXTS.importLeft, { count: job.outcome.left })}</p> : null}
        {job.fileName === "" ? null : (
          <FetchButton id={id} onFetched={onClose}>
            {t(IMPORT_TEXTS.failedRows)}
          </FetchButton>
        )}
      </div>
    );
  }
  if (job.state === "done")
    return (
      <div className={`breakable stack ${style.toast}`} data-start="">
        <p>
          <strong>{job.fileName}</strong>
          <br />
          {t(JOB_TEXTS.isReady)}
        </p>
        <FetchButton type="primary" id={id} onFetched={onClose}>
          {t(JOB_TEXTS.download)}
        </FetchButton>
      </div>
    );
  if (job.state === "cancelled") return <p>{t(JOB_TEXTS.wasCancelled)}</p>;
  if (job.state === "failed") return <p role="alert">{job.error}</p>;
  return (
    <div className={`breakable stack ${style.toast}`} data-start="">
      <RunningJob job={job} />
    </div>
  );
}
