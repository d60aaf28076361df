export interface PlotPoint {
  /** On the axis, as short as possible. */
  readonly short: string;
  /** In full, for the value that is pointed at and for the table. */
  readonly name: string;
  /** The period has not ended: its values are still growing. Only the last point may be. */
  readonly isRunning?: boolean;
  /** Address of the records that are counted. */
  readonly href?: string;
}

export interface PlotSeries {
  readonly name: string;
  readonly values: readonly number[];
}
