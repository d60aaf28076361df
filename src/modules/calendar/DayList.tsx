import { Button } from "antd";
import { EmptyState } from "../../web/components/states/EmptyState.tsx";
import { formatDay } from "../../contract/date/day-format.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { CalendarDay } from "./calendar-day.ts";
import { dayName, KIND_WORDS } from "./calendar-words.ts";
import { CALENDAR_TEXTS } from "./texts.ts";
import { spansOf, type Span } from "./year-days.ts";
import style from "./calendar.module.css";

interface DayListProps {
  readonly days: readonly CalendarDay[];
  readonly isReadOnly: boolean;
  readonly onChoose: (from: string, to: string) => void;
  readonly onImport: () => void;
}

/** The year's holidays and make-up working days; consecutive equal days are one line. */
export function DayList({ days, isReadOnly, onChoose, onImport }: DayListProps) {
  const t = useText();
  const language = useLanguage();
  const spans = spansOf(days);
  const when = ({ from, to }: Span) =>
    from === to ? formatDay(from, language) : `${formatDay(from, language)} – ${formatDay(to, language)}`;
  return (
    <aside className={style.list} aria-label={t(CALENDAR_TEXTS.list)}>
      <h2 className="minor">{t(CALENDAR_TEXTS.list)}</h2>
      {spans.length === 0 ? (
        <EmptyState
          title={t(CALENDAR_TEXTS.noDays)}
          {...(isReadOnly
            ? {}
            : {
                text: t(CALENDAR_TEXTS.noDaysHelp),
                actions: <Button onClick={onImport}>{t(CALENDAR_TEXTS.importDays)}</Button>,
              })}
        />
      ) : (
        <ul className="lined">
          {spans.map((span) => (
            <li key={span.from} data-kind={span.kind}>
              <button type="button" className="pick" disabled={isReadOnly} onClick={() => onChoose(span.from, span.to)}>
                <b className="medium">{dayName(span)[language]}</b>
                <small>
                  {when(span)}
                  {span.count > 1 ? (
                    <span className="unbroken">{` · ${t(CALENDAR_TEXTS.days, { count: span.count })}`}</span>
                  ) : null}
                </small>
                <em>{t(KIND_WORDS[span.kind])}</em>
              </button>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
