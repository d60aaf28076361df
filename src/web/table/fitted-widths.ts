export interface Room {
  /** Preferred width in px. */
  readonly width: number;
  /** Minimum width in px, for narrow containers; cut-off text shows as a tooltip. */
  readonly least: number;
}

export interface FittedWidths {
  /** Minimum width of the table in px: below it the table scrolls sideways. */
  readonly table: number;
  /** CSS width of each column. */
  readonly columns: readonly string[];
}

/**
 * Column widths that follow the container (`100cqw`) by CSS alone: missing space is taken from the columns that can
 * shrink, in proportion. `fixed` is the width in px of the other columns.
 */
export function fittedWidths(rooms: readonly Room[], fixed: number): FittedWidths {
  const wanted = rooms.reduce((sum, { width }) => sum + width, fixed);
  const yieldable = rooms.reduce((sum, { width, least }) => sum + width - least, 0);
  return {
    table: wanted - yieldable,
    columns: rooms.map(({ width, least }) => {
      if (width === least) return `${width}px`;
      const share = ((width - least) / yieldable).toFixed(4);
      return `max(${least}px, calc(${width}px - max(0px, ${wanted}px - 100cqw) * ${share}))`;
    }),
  };
}
