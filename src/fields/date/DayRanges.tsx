import dayjs, { type Dayjs } from "dayjs";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { WALKED, walkFocus } from "../../web/filter/walk-focus.ts";
import { currentDay } from "../../web/format/time-zone.ts";
import { useText } from "../../web/i18n/language.tsx";
import { FIELD_TEXTS } from "../texts.ts";
import { STORED_DAY } from "../../contract/date/day-format.ts";
import style from "./date.module.css";

interface DayRangesProps {
  readonly label: string;
  /** The days of the present filter. */
  readonly from: Dayjs | null;
  readonly to: Dayjs | null;
  readonly onChoose: (from: Dayjs, to: Dayjs) => void;
  /** The way to any other range. */
  readonly children: ReactNode;
}

/** Ranges that people ask for every day, today in the user's time zone, and one of their own. */
export function DayRanges({ label, from, to, onChoose, children }: DayRangesProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>("[aria-pressed=true], [data-walk]")?.focus({ preventScroll: true });
  }, []);
  const [today] = useState(() => dayjs(currentDay()));
  const ranges = [
    { words: FIELD_TEXTS.today, first: today, last: today },
    { words: FIELD_TEXTS.days7, first: today.subtract(6, "day"), last: today },
    { words: FIELD_TEXTS.days30, first: today.subtract(29, "day"), last: today },
    { words: FIELD_TEXTS.thisMonth, first: today.startOf("month"), last: today.endOf("month").startOf("day") },
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls within
    <div ref={list} role="group" aria-label={label} className="stack" data-gap="4" onKeyDown={walkFocus}>
      {ranges.map(({ words, first, last }) => {
        const isChosen =
          from?.format(STORED_DAY) === first.format(STORED_DAY) && to?.format(STORED_DAY) === last.format(STORED_DAY);
        return (
          <button
            {...WALKED}
            key={words.id}
            type="button"
            className={`pressable ${style.range}`}
            aria-pressed={isChosen}
            onClick={() => onChoose(first, last)}
          >
            {t(words)}
          </button>
        );
      })}
      <span className="note">{t(FIELD_TEXTS.ownRange)}</span>
      {children}
    </div>
  );
}
