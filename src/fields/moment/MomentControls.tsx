import { DatePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import type { Language } from "../../contract/text.ts";
import { currentDay, fromWall, toWall } from "../../web/format/time-zone.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import { SHOWN_DAY, STORED_DAY } from "../../contract/date/day-format.ts";
import { dayRangeOf, daysOf } from "../../contract/date/day-range.ts";
import { DayRanges } from "../date/DayRanges.tsx";
import { dayFormats, onLeavingRange } from "../date/typed-day.web.ts";
import { useTypedDay } from "../date/use-typed-day.web.tsx";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import { boundsOf, rangeCondition } from "../range-condition.web.ts";
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

export function MomentInput({ field, value, onChange, ...control }: InputProps<MomentField>) {
  const formats = momentFormats(useLanguage());
  const typing = useTypedDay({
    ...control,
    value,
    onChange,
    formats,
    dayOf: shownAs,
    valueOf: (moment) => isoOf(moment.startOf("minute")),
  });
  return (
    <DatePicker
      {...control}
      style={{ width: "100%", maxWidth: 280 }}
      allowClear={!field.isRequired}
      previewValue={false} // what the pointer lies over would take the place of what is typed
      showTime={{ format: "HH:mm" }}
      needConfirm={false}
      format={formats}
      {...typing}
    />
  );
}

/** Filters by whole days in the user's time zone. */
export function MomentFilter({ field, condition, label, onChange }: FilterProps<MomentField>) {
  const language = useLanguage();
  const range = condition && dayRangeOf(condition);
  const [from, to] = (
    range
      ? daysOf(range, currentDay()).map((day) => dayjs(day))
      : boundsOf(condition).map((iso) => (iso ? shownAs(iso) : null))
  ) as [Dayjs | null, Dayjs | null];
  const choose = (first?: Dayjs | null, last?: Dayjs | null) =>
    onChange(
      rangeCondition(first ? isoOf(first.startOf("day")) : undefined, last ? isoOf(last.endOf("day")) : undefined),
    );
  return (
    <DayRanges label={label} isAhead={field.isAhead} chosen={range} onChange={onChange}>
      <DatePicker.RangePicker
        aria-label={label}
        allowEmpty
        format={dayFormats(language)}
        onBlur={onLeavingRange(dayFormats(language), [from, to], choose)}
        value={[from, to]}
        onChange={(chosen) => choose(chosen?.[0], chosen?.[1])}
      />
    </DayRanges>
  );
}
