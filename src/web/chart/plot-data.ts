import { nice, ticks } from "d3-array";

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

const TICKS = 3;

/** The axis of counts: whole numbers from 0 to a round one. */
export const scaleOf = (series: readonly PlotSeries[]) => {
  const [, top] = nice(0, Math.max(TICKS, ...series.flatMap(({ values }) => values)), TICKS);
  return { top, marks: ticks(0, top, TICKS).filter(Number.isInteger) };
};
