import type { Country, DayKind } from "./calendar-day.ts";

/** Table of migrations/0014-setting.sql. */
export interface CalendarTables {
  readonly calendar_day: {
    readonly id: string;
    readonly country: Country;
    /** `YYYY-MM-DD`. */
    readonly day: string;
    readonly kind: DayKind;
    readonly name: string;
    readonly name_en: string;
    readonly name_lo: string;
    readonly created_at: string;
    readonly created_by: string | null;
    readonly updated_at: string;
    readonly updated_by: string | null;
    readonly version: number;
  };
}
