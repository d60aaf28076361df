import { personNameIn } from "../../contract/person-name.ts";
import { Descriptions } from "antd";
import type { ReactNode } from "react";
import { moduleAt } from "../../crud/addresses/address-registry.ts";
import { ImportFindings } from "../../crud/sheet/import/ImportFindings.tsx";
import { Drawer } from "../../web/components/Drawer.tsx";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { LinesSkeleton } from "../../web/components/states/Skeleton.tsx";
import { formatBytes } from "../../web/format/bytes.ts";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { JobProgress } from "../../web/jobs/JobProgress.tsx";
import { useJob } from "../../web/jobs/use-job.ts";
import { JobActions } from "./JobActions.tsx";
import { StateTag } from "./JobTable.tsx";
import { JOB_LIST_TEXTS as listTexts } from "./list-texts.ts";
import { JOB_SCREEN_TEXTS as texts } from "./screen-texts.ts";
import style from "./job.module.css";

function Details({ id }: { readonly id: string }) {
  const t = useText();
  const language = useLanguage();
  const { data: job, error, refetch } = useJob(id);
  if (error && !job) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!job) return <LinesSkeleton />;
  const module = job.outcome ? moduleAt(job.outcome.path) : undefined;
  const when = (iso: string | null) => (iso === null ? "" : formatMoment(iso, language));
  const lines: readonly [string, ReactNode][] = [
    [t(listTexts.what), job.title],
    [t(listTexts.who), job.ownerId === "" ? t(texts.system) : personNameIn(job.ownerName, language)],
    [t(listTexts.state), <StateTag key="state" state={job.state} />],
    [t(listTexts.when), when(job.createdAt)],
    [t(texts.began), when(job.startedAt)],
    [t(texts.ended), when(job.endedAt)],
    [t(texts.attempts), job.attempt > 1 ? job.attempt : ""],
    [t(texts.reason), job.error === "" ? "" : <span data-tone="wrong">{job.error}</span>],
    [t(texts.result), job.found],
    [
      t(texts.file),
      job.fileName === "" ? (
        ""
      ) : (
        <span>
          {job.fileName} · {formatBytes(job.fileSize, language)}
          <br />
          <small>{t(texts.until, { when: when(job.fileUntil) })}</small>
        </span>
      ),
    ],
  ];
  return (
    <div className="stack" data-gap="16">
      {job.state === "running" ? <JobProgress job={job} /> : null}
      <Descriptions
        column={1}
        colon={false}
        size="small"
        styles={{ label: { width: 120 } }}
        items={lines.filter(([, value]) => value !== "").map(([label, children]) => ({ key: label, label, children }))}
      />
      <div>
        <JobActions job={job} />
      </div>
      {module && job.outcome ? <ImportFindings module={module} result={job.outcome} /> : null}
      {job.log.length > 0 ? <h3>{t(texts.log)}</h3> : null}
      <ol className={`stack ${style.log}`} data-gap="4">
        {job.log.toReversed().map((line, index) => (
          <li key={job.log.length - index}>
            <time data-tone="quiet" dateTime={line.at}>
              {formatMoment(line.at, language)}
            </time>
            {line.text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A job's details and log, followed while it runs. */
export function JobDrawer({ id, onClose }: { readonly id: string | undefined; readonly onClose: () => void }) {
  const t = useText();
  return (
    <Drawer open={id !== undefined} onClose={onClose} destroyOnHidden size={520} title={t(listTexts.what)}>
      {id === undefined ? null : <Details id={id} />}
    </Drawer>
  );
}
