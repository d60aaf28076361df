export interface PlotPoint {
  /** On the axis, as short as possible. */
  readonly short: string;
  /** In full, for the value that is pointed at and for the table. */
  readonly name: string;
  /** Address of the records that are counted. */
  readonly href?: string;
}

export interface PlotSeries {
  readonly name: string;
  readonly values: readonly number[];
}
