export interface Room {
  /** Pixels a column takes where there is room for all. */
  readonly width: number;
  /** Where there is not, it yields down to this: what is cut off shows as a tooltip. */
  readonly least: number;
}

export interface FittedWidths {
  /** Below this the table is scrolled sideways; in px. */
  readonly table: number;
  /** As style sheets say it, by column. */
  readonly columns: readonly string[];
}

/**
 * Widths that follow the container (`100cqw`) without a line of script: what is missing is taken from those that can yield, each by
 * its share. `fixed` stands beside them in every row, in px.
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
