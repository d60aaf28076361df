import { DatePicker } from "antd";
import dayjs from "dayjs";
import { useLanguage } from "../../web/i18n/language.tsx";
import type { CellProps, FieldView, FilterProps, InputProps } from "../field-view.web.ts";
import type { DateField } from "./date.ts";

const DAY = "YYYY-MM-DD";
/** How a day is written: the order each language reads, always with figures that sort by eye. */
const SHOWN = { zh: "YYYY-MM-DD", lo: "DD/MM/YYYY", en: "DD MMM YYYY" } as const;

function Cell({ value }: CellProps<DateField>) {
  const language = useLanguage();
  return value === null ? null : (
    <time dateTime={value} style={{ fontVariantNumeric: "tabular-nums" }}>
      {dayjs(value).format(SHOWN[language])}
    </time>
  );
}

function Input({ field, value, onChange, ...control }: InputProps<DateField>) {
  const language = useLanguage();
  return (
    <DatePicker
      {...control}
      style={{ width: "100%" }}
      allowClear={!field.isRequired}
      format={[SHOWN[language], DAY, "YYYYMMDD", "D/M/YYYY"]}
      value={value ? dayjs(value) : null}
      onChange={(next) => onChange?.(next ? next.format(DAY) : null)}
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()} // takes the typed day; does not send the form
    />
  );
}

function Filter({ condition, label, onChange }: FilterProps<DateField>) {
  const language = useLanguage();
  const { operator, values } = condition ?? { operator: "between", values: [] };
  const start = operator === "le" ? undefined : values[0];
  const end = operator === "le" ? values[0] : values[1];
  return (
    <DatePicker.RangePicker
      aria-label={label}
      allowEmpty
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

export const dateView: FieldView<DateField> = { Cell, Input, Filter, width: 130 };
