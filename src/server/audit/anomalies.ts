import { sql } from "kysely";
import { MINUTE } from "../../contract/date/durations.ts";
import type { Queryable } from "../database/database.ts";
import type { AuditRow } from "./chain.ts";
import type { StoredEnds } from "./chain-ends.ts";

/*
 * Anomalies that the chain alone cannot show, because sealing accepts any row in the table. A row inserted by something
 * else than the program is found by its time, which does not fit its neighbours', and by its session.
 */

/**
 * `time`: earlier than rows that were written before it, or in the future. `session`: the session never existed, was
 * another person's, or could not act at that time.
 */
export type Anomaly = "time" | "session";

/** Instances' clocks differ by seconds, and a call that had begun may end after its session. */
const TOLERANCE = MINUTE;
/** Rows of one long transaction, such as an import, are committed after others that were begun later. */
const LONGEST_WORK = 10 * MINUTE;

/** Looks at rows in the order in which they were sealed; `now` is ms. */
export function watchTimes(now: number): (row: Pick<AuditRow, "at" | "position">) => boolean {
  let [latest, highest] = [-Infinity, -Infinity];
  return ({ at, position }) => {
    const time = Date.parse(at);
    const isNext = position > highest;
    if (time > now + TOLERANCE) return false; // those after it are not to be measured by it
    const fits = time >= latest - (isNext ? TOLERANCE : LONGEST_WORK);
    latest = Math.max(latest, time);
    highest = Math.max(highest, position);
    return fits;
  };
}

/** Ids of rows that name a session which cannot have written them, or a person without a session. */
export async function strangeSessions(
  on: Queryable,
  rows: readonly AuditRow[],
  { spans_after, job_spans_after }: Pick<StoredEnds, "spans_after" | "job_spans_after">,
): Promise<ReadonlySet<string>> {
  // The system has neither. A job's rows had an empty session before it got one of its own.
  const asked = rows.filter(
    ({ by_id, session_id, position }) =>
      position > (session_id === "" ? job_spans_after : spans_after) && (by_id !== null || session_id !== null),
  );
  if (asked.length === 0) return new Set();
  const spans = await sql<{ id: string; account_id: string; begun_at: string; over_at: string }>`
    select id, account_id, begun_at, over_at from session_span
    where id = any(${[...new Set(asked.map(({ session_id }) => session_id))]}::text[])`.execute(on.as<unknown>());
  const known = new Map(spans.rows.map((span) => [span.id, span]));
  const isStrange = ({ at, by_id, session_id }: AuditRow): boolean => {
    const span = known.get(session_id ?? "");
    const time = Date.parse(at);
    return (
      span?.account_id !== by_id ||
      time < Date.parse(span.begun_at) - TOLERANCE ||
      time > Date.parse(span.over_at) + TOLERANCE
    );
  };
  return new Set(asked.filter(isStrange).map(({ id }) => id));
}
