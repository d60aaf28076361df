import { useEffect } from "react";
import { create } from "zustand";
import type { Words } from "../../contract/text.ts";

/** A day off, or a working day at a weekend, in one country. */
export interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** People work on this day to make up for a day off. */
  readonly isWorkday: boolean;
  readonly country: Words;
  readonly kind: Words;
  readonly name: Words;
}

type Days = ReadonlyMap<string, readonly Holiday[]>;
type Load = (year: number) => Promise<readonly Holiday[]>;

const FRESH = 600_000; // ms before a year is requested again, for windows that missed the announcement of a change

const useHolidayStore = create<{ readonly days: Days }>(() => ({ days: new Map() }));
const asked = new Map<number, number>();
let load: Load | undefined;

/** Sets the function that loads a year; without one pickers show plain days. */
export function provideHolidays(source: Load): void {
  load = source;
}

/** Makes the next picker load again; shown days stay until then. */
export const forgetHolidays = (): void => asked.clear();

async function want(year: number): Promise<void> {
  const at = asked.get(year);
  if (!load || (at !== undefined && performance.now() - at < FRESH)) return;
  asked.set(year, performance.now());
  try {
    const found = Map.groupBy(await load(year), ({ date }) => date);
    const others = [...useHolidayStore.getState().days].filter(([date]) => !date.startsWith(`${year}-`));
    useHolidayStore.setState({ days: new Map([...others, ...found]) });
  } catch {
    asked.delete(year); // a picker works without its marks; the next one tries again
  }
}

const NONE: readonly Holiday[] = [];

/** The entries of each country for a day. Loads its year on first use. */
export function useHolidaysOn(date: string): readonly Holiday[] {
  const year = Number(date.slice(0, 4));
  useEffect(() => void want(year), [year]);
  return useHolidayStore(({ days }) => days.get(date) ?? NONE);
}
