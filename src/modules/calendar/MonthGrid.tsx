import dayjs from "dayjs";
import { memo } from "react";
import { formatDay } from "../../contract/date/day-format.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { CalendarDay } from "./calendar-day.ts";
import { dayWords } from "./calendar-words.ts";
import { CALENDAR_TEXTS } from "./texts.ts";
import { isWeekend, weeksOf } from "./year-days.ts";
import style from "./calendar.module.css";

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

interface MonthGridProps {
  readonly year: number;
  /** 0 is January. */
  readonly month: number;
  readonly days: ReadonlyMap<string, CalendarDay>;
  readonly unsaved: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  /** The grid's tab stop; undefined when it is in another month. */
  readonly reachable: string | undefined;
  readonly today: string;
  readonly isReadOnly: boolean;
}

interface DayButtonProps extends Omit<MonthGridProps, "year" | "month" | "days"> {
  readonly date: string;
  readonly day: CalendarDay | undefined;
}

function DayButton({ date, day, unsaved, selected, reachable, today, isReadOnly }: DayButtonProps) {
  const t = useText();
  const language = useLanguage();
  const number = Number(date.slice(8));
  const sign = day && t(day.kind === "holiday" ? CALENDAR_TEXTS.holidaySign : CALENDAR_TEXTS.workdaySign);
  // The accessible name begins with the visible text (WCAG 2.5.3), for speech input.
  const words = [
    sign && `${number} ${sign}`,
    formatDay(date, language),
    dayjs(date).format("dddd"),
    day && dayWords(day)[language],
    unsaved.has(date) && t(CALENDAR_TEXTS.unsavedDay),
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <button
      type="button"
      data-date={date}
      data-kind={day?.kind}
      data-tone={isWeekend(date) ? "quiet" : undefined}
      data-today={date === today || undefined}
      data-selected={selected.has(date) || undefined}
      data-unsaved={unsaved.has(date) || undefined}
      aria-disabled={isReadOnly || undefined}
      aria-label={words}
      title={day ? words : undefined}
      tabIndex={date === reachable ? 0 : -1}
    >
      <span>{number}</span> {sign ? <small>{sign}</small> : null}
    </button>
  );
}

export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { year, month, days, unsaved, selected, reachable, today, isReadOnly } = props;
  // From dayjs, as in antd's calendars: many browsers have no Lao month names.
  const title = dayjs(`${year}-${String(month + 1).padStart(2, "0")}-01`).format("MMMM");
  const weekdays = MONDAY_FIRST.map((weekday) => dayjs().day(weekday));
  return (
    <section className={`card ${style.month}`} aria-label={`${title} ${year}`}>
      <h2 className="minor">{title}</h2>
      <table>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday.day()} scope="col" abbr={weekday.format("dddd")}>
                {weekday.format("dd")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(year, month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, at) => {
                if (date === undefined) return <td key={MONDAY_FIRST[at]} aria-hidden="true" />;
                return (
                  <td key={date}>
                    <DayButton {...{ date, unsaved, selected, reachable, today, isReadOnly }} day={days.get(date)} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
