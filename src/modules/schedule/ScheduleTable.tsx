import { Button, Switch } from "antd";
import { Pencil, Play } from "lucide-react";
import { hasEnded, OWN_JOBS_PATH } from "../../contract/job.ts";
import { call } from "../../web/api/call.ts";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { formatMoment } from "../../web/format/format-moment.ts";
import { inLanguage } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useJobAction } from "../../web/jobs/use-job.ts";
import { useCan, useMayCall } from "../../web/lookups/permissions.ts";
import { usePage } from "../../web/page/page.tsx";
import { DataTable } from "../../web/table/DataTable.tsx";
import { JOBS_PAGE } from "../job/job.ts";
import { JOB_SCREEN_TEXTS, StateTag } from "../job/job.web.ts";
import { SCHEDULE_KINDS } from "./schedule-kinds.ts";
import { scheduleCalls, type Schedule } from "./schedule.ts";
import { SCHEDULE_SCREEN_TEXTS as texts } from "./screen-texts.ts";
import { timingWords } from "./timing-words.ts";
import style from "./schedule.module.css";

interface OfSchedule {
  readonly schedule: Schedule;
}

/** Outcome and time of the newest run, with the way to its job. */
function LastRun({ schedule: { kind, last } }: OfSchedule) {
  const t = useText();
  const language = useLanguage();
  const { open } = usePage();
  const jobs = useCan(JOBS_PAGE.permission) ? JOBS_PAGE.path : OWN_JOBS_PATH;
  if (!last) return <span data-tone="faint">{t(texts.never)}</span>;
  const when = formatMoment(last.at, language);
  return (
    <div className={`row ${style.last}`} data-close="">
      <StateTag state={last.state} />
      {last.isOpen ? (
        <Button
          type="link"
          className="in-words"
          aria-label={t(texts.openJob, { title: t(SCHEDULE_KINDS[kind].title), when })}
          onClick={() => open(`${jobs}?open=${last.jobId}`)}
        >
          {when}
        </Button>
      ) : (
        <span>{when}</span>
      )}
      {last.error === "" ? null : (
        <span className="own-line" data-tone="wrong">
          {last.error}
        </span>
      )}
    </div>
  );
}

/** Pauses and resumes it, or says why that is not possible. */
function Pause({ schedule: { id, kind, version, isPaused } }: OfSchedule) {
  const t = useText();
  const mayChange = useMayCall(scheduleCalls.update);
  const toggle = useJobAction((next: boolean) => call(scheduleCalls.update, { id, version, isPaused: next }));
  if (!SCHEDULE_KINDS[kind].mayPause) return <small data-tone="quiet">{t(texts.always)}</small>;
  if (!mayChange) return <span data-tone="quiet">{t(isPaused ? texts.paused : texts.active)}</span>;
  return (
    <Switch
      size="small"
      aria-label={`${t(SCHEDULE_KINDS[kind].title)} · ${t(texts.state)}`}
      checked={!isPaused}
      loading={toggle.isPending}
      onChange={(isActive) => toggle.mutate(!isActive)}
    />
  );
}

function RunNow({ schedule: { id, kind, last } }: OfSchedule) {
  const t = useText();
  const ask = useConfirm();
  const feedback = useFeedback();
  const { title, isGuarded = false } = SCHEDULE_KINDS[kind];
  const run = useJobAction(async () => {
    await call(scheduleCalls.run, { id });
    feedback.success(t(texts.begun, { title: t(title) }));
  });
  const isUnderWay = last !== null && !hasEnded(last.state);
  const begin = async () => {
    const question = {
      title: t(JOB_SCREEN_TEXTS.backupAsk),
      text: t(JOB_SCREEN_TEXTS.backupHelp),
      yes: t(JOB_SCREEN_TEXTS.backup),
    };
    if (!isGuarded || (await ask(question))) run.mutate(undefined);
  };
  return (
    <Button
      size="small"
      icon={<Play size={14} aria-hidden />}
      loading={run.isPending}
      disabled={isUnderWay}
      onClick={() => void begin()}
    >
      {t(texts.run)}
    </Button>
  );
}

interface ScheduleTableProps {
  readonly schedules: readonly Schedule[];
  readonly onEdit: (schedule: Schedule) => void;
}

/** A table whose rows are cards on a phone. */
export function ScheduleTable({ schedules, onEdit }: ScheduleTableProps) {
  const t = useText();
  const language = useLanguage();
  const mayChange = useMayCall(scheduleCalls.update);
  const mayRun = useMayCall(scheduleCalls.run);
  return (
    <DataTable isStacked="pairs" isRoomy className={`card notes-below ${style.table}`}>
      <thead>
        <tr>
          <th>{t(texts.name)}</th>
          <th>{t(texts.when)}</th>
          <th>{t(texts.next)}</th>
          <th>{t(texts.last)}</th>
          <th>{t(texts.state)}</th>
          {mayChange || mayRun ? <th aria-label={t(texts.run)} /> : null}
        </tr>
      </thead>
      <tbody>
        {schedules.map((schedule) => (
          <tr key={schedule.id}>
            <td>
              <span className={style.title}>{t(SCHEDULE_KINDS[schedule.kind].title)}</span>
              <small data-tone="quiet">{t(SCHEDULE_KINDS[schedule.kind].purpose)}</small>
            </td>
            <td data-head={t(texts.when)} className={`unbroken ${style.when}`}>
              {inLanguage(timingWords(schedule.timing), language)}
            </td>
            <td data-head={t(texts.next)} className="unbroken">
              {schedule.nextAt === null ? (
                <span data-tone="faint">{t(texts.paused)}</span>
              ) : (
                formatMoment(schedule.nextAt, language)
              )}
            </td>
            <td data-head={t(texts.last)} className={style.whole}>
              <LastRun schedule={schedule} />
            </td>
            <td data-head={t(texts.state)} className={`unbroken ${style.state}`}>
              <Pause schedule={schedule} />
            </td>
            {mayChange || mayRun ? (
              <td className={style.whole}>
                <div className={`line ${style.actions}`} data-at-end="">
                  {mayChange ? (
                    <Button size="small" icon={<Pencil size={14} aria-hidden />} onClick={() => onEdit(schedule)}>
                      {t(texts.edit)}
                    </Button>
                  ) : null}
                  {mayRun ? <RunNow schedule={schedule} /> : null}
                </div>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
