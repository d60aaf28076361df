import { DatePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { useLanguage } from "../../web/i18n/language.tsx";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import { boundsOf, rangeCondition } from "../range-condition.web.ts";
import { STORED_DAY, SHOWN_DAY } from "../../contract/date/day-format.ts";
import type { DateField } from "./date.ts";
import { DayRanges } from "./DayRanges.tsx";
import { holidayCells } from "./HolidayCell.tsx";

export function DateInput({ field, value, onChange, ...control }: InputProps<DateField>) {
  const language = useLanguage();
  return (
    <DatePicker
      {...control}
      style={{ width: "100%" }}
      allowClear={!field.isRequired}
      cellRender={holidayCells}
      format={[SHOWN_DAY[language], STORED_DAY, "YYYYMMDD", "D/M/YYYY"]}
      value={value ? dayjs(value) : null}
      onChange={(next) => onChange?.(next ? next.format(STORED_DAY) : null)}
      // takes the typed date instead of submitting the form
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
    />
  );
}

export function DateFilter({ condition, label, onChange }: FilterProps<DateField>) {
  const language = useLanguage();
  const [from, to] = boundsOf(condition).map((day) => (day ? dayjs(day) : null)) as [Dayjs | null, Dayjs | null];
  const choose = (first?: Dayjs | null, last?: Dayjs | null) =>
    onChange(rangeCondition(first?.format(STORED_DAY), last?.format(STORED_DAY)));
  return (
    <DayRanges label={label} from={from} to={to} onChoose={choose}>
      <DatePicker.RangePicker
        aria-label={label}
        allowEmpty
        cellRender={holidayCells}
        format={SHOWN_DAY[language]}
        value={[from, to]}
        onChange={(range) => choose(range?.[0], range?.[1])}
      />
    </DayRanges>
  );
}
