import pg from "pg";

const asText = (text: string) => text;
// The driver's table of types names no arrays.
const parserOf = pg.types.getTypeParser as (oid: number, format?: string) => (text: string) => unknown;
const textArray = parserOf(1009);
const mapArray = (each: (text: string) => unknown) => (text: string) =>
  (textArray(text) as (string | null)[]).map((item) => (item === null ? null : each(item)));

/** `2026-11-21 05:10:00.123456+00` → `2026-11-21T05:10:00.123456Z`. Every session's time zone is UTC. */
export function isoInstant(text: string): string {
  // Each row has two of them, and a pattern takes three times as long.
  if (text.length > 21 && text[10] === " " && text.endsWith("+00"))
    return `${text.slice(0, 10)}T${text.slice(11, -3)}Z`;
  return text.replace(/^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/, "$1T$2Z");
}

// count(*) and bigint fit a double here; ids are text. Dates stay text so that no time zone can move a day.
const parsers = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1016, mapArray(Number)],
  [1082, asText],
  [1182, textArray],
  [1114, asText],
  [1115, textArray],
  [1184, isoInstant],
  [1185, mapArray(isoInstant)],
]);

/**
 * Parsers of column values, the same for both databases: bigint as number, date and timestamp as PostgreSQL's text,
 * timestamptz as ISO text in UTC with microseconds, numeric as text, json parsed.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: string) =>
    (format !== "binary" && parsers.get(oid)) || parserOf(oid, format)) as pg.CustomTypesConfig["getTypeParser"],
};
