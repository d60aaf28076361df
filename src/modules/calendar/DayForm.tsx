import { Button, Form, Radio } from "antd";
import { useState } from "react";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { isSameValue } from "../../fields/field-value.ts";
import { FieldItem } from "../../fields/FieldItem.tsx";
import { date } from "../../fields/date/date.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { Drawer } from "../../web/components/Drawer.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { ButtonRow } from "../../web/page/ButtonRow.tsx";
import { useAskedClosing } from "../../web/page/use-asked-closing.ts";
import { DAY_KINDS, MAX_DAYS, type CalendarDay, type DayKind } from "./calendar-day.ts";
import { KIND_WORDS } from "./calendar-words.ts";
import { CALENDAR_TEXTS } from "./texts.ts";
import { daysBetween } from "./year-days.ts";
import style from "./calendar.module.css";

interface DayFormProps {
  readonly year: number;
  readonly from: string;
  readonly to: string;
  /** The first day's current entry. */
  readonly day: CalendarDay | undefined;
  /** The year's days, for checking `MAX_DAYS`. */
  readonly days: readonly CalendarDay[];
  readonly onDone: (days: readonly (readonly [string, CalendarDay | null])[]) => void;
  readonly onClose: () => void;
}

const ORDINARY = "ordinary";

interface Values {
  readonly from: string;
  readonly to: string;
  readonly kind: DayKind | typeof ORDINARY;
  readonly name: { readonly "": string | null; readonly En: string | null; readonly Lo: string | null };
}

const dayFrom =
  (kind: Values["kind"], words: Values["name"]) =>
  (on: string): CalendarDay | null => {
    if (kind === ORDINARY) return null;
    const [name = "", nameEn = "", nameLo = ""] = [words[""], words.En, words.Lo].map((each) => each?.trim());
    return { date: on, kind, name, nameEn, nameLo };
  };

/** Edits a day or a range of days. */
export function DayForm({ year, from, to, day, days, onDone, onClose }: DayFormProps) {
  const t = useText();
  const [form] = Form.useForm<Values>();
  const kind = Form.useWatch("kind", form);
  const [isTyped, setTyped] = useState(false);
  const { close, leave } = useAskedClosing(isTyped, onClose);
  const bounds = { required: true, min: `${year}-01-01`, max: `${year}-12-31` } as const;
  const first = date({ label: CALENDAR_TEXTS.from, ...bounds });
  const last = date({ label: CALENDAR_TEXTS.to, ...bounds });
  const name = translatedText({ label: CALENDAR_TEXTS.name, max: 60 });
  const apply = ({ from: begin, to: end, kind: chosen, name: words }: Values) => {
    const dates = daysBetween(begin, end);
    const total = new Set([...days.map((each) => each.date), ...dates]).size;
    if (chosen !== ORDINARY && total > MAX_DAYS)
      return form.setFields([{ name: "to", errors: [t(CALENDAR_TEXTS.tooMany, { max: MAX_DAYS })] }]);
    const dayOn = dayFrom(chosen, words);
    onDone(dates.map((each) => [each, dayOn(each)]));
    leave();
  };
  const initial: Values = {
    from,
    to,
    kind: day?.kind ?? "holiday",
    name: { "": day?.name ?? null, En: day?.nameEn || null, Lo: day?.nameLo || null },
  };
  return (
    <Drawer open onClose={() => void close()} size={440} title={t(CALENDAR_TEXTS.edit)}>
      <Form
        form={form}
        layout="vertical"
        initialValues={initial}
        onValuesChange={(_, now: Values) => setTyped(!isSameValue({ ...initial, ...now }, initial))}
        onFinish={apply}
      >
        <div className={`stack ${style.range}`} data-gap="12">
          <FieldItem name="from" field={first} isStored={false} />
          <FieldItem name="to" field={last} isStored={false} />
        </div>
        <Form.Item name="kind" label={t(CALENDAR_TEXTS.kind)}>
          <Radio.Group
            className="choices"
            options={[
              ...DAY_KINDS.map((each) => ({ value: each, label: t(KIND_WORDS[each]) })),
              { value: ORDINARY, label: t(CALENDAR_TEXTS.ordinary) },
            ]}
          />
        </Form.Item>
        {kind === ORDINARY ? null : <FieldItem name="name" field={name} isStored={false} />}
        <ButtonRow isShort>
          <Button onClick={() => void close()}>{t(CRUD_TEXTS.cancel)}</Button>
          <Button type="primary" htmlType="submit">
            {t(CALENDAR_TEXTS.apply)}
          </Button>
        </ButtonRow>
      </Form>
    </Drawer>
  );
}
