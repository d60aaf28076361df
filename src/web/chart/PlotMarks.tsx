import { useRef, useState, type KeyboardEvent } from "react";
import { ChartLink } from "./ChartLink.tsx";
import type { PlotPoint, PlotSeries } from "./plot-data.ts";
import styles from "./chart.module.css";

/** Arrow keys move between the points, of which one is in the tab order. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

interface ColumnsProps {
  readonly series: readonly PlotSeries[];
  readonly index: number;
  readonly top: number;
}

/** The values of all series at one point. */
function Columns({ series, index, top }: ColumnsProps) {
  return series.map(({ name, values }, each) => (
    <span
      key={name}
      className={styles.column}
      data-color={each + 1}
      style={{ height: `${((values[index] ?? 0) / top) * 100}%` }}
    />
  ));
}

interface PlotMarksProps {
  readonly title: string;
  readonly points: readonly PlotPoint[];
  readonly series: readonly PlotSeries[];
  readonly shape: "columns" | "area";
  /** Index of the point that is highlighted. */
  readonly current: number | undefined;
  /** The highest value of the axis. */
  readonly top: number;
  /** The values at a point, in words. */
  readonly valueAt: (index: number) => string;
  /** Receives the point under the pointer or focus; undefined: none. */
  readonly onLook: (index: number | undefined) => void;
  readonly onOpen: ((href: string) => void) | undefined;
}

/** The points of a plot, each of which can be reached by keyboard and pointer and may lead to its records. */
export function PlotMarks({ title, points, series, shape, current, top, valueAt, onLook, onOpen }: PlotMarksProps) {
  const [reached, setReached] = useState(points.length - 1);
  const marks = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(reached, points.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setReached(next);
    (marks.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  const mark = (point: PlotPoint, index: number) => {
    const common = {
      className: styles.mark,
      "aria-label": `${point.name}: ${valueAt(index)}`,
      tabIndex: index === reached ? 0 : -1,
      "data-current": index === current || undefined,
      "data-running": point.isRunning || undefined,
      onFocus: () => {
        setReached(index);
        onLook(index);
      },
      onKeyDown: move,
      onBlur: () => onLook(undefined),
      onPointerEnter: () => onLook(index),
      onPointerLeave: () => onLook(undefined),
    };
    const columns = shape === "columns" ? <Columns series={series} index={index} top={top} /> : null;
    const { href } = point;
    if (href === undefined)
      return (
        <div key={point.name} role="img" {...common}>
          {columns}
        </div>
      );
    return (
      <ChartLink key={point.name} href={href} onOpen={onOpen} {...common}>
        {columns}
      </ChartLink>
    );
  };
  return (
    <div ref={marks} className={styles.marks} role="group" aria-label={title} data-shape={shape}>
      {points.map(mark)}
    </div>
  );
}
