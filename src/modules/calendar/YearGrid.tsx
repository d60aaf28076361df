import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useText } from "../../web/i18n/language.tsx";
import type { CalendarDay, DayChange } from "./calendar-day.ts";
import { MonthGrid } from "./MonthGrid.tsx";
import { CALENDAR_TEXTS } from "./texts.ts";
import { currentDay } from "../../web/format/time-zone.ts";
import { dayByKey, daysBetween } from "./year-days.ts";
import style from "./calendar.module.css";

interface YearGridProps {
  readonly year: number;
  readonly days: readonly CalendarDay[];
  readonly changes: readonly DayChange[];
  readonly isReadOnly: boolean;
  /** Both are the same for a single day. */
  readonly onChoose: (from: string, to: string) => void;
}

const NONE: ReadonlySet<string> = new Set();
const MONTHS = Array.from({ length: 12 }, (_, month) => month);

const monthOf = (date: string): number => Number(date.slice(5, 7)) - 1;
/** The same set if any date is in the month, else `NONE`: an unchanged prop spares the other months a render. */
const inMonth = (dates: ReadonlySet<string>, month: number) =>
  [...dates].some((date) => monthOf(date) === month) ? dates : NONE;

/**
 * Twelve months as one tab stop (roving tabindex); arrow keys move through the year, with Shift they select a range.
 */
export function YearGrid({ year, days, changes, isReadOnly, onChoose }: YearGridProps) {
  const t = useText();
  const [today] = useState(currentDay);
  const [reached, setReached] = useState(today);
  const [anchor, setAnchor] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const reachable = reached.startsWith(`${year}-`) ? reached : `${year}-01-01`;
  const selected = anchor === undefined ? NONE : new Set(daysBetween(anchor, reachable));
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${reachable}"]`)?.focus();
  }, [reachable]);
  const dateOf = ({ target }: { readonly target: EventTarget }) =>
    (target as Element).closest<HTMLElement>("[data-date]")?.dataset["date"];
  const walk = (event: KeyboardEvent) => {
    const date = dateOf(event);
    const next = date && dayByKey(date, event.key);
    if (!next) {
      if (event.key === "Escape" && anchor !== undefined) setAnchor(undefined);
      return;
    }
    event.preventDefault();
    isMoving.current = true;
    setAnchor(event.shiftKey ? (anchor ?? date) : undefined);
    setReached(next);
  };
  const press = (event: MouseEvent) => {
    const date = dateOf(event);
    if (!date) return;
    const from = event.shiftKey ? (anchor ?? reachable) : anchor && selected.has(date) ? anchor : date;
    setReached(date);
    setAnchor(undefined);
    if (!isReadOnly) onChoose(from <= date ? from : date, from <= date ? date : from);
  };
  const known = new Map(days.map((day) => [day.date, day]));
  const unsaved = new Set(changes.map(({ date }) => date));
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the days in it are buttons
    <div ref={grid} className={`stack ${style.year}`} data-gap="16" onKeyDown={walk} onClick={press}>
      {MONTHS.map((month) => (
        <MonthGrid
          key={month}
          year={year}
          month={month}
          days={known}
          unsaved={inMonth(unsaved, month)}
          selected={inMonth(selected, month)}
          reachable={monthOf(reachable) === month ? reachable : undefined}
          today={today}
          isReadOnly={isReadOnly}
        />
      ))}
      {isReadOnly ? null : (
        <p className="note across" data-keys="">
          {t(CALENDAR_TEXTS.keys)}
        </p>
      )}
    </div>
  );
}
