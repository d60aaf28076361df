import { Form, Input, InputNumber, Select } from "antd";
import { useState } from "react";
import { inLanguage } from "../../contract/text.ts";
import { isSameValue } from "../../fields/field-value.ts";
import { call } from "../../web/api/call.ts";
import { Modal } from "../../web/components/Modal.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { formatMoment } from "../../web/format/format-moment.ts";
import { isElsewhere } from "../../web/format/time-zone.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useJobAction } from "../../web/jobs/use-job.ts";
import { useAskedClosing } from "../../web/page/use-asked-closing.ts";
import { SCHEDULE_KINDS } from "./schedule-kinds.ts";
import { scheduleCalls, type Schedule } from "./schedule.ts";
import { SCHEDULE_SCREEN_TEXTS as texts } from "./screen-texts.ts";
import { isTimeOfDay, MAX_HOURS, nextTimes, type Timing } from "./timing.ts";
import { timingWords, WEEKDAYS } from "./timing-words.ts";

/** All values the form can hold, so that they stay while another repetition is tried. */
interface Values {
  readonly every: Timing["every"];
  readonly hours: number;
  readonly weekday: number;
  readonly day: number;
  readonly at: string;
}
const USUAL: Values = { every: "day", hours: 6, weekday: 1, day: 1, at: "03:00" };

const timingOf = ({ every, hours, weekday, day, at }: Values): Timing => {
  switch (every) {
    case "hours":
      return { every, hours };
    case "day":
      return { every, at };
    case "week":
      return { every, weekday, at };
    case "month":
      return { every, day, at };
  }
};

const count = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** The timing in words, and when it comes next. */
function Preview({ when, zone }: { readonly when: Timing; readonly zone: string }) {
  const [now] = useState(() => new Date());
  const t = useText();
  const language = useLanguage();
  return (
    <div className="well stack tabular" data-gap="4" role="status">
      <strong>{inLanguage(timingWords(when), language)}</strong>
      <span data-tone="quiet">{t(texts.preview)}</span>
      <ol>
        {nextTimes(when, zone, now.getTime(), 3).map((at) => (
          <li key={at}>{formatMoment(new Date(at).toISOString(), language)}</li>
        ))}
      </ol>
      {isElsewhere(zone, now) ? <small data-tone="quiet">{t(texts.elsewhere)}</small> : null}
    </div>
  );
}

interface FieldProps {
  readonly values: Values;
  readonly change: (part: Partial<Values>) => void;
}

/** A schedule that may not be paused may not be delayed for longer than a day either. */
function RepetitionField({ values, change, mayPause }: FieldProps & { readonly mayPause: boolean }) {
  const t = useText();
  const kinds = [
    { value: "hours", label: t(texts.byHours) },
    { value: "day", label: t(texts.byDay) },
    ...(mayPause
      ? [
          { value: "week", label: t(texts.byWeek) },
          { value: "month", label: t(texts.byMonth) },
        ]
      : []),
  ] as { value: Timing["every"]; label: string }[];
  return (
    <Form.Item label={t(texts.every)} htmlFor="schedule-every">
      <Select id="schedule-every" value={values.every} options={kinds} onChange={(every) => change({ every })} />
    </Form.Item>
  );
}

function HoursField({ values, change, mayPause }: FieldProps & { readonly mayPause: boolean }) {
  const t = useText();
  return (
    <Form.Item label={t(texts.hours)} htmlFor="schedule-hours">
      <InputNumber
        style={{ width: "100%" }}
        id="schedule-hours"
        min={1}
        max={mayPause ? MAX_HOURS : 24}
        precision={0}
        value={values.hours}
        onChange={(hours) => change({ hours: hours ?? 1 })}
      />
    </Form.Item>
  );
}

function WeekdayField({ values, change }: FieldProps) {
  const t = useText();
  return (
    <Form.Item label={t(texts.weekday)} htmlFor="schedule-weekday">
      <Select
        id="schedule-weekday"
        value={values.weekday}
        options={WEEKDAYS.map((words, index) => ({ value: index + 1, label: t(words) }))}
        onChange={(weekday) => change({ weekday })}
      />
    </Form.Item>
  );
}

function DayField({ values, change }: FieldProps) {
  const t = useText();
  const isMissingInSome = values.day > 28 && values.day < 31;
  return (
    <Form.Item label={t(texts.day)} htmlFor="schedule-day" extra={isMissingInSome ? t(texts.dayHelp) : undefined}>
      <Select
        id="schedule-day"
        value={values.day}
        options={count(31).map((day) => ({
          value: day,
          label: day === 31 ? t(texts.lastDay) : t(texts.dayOf, { day }),
        }))}
        onChange={(day) => change({ day })}
      />
    </Form.Item>
  );
}

function TimeField({ values, change }: FieldProps) {
  const t = useText();
  // For an incomplete time the browser returns an empty value.
  const error = isTimeOfDay(values.at) ? {} : ({ validateStatus: "error", help: t(texts.atMissing) } as const);
  return (
    <Form.Item label={t(texts.at)} htmlFor="schedule-at" {...error}>
      <Input id="schedule-at" type="time" value={values.at} onChange={({ target }) => change({ at: target.value })} />
    </Form.Item>
  );
}

interface TimingDialogProps {
  readonly schedule: Schedule;
  /** The installation's. */
  readonly zone: string;
  readonly onClose: () => void;
}

/** Chooses when a schedule is due. */
export function TimingDialog({ schedule: { id, version, kind, timing }, zone, onClose }: TimingDialogProps) {
  const t = useText();
  const feedback = useFeedback();
  const { title, mayPause } = SCHEDULE_KINDS[kind];
  const stored: Values = { ...USUAL, ...timing };
  const [values, setValues] = useState(stored);
  const { close, leave } = useAskedClosing(!isSameValue(values, stored), onClose);
  const change = (part: Partial<Values>) => setValues({ ...values, ...part });
  const when = timingOf(values);
  const isWhole = values.every === "hours" || isTimeOfDay(values.at);
  const save = useJobAction(async () => {
    await call(scheduleCalls.update, { id, version, timing: when });
    feedback.success(t(texts.saved));
    leave();
  });
  return (
    <Modal
      open
      title={t(texts.editOf, { title: t(title) })}
      okText={t(texts.save)}
      width={440}
      confirmLoading={save.isPending}
      okButtonProps={{ disabled: !isWhole }}
      onOk={() => save.mutate(undefined)}
      cancelButtonProps={{ disabled: save.isPending }}
      onCancel={() => (save.isPending ? undefined : void close())}
    >
      <Form layout="vertical" disabled={save.isPending}>
        <RepetitionField values={values} change={change} mayPause={mayPause} />
        {values.every === "hours" ? <HoursField values={values} change={change} mayPause={mayPause} /> : null}
        {values.every === "week" ? <WeekdayField values={values} change={change} /> : null}
        {values.every === "month" ? <DayField values={values} change={change} /> : null}
        {values.every === "hours" ? null : <TimeField values={values} change={change} />}
      </Form>
      {isWhole ? <Preview when={when} zone={zone} /> : null}
    </Modal>
  );
}
