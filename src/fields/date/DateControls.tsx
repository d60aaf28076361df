import { DatePicker } from "antd";
import dayjs from "dayjs";
import { useLanguage } from "../../web/i18n/language.tsx";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import { boundsOf, rangeCondition } from "../range-condition.web.ts";
import { DAY, SHOWN } from "./date-formats.ts";
import type { DateField } from "./date.ts";
import { holidayCells } from "./HolidayCell.tsx";

export function DateInput({ field, value, onChange, ...control }: InputProps<DateField>) {
  const language = useLanguage();
  return (
    <DatePicker
      {...control}
      style={{ width: "100%" }}
      allowClear={!field.isRequired}
      cellRender={holidayCells}
      format={[SHOWN[language], DAY, "YYYYMMDD", "D/M/YYYY"]}
      value={value ? dayjs(value) : null}
      onChange={(next) => onChange?.(next ? next.format(DAY) : null)}
      // takes the typed date instead of submitting the form
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
    />
  );
}

export function DateFilter({ condition, label, onChange }: FilterProps<DateField>) {
  const language = useLanguage();
  const [start, end] = boundsOf(condition);
  return (
    <DatePicker.RangePicker
      aria-label={label}
      allowEmpty
      cellRender={holidayCells}
      format={SHOWN[language]}
      value={[start ? dayjs(start) : null, end ? dayjs(end) : null]}
      onChange={(range) => onChange(rangeCondition(range?.[0]?.format(DAY), range?.[1]?.format(DAY)))}
    />
  );
}
