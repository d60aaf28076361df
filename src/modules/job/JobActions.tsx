import { Button } from "antd";
import { hasEnded, type Job } from "../../contract/job.ts";
import { call } from "../../web/api/call.ts";
import { useText } from "../../web/i18n/language.tsx";
import { StopJob } from "../../web/jobs/RunningJob.tsx";
import { JOB_TEXTS } from "../../web/jobs/texts.ts";
import { useFetchFile, useJobAction } from "../../web/jobs/use-job.ts";
import { useCan } from "../../web/lookups/permissions.ts";
import { jobCalls } from "./job-calls.ts";
import { JOB_SCREEN_TEXTS as texts } from "./screen-texts.ts";

/** The actions that a job's state and the user's rights allow. Files are for the job's owner only. */
export function JobActions({ job }: { readonly job: Job }) {
  const t = useText();
  const mayChange = useCan("sys:job:update") || job.isOwn;
  const fetchFile = useFetchFile();
  const retry = useJobAction((id: string) => call(jobCalls.retry, { id }));
  if (job.state === "done")
    return job.isOwn && job.fileName ? (
      <Button size="small" loading={fetchFile.isPending} onClick={() => fetchFile.mutate(job.id)}>
        {t(JOB_TEXTS.download)}
      </Button>
    ) : null;
  if (!mayChange) return null;
  if (hasEnded(job.state))
    return job.mayRetry ? (
      <Button size="small" loading={retry.isPending} onClick={() => retry.mutate(job.id)}>
        {t(texts.retry)}
      </Button>
    ) : null;
  return <StopJob job={job} />;
}
