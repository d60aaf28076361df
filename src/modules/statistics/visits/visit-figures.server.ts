import { sql } from "kysely";
import { DAY } from "../../../contract/date/durations.ts";
import { dayAt } from "../../../contract/date/region-clock.ts";
import type { Services } from "../../../server/services.ts";
import type { Figures } from "../statistics.ts";
import { WEEKS, type Weeks } from "../weeks.ts";

const DAYS = WEEKS * 7;

/** Visits per day of the last weeks and per page, the most visited first. Days to come are left out. */
export const visitFigures =
  ({ clock, database }: Services) =>
  async ({ from, mondays: [first = ""] }: Weeks): Promise<NonNullable<Figures["visits"]>> => {
    const { rows } = await sql<{ day: string; page: string; count: number }>`
      select to_char(day, 'YYYY-MM-DD') as day, page, count from page_visit where day >= ${first}::date`.execute(
      database.as<unknown>(),
    );
    const today = dayAt(clock.now(), "laos");
    const days = Array.from({ length: DAYS }, (_, day) => dayAt(from + day * DAY, "laos")).filter(
      (day) => day <= today,
    );
    const perDay = new Map(days.map((day) => [day, 0]));
    const pages = new Map<string, number>();
    for (const { day, page, count } of rows) {
      if (!perDay.has(day)) continue;
      perDay.set(day, (perDay.get(day) ?? 0) + count);
      pages.set(page, (pages.get(page) ?? 0) + count);
    }
    return {
      days: [...perDay].map(([day, count]) => ({ day, count })),
      pages: [...pages].map(([page, count]) => ({ page, count })).toSorted((a, b) => b.count - a.count),
    };
  };
