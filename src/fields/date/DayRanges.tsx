import { useEffect, useRef, type ReactNode } from "react";
import { DAY_RANGES, dayRangeFilter, type DayRange } from "../../contract/date/day-range.ts";
import { FOCUS_STOP, moveFocusByArrowKeys } from "../../web/filter/arrow-key-focus.ts";
import { useText } from "../../web/i18n/language.tsx";
import type { Condition } from "../field-view.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import style from "./date.module.css";

interface DayRangesProps {
  readonly label: string;
  /** The days mostly lie ahead. */
  readonly isAhead: boolean;
  readonly chosen: DayRange | undefined;
  readonly onChange: (condition: Condition) => void;
  /** The way to any other range. */
  readonly children: ReactNode;
}

/** Ranges that people ask for every day and that move with today, and one of their own. */
export function DayRanges({ label, isAhead, chosen, onChange, children }: DayRangesProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>("[aria-pressed=true], [data-walk]")?.focus({ preventScroll: true });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls within
    <div ref={list} role="group" aria-label={label} className="stack" data-gap="4" onKeyDown={moveFocusByArrowKeys}>
      {DAY_RANGES[isAhead ? "ahead" : "past"].map((range) => (
        <button
          {...FOCUS_STOP}
          key={range}
          type="button"
          className={`pressable ${style.range}`}
          aria-pressed={range === chosen}
          onClick={() => onChange(dayRangeFilter(range))}
        >
          {t(FIELD_TEXTS[range])}
        </button>
      ))}
      <span className="note">{t(FIELD_TEXTS.ownRange)}</span>
      {children}
    </div>
  );
}
