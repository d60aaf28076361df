import { OWN_JOBS_PATH } from "../../contract/job.ts";
import { inEach, inLanguage, type Text } from "../../contract/text.ts";
import type { JobKind } from "../../server/jobs/job-kind.ts";
import type { Services } from "../../server/services.ts";
import { noticeWork } from "../message/message.server.ts";
import { JOB_CALL_TEXTS as texts } from "./texts.ts";

/** Tells a job's owner that it has ended, with the way to what it made. */
export const tellOwner =
  (
    services: Pick<Services, "changes" | "clock">,
    titles: { readonly done: Text; readonly failed: Text },
  ): NonNullable<JobKind["ended"]> =>
  async (trx, job, { isDone, file }) => {
    if (job.owner_id === null) return;
    await noticeWork(trx, services, job.owner_id, {
      title: isDone ? titles.done : titles.failed,
      body: inEach((language) =>
        isDone
          ? inLanguage(texts.fileKept, language, { file: file?.name ?? "" })
          : inLanguage(texts.failedBody, language, { title: job.title[language] }),
      ),
      targetUrl: `${OWN_JOBS_PATH}?open=${job.id}`,
    });
  };
