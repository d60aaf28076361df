import { personNameIn } from "../../contract/person-name.ts";
import { Button, Tag } from "antd";
import type { Job, JobState } from "../../contract/job.ts";
import { formatBytes } from "../../web/format/bytes.ts";
import { formatMoment } from "../../web/format/moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { JobProgress } from "../../web/jobs/JobProgress.tsx";
import { JOB_TEXTS } from "../../web/jobs/texts.ts";
import { DataTable } from "../../web/table/DataTable.tsx";
import { JobActions } from "./JobActions.tsx";
import { JOB_SCREEN_TEXTS as texts } from "./screen-texts.ts";
import style from "./job.module.css";

const COLORS: Readonly<Record<JobState, string>> = {
  waiting: "default",
  running: "processing",
  done: "success",
  failed: "error",
  cancelled: "default",
};

export function StateTag({ state }: { readonly state: JobState }) {
  const t = useText();
  return <Tag color={COLORS[state]}>{t(texts[state])}</Tag>;
}

/** Kinds whose jobs produce a file. */
const KINDS_WITH_FILE: readonly string[] = ["export", "backup", "statisticsReport"];

/** Progress of an unfinished job; error, file or result of a finished one. */
function Outcome({ job }: { readonly job: Job }) {
  const t = useText();
  const language = useLanguage();
  if (job.state === "waiting" || job.state === "running") return <JobProgress job={job} />;
  if (job.state === "failed") return <span data-tone="wrong">{job.error}</span>;
  if (job.state === "done" && job.fileName)
    return (
      <span>
        {job.fileName} · {formatBytes(job.fileSize, language)}
      </span>
    );
  if (job.found !== "") return <span>{job.found}</span>;
  const hadFile = job.state === "done" && KINDS_WITH_FILE.includes(job.kind);
  return hadFile ? <span data-tone="quiet">{t(texts.expired)}</span> : null;
}

interface JobTableProps {
  readonly jobs: readonly Job[];
  /** Hides the owner's column. */
  readonly isOwn: boolean;
  readonly onOpen: (id: string) => void;
}

/** A table whose rows are cards on a phone. */
export function JobTable({ jobs, isOwn, onOpen }: JobTableProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <DataTable isStacked isRoomy className={`card ${style.table}`}>
      <thead>
        <tr>
          <th>{t(texts.what)}</th>
          {isOwn ? null : <th>{t(texts.who)}</th>}
          <th>{t(texts.when)}</th>
          <th>{t(texts.state)}</th>
          <th className={style.wide}>{t(texts.progress)}</th>
          <th aria-label={t(JOB_TEXTS.details)} />
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <td>
              <Button type="link" className="in-words" onClick={() => onOpen(job.id)}>
                {job.title}
              </Button>
            </td>
            {isOwn ? null : <td>{job.ownerId === "" ? t(texts.system) : personNameIn(job.ownerName, language)}</td>}
            <td className="unbroken">{formatMoment(job.createdAt, language)}</td>
            <td>
              <StateTag state={job.state} />
            </td>
            <td>
              <Outcome job={job} />
            </td>
            <td className={style.actions}>
              <JobActions job={job} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
