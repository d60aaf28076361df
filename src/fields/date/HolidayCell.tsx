import type { DatePickerProps } from "antd";
import type { Dayjs } from "dayjs";
import { inLanguage } from "../../contract/text.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import { useHolidaysOn } from "../../web/lookups/holidays.ts";
import { STORED_DAY } from "../../contract/date/day-format.ts";
import style from "./date.module.css";

/**
 * A day in a date picker. Holidays have a dot and make-up working days a ring; tooltip and screen readers get country,
 * name and kind.
 */
function HolidayCell({ day }: { readonly day: Dayjs }) {
  const language = useLanguage();
  const holidays = useHolidaysOn(day.format(STORED_DAY));
  const words = holidays.map(({ country, kind, name }) =>
    [country, name, kind].map((each) => inLanguage(each, language)).join(" · "),
  );
  return (
    <div className="ant-picker-cell-inner" {...(words.length > 0 ? { title: words.join("\n") } : {})}>
      {day.date()}
      {holidays.length > 0 ? (
        <span className={style.marks}>
          {holidays.map(({ isWorkday }, at) => (
            <i key={words[at]} data-workday={isWorkday || undefined} />
          ))}
          <span className="visually-hidden">{words.join(", ")}</span>
        </span>
      ) : null}
    </div>
  );
}

/** The `cellRender` of date pickers. */
export const holidayCells: NonNullable<DatePickerProps["cellRender"]> = (current, { type, originNode }) =>
  type === "date" && typeof current === "object" ? <HolidayCell day={current} /> : originNode;
