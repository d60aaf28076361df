import { Button, DatePicker, type DatePickerProps } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import type { Language } from "../../contract/text.ts";
import { currentDay, fromWall, toWall } from "../../web/format/time-zone.ts";
import { FEEDBACK_TEXTS } from "../../web/feedback/feedback-texts.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { SHOWN_DAY, STORED_DAY } from "../../contract/date/day-format.ts";
import { dayRangeOf, daysOf } from "../../contract/date/day-range.ts";
import { DayBounds } from "../date/DayBounds.tsx";
import { DayRanges } from "../date/DayRanges.tsx";
import { useTypedDay } from "../date/use-typed-day.web.tsx";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import { boundsOf, rangeCondition } from "../range-condition.web.ts";
import { momentOfDay, momentPicked } from "./moment-of-day.web.ts";
import type { MomentField } from "./moment.ts";

// The date picker computes in the browser's time zone: converted to and from the user's.
const shownAs = (iso: string): Dayjs => dayjs(toWall(new Date(iso)));
/** In the spelling of the contract's `instant`. */
const isoOf = (moment: Dayjs): string =>
  fromWall(moment.toDate())
    .toISOString()
    .replace(/\.\d+Z$/, "Z");

/** Spellings that the picker reads itself, the shown one first. */
const momentFormats = (language: Language): [string, ...string[]] => [
  `${SHOWN_DAY[language]} HH:mm`,
  `${STORED_DAY} HH:mm`,
  "YYYYMMDD HHmm",
  "D/M/YYYY HH:mm",
];

/** The time of a day that is chosen from the panel. */
const openAt = ({ timeOfDay }: MomentField): Dayjs => dayjs(`${currentDay()}T${timeOfDay}`);

const timesOf = ({ timeOfDay, isAhead }: MomentField, value: string | null | undefined) => ({
  before: value ? shownAs(value) : undefined,
  timeOfDay,
  now: dayjs(toWall(new Date())),
  isAhead,
});

// Beside the days are the hours and the minutes: on a phone the days are narrower, so that all three are on the screen.
const PANEL = {
  popup: { root: { "--ant-date-picker-cell-width": "min(var(--ant-control-height-sm) * 1.5, (100vw - 168px) / 7)" } },
} as DatePickerProps["styles"];

export function MomentInput({ field, value, onChange, ...control }: InputProps<MomentField>) {
  const t = useText();
  const formats = momentFormats(useLanguage());
  const typing = useTypedDay({
    ...control,
    value,
    onChange,
    formats,
    dayOf: shownAs,
    valueOf: (moment) => isoOf(moment.startOf("minute")),
    momentOf: (day) => momentOfDay(day, timesOf(field, value)),
    pickedOf: (moment) => momentPicked(moment, timesOf(field, value)),
  });
  return (
    <DatePicker
      {...control}
      style={{ width: "100%", maxWidth: 280 }}
      allowClear={!field.isRequired}
      previewValue={false} // what the pointer lies over would take the place of what is typed
      showTime={{ format: "HH:mm", ...(value || !field.isAhead ? {} : { defaultOpenValue: openAt(field) }) }}
      showNow={!field.isAhead}
      needConfirm={false}
      format={formats}
      styles={PANEL}
      // Otherwise the panel would lie over the buttons of a dialog until somebody finds out how it closes.
      renderExtraFooter={() => (
        <Button size="small" block onClick={() => typing.onOpenChange(false)}>
          {t(FEEDBACK_TEXTS.confirm)}
        </Button>
      )}
      {...typing}
    />
  );
}

/** Filters by whole days in the user's time zone. */
export function MomentFilter({ field, condition, label, onChange }: FilterProps<MomentField>) {
  const range = condition && dayRangeOf(condition);
  const [from, to] = range
    ? daysOf(range, currentDay())
    : boundsOf(condition).map((iso) => (iso ? shownAs(iso).format(STORED_DAY) : undefined));
  const choose = (first: string | undefined, last: string | undefined) =>
    onChange(rangeCondition(first && isoOf(dayjs(first).startOf("day")), last && isoOf(dayjs(last).endOf("day"))));
  return (
    <DayRanges label={label} isAhead={field.isAhead} chosen={range} onChange={onChange}>
      <DayBounds from={from} to={to} onChange={choose} />
    </DayRanges>
  );
}
