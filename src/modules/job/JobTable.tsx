import { personNameIn } from "../../contract/person-name.ts";
import { Button, Tag } from "antd";
import type { ComponentType } from "react";
import type { Job, JobState } from "../../contract/job.ts";
import type { Sort } from "../../contract/list-query.ts";
import type { Module } from "../../crud/define-module.ts";
import { formatBytes } from "../../web/format/bytes.ts";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { JobProgress } from "../../web/jobs/JobProgress.tsx";
import { JOB_TEXTS } from "../../web/jobs/texts.ts";
import { DataTable } from "../../web/table/DataTable.tsx";
import { SortButton, sortWord } from "../../web/table/SortButton.tsx";
import { JobActions } from "./JobActions.tsx";
import { JOB_KINDS } from "./job-lists.ts";
import { JOB_LIST_TEXTS as listTexts } from "./list-texts.ts";
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
  return <Tag color={COLORS[state]}>{t(listTexts[state])}</Tag>;
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

/** The cell of a job in each column. */
const CELLS: Readonly<Record<string, ComponentType<{ readonly job: Job }>>> = {
  ownerId: function Owner({ job }) {
    const t = useText();
    const language = useLanguage();
    return <>{job.ownerId === "" ? t(texts.system) : personNameIn(job.ownerName, language)}</>;
  },
  queuedAt: function Queued({ job }) {
    return <>{formatMoment(job.createdAt, useLanguage())}</>;
  },
  state: ({ job }) => <StateTag state={job.state} />,
  kind: function Kind({ job }) {
    const t = useText();
    const words = JOB_KINDS.get(job.kind);
    return <>{words ? t(words) : job.kind}</>;
  },
  outcome: Outcome,
};

interface JobTableProps {
  readonly module: Module;
  /** By field; the first names the job. */
  readonly columns: readonly string[];
  readonly jobs: readonly Job[];
  readonly sort: readonly Sort[];
  readonly onSort: (sort: readonly Sort[]) => void;
  readonly onOpen: (id: string) => void;
}

/** A table whose rows are cards on a phone. */
export function JobTable({ module, columns, jobs, sort, onSort, onOpen }: JobTableProps) {
  const t = useText();
  const shown = columns.flatMap((name) => {
    const label = module.fields[name]?.label;
    return label ? [{ name, label: t(label), Cell: CELLS[name] }] : [];
  });
  return (
    <DataTable isStacked isRoomy className={`card ${style.table}`}>
      <thead>
        <tr>
          {shown.map(({ name, label }) => {
            const sorted = sort.find(({ field }) => field === name);
            return (
              <th key={name} scope="col" data-of={name} aria-label={label} aria-sort={sortWord(sorted)}>
                <SortButton label={label} wireName={name} sorted={sorted} onSort={onSort} />
              </th>
            );
          })}
          <th aria-label={t(JOB_TEXTS.details)} />
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            {shown.map(({ name, Cell }) => (
              <td key={name} data-of={name}>
                {Cell ? (
                  <Cell job={job} />
                ) : (
                  <Button type="link" className="in-words" onClick={() => onOpen(job.id)}>
                    {job.title}
                  </Button>
                )}
              </td>
            ))}
            <td className={`to-end ${style.actions}`}>
              <JobActions job={job} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
