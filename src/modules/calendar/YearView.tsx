import { Alert, Button } from "antd";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { BoxesSkeleton } from "../../web/components/states/ShapeSkeletons.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { DAY_KINDS } from "./calendar-day.ts";
import { KIND_WORDS } from "./calendar-words.ts";
import type { CountryYear } from "./CalendarTools.tsx";
import { DayList } from "./DayList.tsx";
import { CALENDAR_TEXTS } from "./texts.ts";
import type { Calendar } from "./use-calendar.web.ts";
import { hasOnlyFixedDays } from "./year-days.ts";
import { YearGrid } from "./YearGrid.tsx";
import style from "./calendar.module.css";

interface YearViewProps extends CountryYear {
  readonly calendar: Calendar;
  readonly isReadOnly: boolean;
  readonly onChoose: (from: string, to: string) => void;
  readonly onImport: () => void;
}

/** The year as twelve months and as a list; a skeleton while it loads. */
export function YearView({ calendar, country, year, isReadOnly, onChoose, onImport }: YearViewProps) {
  const t = useText();
  const { stored, days, changes, place } = calendar;
  if (stored.isError) return <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />;
  if (stored.isPending)
    return (
      <div className={`with-side ${style.body}`}>
        <BoxesSkeleton boxes={12} minWidth={252} />
      </div>
    );
  return (
    <div className={`with-side ${style.body}`}>
      {hasOnlyFixedDays(country, days) ? (
        <Alert
          className="across"
          type="info"
          showIcon
          title={t(CALENDAR_TEXTS.lacking, { year })}
          description={
            isReadOnly ? null : (
              <Button size="small" onClick={onImport}>
                {t(CALENDAR_TEXTS.importDays)}
              </Button>
            )
          }
        />
      ) : null}
      <YearGrid key={place} year={year} days={days} changes={changes} isReadOnly={isReadOnly} onChoose={onChoose} />
      <div className={`stack ${style.side}`} data-gap="16">
        <ul className={`row ${style.legend}`} data-gap="16" data-close="" aria-label={t(CALENDAR_TEXTS.legend)}>
          {DAY_KINDS.map((kind) => (
            <li className="row note" key={kind} data-kind={kind}>
              <small>{t(kind === "holiday" ? CALENDAR_TEXTS.holidaySign : CALENDAR_TEXTS.workdaySign)}</small>
              {t(KIND_WORDS[kind])}
            </li>
          ))}
        </ul>
        <DayList days={days} isReadOnly={isReadOnly} onChoose={onChoose} onImport={onImport} />
      </div>
    </div>
  );
}
