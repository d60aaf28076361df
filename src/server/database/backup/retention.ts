import { DAY } from "../../../contract/date/durations.ts";

const MONDAY = 3 * DAY; // the epoch began on a Thursday

/** Backups of so many days, weeks and months that have any: the newest of each. */
const KEPT = [
  { count: 7, periodOf: (at: number) => Math.floor(at / DAY) },
  { count: 4, periodOf: (at: number) => Math.floor((at + MONDAY) / (7 * DAY)) },
  { count: 6, periodOf: (at: number) => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth() },
] as const;

/** Backups of the last two days are all kept, such as one made by hand before a change. */
const ALL_FOR = 2 * DAY;

/**
 * Selects the backups to be removed by the times at which they were made. Kept are the newest one of each of the last
 * seven days, four weeks and six months that have any, and all younger than two days. Days, weeks and months without a
 * backup are not counted, so that a clock that jumps, or a year without backups, removes nothing.
 */
export function expiredBackups<Made extends { readonly madeAt: number }>(
  backups: readonly Made[],
  now: number,
): Made[] {
  const newestFirst = backups.toSorted((a, b) => b.madeAt - a.madeAt);
  const kept = new Set<Made>(newestFirst.filter(({ madeAt }) => madeAt > now - ALL_FOR));
  for (const { count, periodOf } of KEPT) {
    const seen = new Set<number>();
    for (const each of newestFirst) {
      const period = periodOf(each.madeAt);
      if (seen.has(period)) continue;
      if (seen.size === count) break;
      seen.add(period);
      kept.add(each);
    }
  }
  return newestFirst.filter((each) => !kept.has(each));
}
