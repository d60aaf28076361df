export interface Room {
  /** Preferred width in px. */
  readonly width: number;
  /** Width in px below which a column shrinks only after longer ones have; absent: it shrinks at once. */
  readonly fair?: number;
  /** Minimum width in px, for narrow containers; cut-off text shows as a tooltip. */
  readonly least: number;
  /** Narrowest width in px before the table scrolls sideways; absent: `least`. */
  readonly tight?: number;
  /** Share in the room that is left over; absent: 1. */
  readonly grow?: number;
}

export interface FittedWidths {
  /** Minimum width of the table in px: below it the table scrolls sideways. */
  readonly table: number;
  /** CSS width of each column. */
  readonly columns: readonly string[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const share = (part: number, all: number): number => (all === 0 ? 0 : Number((part / all).toFixed(4)));

/**
 * Column widths that follow the container (`100cqw`) by CSS alone. Remaining space is shared. Missing space is taken
 * from the long columns first, down to `fair`, then from all that can shrink, in proportion, and at last down to
 * `tight`, because truncated words are better than a last column beyond the edge. `fixed` is the width in px of the
 * other columns.
 */
export function fittedWidths(rooms: readonly Room[], fixed: number): FittedWidths {
  const gives = rooms.map(({ width, fair = width, least, tight = least }) => {
    const kept = Math.min(width, Math.max(fair, least));
    return { first: width - kept, after: kept - least, last: least - tight };
  });
  const wanted = fixed + sum(rooms.map(({ width }) => width));
  const given = (step: keyof (typeof gives)[number]) => sum(gives.map((give) => give[step]));
  const [first, after, last] = [given("first"), given("after"), given("last")];
  const growing = sum(rooms.map(({ grow = 1 }) => grow));
  const columns = rooms.map(({ width, least, tight = least, grow = 1 }, index) => {
    const give = gives[index] ?? { first: 0, after: 0, last: 0 };
    const terms = [
      [`max(0px, 100cqw - ${wanted}px)`, share(grow, growing)] as const,
      [`min(${first}px, max(0px, ${wanted}px - 100cqw))`, -share(give.first, first)] as const,
      [`min(${after}px, max(0px, ${wanted - first}px - 100cqw))`, -share(give.after, after)] as const,
      [`max(0px, ${wanted - first - after}px - 100cqw)`, -share(give.last, last)] as const,
    ].flatMap(([missing, part]) => (part === 0 ? [] : [` ${part < 0 ? "-" : "+"} ${missing} * ${Math.abs(part)}`]));
    if (terms.length === 0) return `${width}px`;
    return `max(${tight}px, calc(${width}px${terms.join("")}))`;
  });
  return { table: wanted - first - after - last, columns };
}
