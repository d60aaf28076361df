import { DatePicker } from "antd";
import dayjs from "dayjs";
import { useLanguage } from "../../web/i18n/language.tsx";
import type { FilterProps, InputProps } from "../field-view.web.ts";
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
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()} // takes the typed day; does not send the form
    />
  );
}

export function DateFilter({ condition, label, onChange }: FilterProps<DateField>) {
  const language = useLanguage();
  const { operator, values } = condition ?? { operator: "between", values: [] };
  const start = operator === "le" ? undefined : values[0];
  const end = operator === "le" ? values[0] : values[1];
  return (
    <DatePicker.RangePicker
      aria-label={label}
      allowEmpty
      cellRender={holidayCells}
      format={SHOWN[language]}
      value={[start ? dayjs(start) : null, end ? dayjs(end) : null]}
      onChange={(range) => {
        const [from, to] = [range?.[0]?.format(DAY), range?.[1]?.format(DAY)];
        if (from && to) onChange({ operator: "between", values: [from, to] });
        else if (from) onChange({ operator: "ge", values: [from] });
        else onChange(to ? { operator: "le", values: [to] } : undefined);
      }}
    />
  );
}
