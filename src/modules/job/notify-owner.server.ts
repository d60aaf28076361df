import type { ImportJobResult } from "../../contract/import-result.ts";
import { OWN_JOBS_PATH } from "../../contract/job.ts";
import { inEach, inLanguage, type Text } from "../../contract/text.ts";
import type { JobKind } from "../../server/jobs/job-kind.ts";
import type { JobRow, JobTables } from "../../server/jobs/job-tables.ts";
import type { Services } from "../../server/services.ts";
import { notifyOfWork } from "../message/message.server.ts";
import { IMPORT_TEXTS } from "./import-job-texts.ts";
import { JOB_OUTCOME_TEXTS as texts } from "./outcome-texts.ts";

/** Notifies the owner of an import's result, which `outcomeOf` reads from the stored job. */
export const notifyOfImport =
  (
    services: Pick<Services, "changes" | "clock">,
    outcomeOf: (job: Pick<JobRow, "outcome">) => ImportJobResult | undefined,
  ): NonNullable<JobKind["ended"]> =>
  async (trx, job, { isDone }) => {
    if (job.owner_id === null) return;
    const stored = await trx
      .as<JobTables>()
      .selectFrom("job")
      .select("outcome")
      .where("id", "=", job.id)
      .executeTakeFirst();
    const outcome = stored && outcomeOf(stored);
    const checkedOrDone = outcome?.isDryRun ? IMPORT_TEXTS.isChecked : IMPORT_TEXTS.done;
    const whenDone = outcome?.refused ? IMPORT_TEXTS.refused : checkedOrDone;
    const { total = 0, added = 0, updated = 0, unchanged = 0, refused = 0 } = outcome ?? {};
    await notifyOfWork(trx, services, [job.owner_id], {
      title: isDone ? whenDone : IMPORT_TEXTS.failed,
      body: inEach((language) =>
        isDone
          ? inLanguage(IMPORT_TEXTS.body, language, {
              title: job.title[language],
              total,
              added,
              updated,
              unchanged,
              refused,
            })
          : inLanguage(texts.failedBody, language, { title: job.title[language] }),
      ),
      targetUrl: `${OWN_JOBS_PATH}?open=${job.id}`,
    });
  };

/** Notifies the owner that a job has ended, with a link to its file. */
export const notifyOwner =
  (
    services: Pick<Services, "changes" | "clock">,
    titles: { readonly done: Text; readonly failed: Text },
  ): NonNullable<JobKind["ended"]> =>
  async (trx, job, { isDone, file }) => {
    if (job.owner_id === null) return;
    await notifyOfWork(trx, services, [job.owner_id], {
      title: isDone ? titles.done : titles.failed,
      body: inEach((language) =>
        isDone
          ? file
            ? inLanguage(texts.fileKept, language, { file: file.name })
            : job.title[language]
          : inLanguage(texts.failedBody, language, { title: job.title[language] }),
      ),
      targetUrl: `${OWN_JOBS_PATH}?open=${job.id}`,
    });
  };
