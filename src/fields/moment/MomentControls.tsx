import { DatePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { fromWall, toWall } from "../../web/format/time-zone.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import { SHOWN } from "../date/date-formats.ts";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import type { MomentField } from "./moment.ts";

// The calendar counts in local time; what it shows and takes is the person's zone.
const shownAs = (iso: string): Dayjs => dayjs(toWall(new Date(iso)));
/** As `instant` of the contract spells it. */
const isoOf = (moment: Dayjs): string =>
  fromWall(moment.toDate())
    .toISOString()
    .replace(/\.\d+Z$/, "Z");

export function MomentInput({ field, value, onChange, ...control }: InputProps<MomentField>) {
  const language = useLanguage();
  return (
    <DatePicker
      {...control}
      style={{ width: "100%", maxWidth: 280 }}
      allowClear={!field.isRequired}
      showTime={{ format: "HH:mm" }}
      needConfirm={false}
      format={[`${SHOWN[language]} HH:mm`, "YYYY-MM-DD HH:mm", "YYYYMMDD HHmm", "D/M/YYYY HH:mm"]}
      value={value ? shownAs(value) : null}
      onChange={(next) => onChange?.(next ? isoOf(next.startOf("minute")) : null)}
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()} // takes the typed time; does not send the form
    />
  );
}

/** By whole days of the person's own calendar: few people look for a minute. */
export function MomentFilter({ condition, label, onChange }: FilterProps<MomentField>) {
  const language = useLanguage();
  const { operator, values } = condition ?? { operator: "between", values: [] };
  const start = operator === "le" ? undefined : values[0];
  const end = operator === "le" ? values[0] : values[1];
  return (
    <DatePicker.RangePicker
      aria-label={label}
      allowEmpty
      format={SHOWN[language]}
      value={[start ? shownAs(start) : null, end ? shownAs(end) : null]}
      onChange={(range) => {
        const [from, to] = [range?.[0]?.startOf("day"), range?.[1]?.endOf("day")];
        if (from && to) onChange({ operator: "between", values: [isoOf(from), isoOf(to)] });
        else if (from) onChange({ operator: "ge", values: [isoOf(from)] });
        else onChange(to ? { operator: "le", values: [isoOf(to)] } : undefined);
      }}
    />
  );
}
