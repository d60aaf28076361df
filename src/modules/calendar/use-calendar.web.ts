import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { storedMeanwhile } from "../../crud/optimistic-locking/stored-meanwhile.web.ts";
import { ApiError, fieldMessageOf } from "../../web/api/api-error.ts";
import { call } from "../../web/api/call.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { forgetHolidays } from "../../web/lookups/holidays.ts";
import { CALENDAR_PAGE, calendarCalls, type CalendarYear } from "./calendar.ts";
import { countsOf, differences, type CalendarDay, type Country } from "./calendar-day.ts";
import { CALENDAR_TEXTS } from "./texts.ts";

/** Unsaved edits by date; null makes it an ordinary day. */
type Edits = ReadonlyMap<string, CalendarDay | null>;
const NO_EDITS: Edits = new Map();

const withEdits = (days: readonly CalendarDay[], edits: Edits): CalendarDay[] =>
  [...days.filter(({ date }) => !edits.has(date)), ...[...edits.values()].filter((day) => day !== null)].toSorted(
    (a, b) => (a.date < b.date ? -1 : 1),
  );

function useStoredYear(country: Country, year: number) {
  const client = useQueryClient();
  const place = `${country}-${year}`;
  const queryKey = [CALENDAR_PAGE.path, "year", place];
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calendarCalls.holiday, { year, country }, { signal }),
    meta: { showsOwnError: true },
    staleTime: 0,
    refetchOnWindowFocus: false, // the calendar must not change while it is edited
  });
  const setStored = (next: CalendarYear) => {
    client.setQueryData(queryKey, next);
    forgetHolidays();
  };
  return { place, stored, setStored };
}

/** A country's year as stored and with unsaved edits, which are kept while other years are shown. */
export function useCalendar(country: Country, year: number) {
  const t = useText();
  const feedback = useFeedback();
  const [all, setAll] = useState<ReadonlyMap<string, Edits>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const [stalePlace, setStalePlace] = useState<string>();
  const { place, stored, setStored } = useStoredYear(country, year);
  const base: readonly CalendarDay[] = stored.data?.days ?? [];
  const edits = all.get(place) ?? NO_EDITS;
  const days = withEdits(base, edits);
  const changes = differences(base, days);
  const write = (next: Edits) =>
    setAll(new Map([...all].filter(([key]) => key !== place).concat(next.size > 0 ? [[place, next]] : [])));
  return {
    place,
    stored,
    days,
    changes,
    counts: countsOf(changes),
    isSaving,
    isStale: stalePlace === place,
    /** True if any year has unsaved edits. */
    isDirty: all.size > 0 && (changes.length > 0 || [...all.keys()].some((key) => key !== place)),
    unsavedPlaces: [...all.keys()],
    put: (next: readonly (readonly [string, CalendarDay | null])[]) => write(new Map([...edits, ...next])),
    /** Edits the year so that it has exactly these days. */
    replace: (next: readonly CalendarDay[]) =>
      write(new Map(differences(base, next).map(({ date, after }) => [date, after ?? null]))),
    discard: () => {
      write(NO_EDITS);
      setStalePlace(undefined);
    },
    /** Resolves to whether the year was stored. */
    save: async (): Promise<boolean> => {
      setSaving(true);
      try {
        const revision = stored.data?.revision ?? "";
        const next = await call(calendarCalls.holiday, { year, country, days: [...days], revision });
        setStored(next);
        write(NO_EDITS);
        setStalePlace(undefined);
        feedback.success(t(CALENDAR_TEXTS.saved, { ...countsOf(changes) }));
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const meanwhile = storedMeanwhile(error, calendarCalls.holiday.reply);
        if (meanwhile) {
          setStored(meanwhile);
          setStalePlace(place);
        } else feedback.error(fieldMessageOf(error));
        return false;
      } finally {
        setSaving(false);
      }
    },
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
