import { Button } from "antd";
import type { Job } from "../../contract/job.ts";
import { useText } from "../i18n/language.tsx";
import { JobProgress, type ShownProgress } from "./JobProgress.tsx";
import { JOB_TEXTS } from "./texts.ts";
import { useCancel } from "./use-job.ts";

export function StopJob({ job }: { readonly job: Pick<Job, "id" | "isCancelAsked"> }) {
  const t = useText();
  const cancel = useCancel();
  return (
    <Button size="small" disabled={job.isCancelAsked} loading={cancel.isPending} onClick={() => cancel.mutate(job.id)}>
      {t(job.isCancelAsked ? JOB_TEXTS.stopping : JOB_TEXTS.stop)}
    </Button>
  );
}

/** A job where it was begun: its progress, that the page may be left, and a stop button. */
export function RunningJob({ job }: { readonly job: ShownProgress & Pick<Job, "id" | "isCancelAsked"> }) {
  const t = useText();
  return (
    <>
      <JobProgress job={job} />
      <p>{t(JOB_TEXTS.mayLeave)}</p>
      <StopJob job={job} />
    </>
  );
}
