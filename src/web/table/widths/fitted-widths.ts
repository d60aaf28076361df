export interface Room {
  /** Preferred width in px. */
  readonly width: number;
  /**
   * Widths in px to which it shrinks, step by step: in each step the columns that yield do so together, in proportion.
   * Absent: it never does.
   */
  readonly yields?: readonly number[];
  /** Width in px once the table scrolls sideways, where nothing is gained by shrinking. Absent: the narrowest. */
  readonly scrolled?: number;
  /** Share in the room that is left over; absent: 1. */
  readonly grow?: number;
}

export interface FittedWidths {
  /** CSS minimum width of the table: in less room it scrolls sideways. */
  readonly table: string;
  /** CSS width of each column. */
  readonly columns: readonly string[];
  /** CSS padding of a cell on either side. */
  readonly cellPadding: string;
}

const SIDE = 12; // px of padding on either side of a cell
export const CELL_SIDES = 2 * SIDE;
const NARROW_SIDE = 8; // where room is missing
const SIDES = 2 * (SIDE - NARROW_SIDE);

const TOLERANCE = 4; // px: a table that lacks no more is not widened
const JUMP = 9999; // makes one missing px more than any column is given back

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const share = (part: number, all: number): number => (all === 0 ? 0 : Number((part / all).toFixed(4)));

/**
 * Column widths that follow the container (`100cqw`) by CSS alone. Remaining space is shared. Missing space is taken from
 * the cells' padding first, then in the steps of `yields`; when all are taken the table scrolls sideways, and columns
 * have the room again that they need to be read. `fixed` is the width in px of the other columns.
 */
export function fittedWidths(rooms: readonly Room[], fixed: number): FittedWidths {
  const widths = rooms.map(({ width, yields }) =>
    yields
      ? [width, ...yields].reduce<number[]>(
          (taken, next) => [...taken, Math.min(next - SIDES, taken.at(-1) ?? width)],
          [width],
        )
      : [width],
  );
  const at = (own: readonly number[], step: number): number => own[step] ?? own.at(-1) ?? 0;
  const steps = Array.from({ length: Math.max(0, ...widths.map((own) => own.length - 1)) }, (_, step) => {
    const before = fixed + sum(widths.map((own) => at(own, step)));
    return { step, before, given: before - fixed - sum(widths.map((own) => at(own, step + 1))) };
  });
  const wanted = fixed + sum(rooms.map(({ width }) => width));
  const narrowest = wanted - sum(steps.map(({ given }) => given));
  const backs = rooms.map(({ width, scrolled = 0 }, index) =>
    Math.max(0, Math.min(width, scrolled) - (widths[index]?.at(-1) ?? width)),
  );
  const missing = `max(0px, ${narrowest - TOLERANCE}px - 100cqw) * ${JUMP}`;
  const growing = sum(rooms.map(({ grow = 1 }) => grow));
  const columns = rooms.map(({ width, grow = 1 }, index) => {
    const own = widths[index] ?? [width];
    const terms = [
      [`max(0px, 100cqw - ${wanted}px)`, share(grow, growing)] as const,
      ...steps.map(
        ({ step, before, given }) =>
          [
            `min(${given}px, max(0px, ${before}px - 100cqw))`,
            -share(at(own, step) - at(own, step + 1), given),
          ] as const,
      ),
    ].flatMap(([room, part]) => (part === 0 ? [] : [` ${part < 0 ? "-" : "+"} ${room} * ${Math.abs(part)}`]));
    if (terms.length === 0) return `${width}px`;
    const fitted = `max(${own.at(-1)}px, calc(${width}px${terms.join("")}))`;
    const back = backs[index] ?? 0;
    return back === 0 ? fitted : `calc(${fitted} + min(${back}px, ${missing}))`;
  });
  const yielding = widths.filter(({ length }) => length > 1).length;
  const lost = `max(0px, ${wanted}px - 100cqw) * ${share(1, 2 * yielding)}`;
  return {
    table: sum(backs) === 0 ? `${narrowest}px` : `calc(${narrowest}px + min(${sum(backs)}px, ${missing}))`,
    columns,
    cellPadding: `max(${NARROW_SIDE}px, calc(${SIDE}px - ${lost}))`,
  };
}
