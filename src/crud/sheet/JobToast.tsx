import { useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { useEffect } from "react";
import { hasEnded } from "../../contract/job.ts";
import { FEEDBACK_TEXTS } from "../../web/feedback/feedback-texts.ts";
import { useText } from "../../web/i18n/language.tsx";
import { followJob, leaveJob } from "../../web/jobs/followed-jobs.ts";
import { JobProgress } from "../../web/jobs/JobProgress.tsx";
import { JOB_TEXTS } from "../../web/jobs/texts.ts";
import { useCancel, useFetchFile, useJob } from "../../web/jobs/use-job.ts";
import { IMPORT_TEXTS } from "./import/import-texts.ts";
import style from "./job-toast.module.css";

/** Work begun here, until it has ended and been seen: how far it is, how to stop it, and what it made. */
export function JobToast({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useText();
  const { data: job, error, refetch, isFetching } = useJob(id);
  const client = useQueryClient();
  const cancel = useCancel();
  const fetchFile = useFetchFile();
  // Whoever has seen its end here need not be told of it, however late that comes.
  const isSeen = job !== undefined && hasEnded(job.state);
  useEffect(() => {
    followJob(id);
    return isSeen ? undefined : () => leaveJob(id);
  }, [id, isSeen]);
  const written = isSeen && job.outcome?.isDryRun === false ? job.outcome.path : undefined;
  useEffect(() => {
    if (written !== undefined) void client.invalidateQueries({ queryKey: [written] });
  }, [client, written]);
  if (error && !job)
    return (
      <div className={style.toast}>
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
      <div className={style.toast}>
        <p>{t(IMPORT_TEXTS.checked, { total, added, updated, unchanged, failed })}</p>
        {job.outcome.left > 0 ? <p>{t(IMPORT_TEXTS.importLeft, { count: job.outcome.left })}</p> : null}
        {job.fileName === "" ? null : (
          <Button
            size="small"
            loading={fetchFile.isPending}
            onClick={() => fetchFile.mutate(id, { onSuccess: onClose })}
          >
            {t(IMPORT_TEXTS.failedRows)}
          </Button>
        )}
      </div>
    );
  }
  if (job.state === "done")
    return (
      <div className={style.toast}>
        <p>
          <strong>{job.fileName}</strong>
          <br />
          {t(JOB_TEXTS.isReady)}
        </p>
        <Button
          type="primary"
          size="small"
          loading={fetchFile.isPending}
          onClick={() => fetchFile.mutate(id, { onSuccess: onClose })}
        >
          {t(JOB_TEXTS.download)}
        </Button>
      </div>
    );
  if (job.state === "cancelled") return <p>{t(JOB_TEXTS.wasCancelled)}</p>;
  if (job.state === "failed") return <p role="alert">{job.error}</p>;
  return (
    <div className={style.toast}>
      <JobProgress job={job} />
      <p>{t(JOB_TEXTS.mayLeave)}</p>
      <Button size="small" disabled={job.isCancelAsked} loading={cancel.isPending} onClick={() => cancel.mutate(id)}>
        {t(job.isCancelAsked ? JOB_TEXTS.stopping : JOB_TEXTS.stop)}
      </Button>
    </div>
  );
}
