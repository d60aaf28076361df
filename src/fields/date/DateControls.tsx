import { DatePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { currentDay } from "../../web/format/time-zone.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import { boundsOf, rangeCondition } from "../range-condition.web.ts";
import { STORED_DAY } from "../../contract/date/day-format.ts";
import { dayRangeOf, daysOf } from "../../contract/date/day-range.ts";
import type { DateField } from "./date.ts";
import { DayRanges } from "./DayRanges.tsx";
import { dayFormats, onLeavingRange } from "./typed-day.web.ts";
import { useTypedDay } from "./use-typed-day.web.tsx";
import { holidayCells } from "./HolidayCell.tsx";

export function DateInput({ field, value, onChange, ...control }: InputProps<DateField>) {
  const formats = dayFormats(useLanguage());
  const typing = useTypedDay({
    ...control,
    value,
    onChange,
    formats,
    dayOf: (day) => dayjs(day),
    valueOf: (day) => day.format(STORED_DAY),
  });
  return (
    <DatePicker
      {...control}
      style={{ width: "100%" }}
      allowClear={!field.isRequired}
      previewValue={false} // what the pointer lies over would take the place of what is typed
      cellRender={holidayCells}
      format={formats}
      {...typing}
    />
  );
}

export function DateFilter({ field, condition, label, onChange }: FilterProps<DateField>) {
  const language = useLanguage();
  const range = condition && dayRangeOf(condition);
  const days = range ? daysOf(range, currentDay()) : boundsOf(condition);
  const [from, to] = days.map((day) => (day ? dayjs(day) : null)) as [Dayjs | null, Dayjs | null];
  const choose = (first?: Dayjs | null, last?: Dayjs | null) =>
    onChange(rangeCondition(first?.format(STORED_DAY), last?.format(STORED_DAY)));
  return (
    <DayRanges label={label} isAhead={field.isAhead} chosen={range} onChange={onChange}>
      <DatePicker.RangePicker
        aria-label={label}
        allowEmpty
        cellRender={holidayCells}
        format={dayFormats(language)}
        value={[from, to]}
        onBlur={onLeavingRange(dayFormats(language), [from, to], choose)}
        onChange={(chosen) => choose(chosen?.[0], chosen?.[1])}
      />
    </DayRanges>
  );
}
