import { useEffect } from "react";
import { create } from "zustand";
import type { Words } from "../../contract/text.ts";

/** A day that is not what its weekday says, in some country. */
export interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** A day on which people work to make up for one that is off. */
  readonly isWorkday: boolean;
  readonly country: Words;
  readonly kind: Words;
  readonly name: Words;
}

type Days = ReadonlyMap<string, readonly Holiday[]>;
type Load = (year: number) => Promise<readonly Holiday[]>;

const FRESH = 600_000; // ms: whoever was not told of a change sees it after that

const useHolidayStore = create<{ readonly days: Days }>(() => ({ days: new Map() }));
const asked = new Map<number, number>();
let load: Load | undefined;

/** Where years come from; without a source pickers show plain days. */
export function provideHolidays(source: Load): void {
  load = source;
}

/** The next picker asks anew; what is shown stays until its answer has come. */
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
    asked.delete(year); // a picker without its dots is still a picker; the next one asks again
  }
}

const NONE: readonly Holiday[] = [];

/** What a day is in each country that has something to say of it. Its year is asked for when it is first looked at. */
export function useHolidaysOn(date: string): readonly Holiday[] {
  const year = Number(date.slice(0, 4));
  useEffect(() => void want(year), [year]);
  return useHolidayStore(({ days }) => days.get(date) ?? NONE);
}
