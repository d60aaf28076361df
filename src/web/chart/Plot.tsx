import { nice, ticks } from "d3-array";
import { area, curveMonotoneX, line } from "d3-shape";
import { useRef, useState, type KeyboardEvent } from "react";
import { formatNumber } from "../format/number.ts";
import { useLanguage } from "../i18n/language.tsx";
import { ChartLink } from "./ChartLink.tsx";
import { ChartTable } from "./ChartTable.tsx";
import styles from "./chart.module.css";

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

interface PlotProps {
  /** Name of the counted quantity, as title of the chart and its table. */
  readonly title: string;
  /** Head of the table's first column. */
  readonly axis: string;
  readonly points: readonly PlotPoint[];
  readonly series: readonly PlotSeries[];
  readonly shape?: "columns" | "area";
  /** Index of the point that is highlighted, such as the current month. */
  readonly current?: number;
  /** Opens a point's address within the page. */
  readonly onOpen?: (href: string) => void;
}

const TICKS = 3;
/** Characters of all labels that fit side by side below a chart; with more, some labels are left out. */
const MOST_CHARACTERS = { columns: 60, area: 42 } as const;

/** The axis of counts: whole numbers from 0 to a round one. */
const scaleOf = (series: readonly PlotSeries[]) => {
  const [, top] = nice(0, Math.max(TICKS, ...series.flatMap(({ values }) => values)), TICKS);
  return { top, marks: ticks(0, top, TICKS).filter(Number.isInteger) };
};

/** In a box of one by one, stretched to the chart's size by the browser. */
function AreaShape({
  values,
  top,
  color,
}: {
  readonly values: readonly number[];
  readonly top: number;
  readonly color: number;
}) {
  const x = (_: number, index: number) => (index + 0.5) / values.length;
  const y = (value: number) => 1 - value / top;
  const [filled, drawn] = [area<number>(x, 1, y).curve(curveMonotoneX), line<number>(x, y).curve(curveMonotoneX)];
  return (
    <svg
      className={styles.area}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      data-color={color}
    >
      <path d={filled(values) ?? ""} />
      <path d={drawn(values) ?? ""} />
    </svg>
  );
}

/** Arrow keys move between the points, of which one is in the tab order. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Columns or areas over time. Each value can be reached by keyboard and pointer; screen readers also get a table. */
export function Plot({ title, axis, points, series, shape = "columns", current, onOpen }: PlotProps) {
  const language = useLanguage();
  const [reached, setReached] = useState(points.length - 1);
  const [shown, setShown] = useState<number>();
  const marks = useRef<HTMLDivElement>(null);
  const { top, marks: lines } = scaleOf(series);
  const say = (value: number | undefined) => formatNumber(value ?? 0, language);
  const valueAt = (index: number) => series.map(({ name, values }) => `${name} ${say(values[index])}`).join(" · ");
  const every = Math.ceil(points.reduce((sum, { short }) => sum + short.length, 0) / MOST_CHARACTERS[shape]);
  const last = points.length - 1;

  const move = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(reached, last);
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
      onFocus: () => {
        setReached(index);
        setShown(index);
      },
      onKeyDown: move,
      onBlur: () => setShown(undefined),
      onPointerEnter: () => setShown(index),
      onPointerLeave: () => setShown(undefined),
    };
    const columns =
      shape === "columns"
        ? series.map(({ name, values }, each) => (
            <span
              key={name}
              className={styles.column}
              data-color={each + 1}
              style={{ height: `${((values[index] ?? 0) / top) * 100}%` }}
            />
          ))
        : null;
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
    <>
      {series.length > 1 ? (
        <ul className={styles.legend} aria-hidden="true">
          {series.map(({ name }, each) => (
            <li key={name} data-color={each + 1}>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          {lines.map((value) => (
            <span key={value} style={{ bottom: `${(value / top) * 100}%` }}>
              {say(value)}
            </span>
          ))}
          {/* The widest number gives the axis its width. */}
          <span className={styles.widest}>{say(top)}</span>
        </div>
        <div className={styles.field}>
          {lines.map((value) => (
            <div key={value} className={styles.line} style={{ bottom: `${(value / top) * 100}%` }} />
          ))}
          {shape === "area"
            ? series.map(({ name, values }, each) => (
                <AreaShape key={name} values={values} top={top} color={each + 1} />
              ))
            : null}
          <div ref={marks} className={styles.marks} role="group" aria-label={title} data-shape={shape}>
            {points.map(mark)}
          </div>
          {shown === undefined ? null : (
            <div
              className={styles.tip}
              aria-hidden="true"
              style={{
                left: `${((shown + 0.5) / points.length) * 100}%`,
                transform: `translateX(-${(shown / Math.max(1, last)) * 100}%)`,
              }}
            >
              <span>{points[shown]?.name}</span>
              {series.map(({ name, values }, each) => (
                <span key={name} data-color={each + 1}>
                  {series.length > 1 ? `${name} ` : ""}
                  <b>{say(values[shown])}</b>
                </span>
              ))}
            </div>
          )}
        </div>
        <div className={styles.labels} data-shape={shape} aria-hidden="true">
          {points.map(({ short, name }, index) => (
            <span key={name}>{(last - index) % every === 0 ? short : ""}</span>
          ))}
        </div>
      </div>
      <ChartTable
        title={title}
        head={[axis, ...series.map(({ name }) => name)]}
        rows={points.map(({ name }, index) => [name, ...series.map(({ values }) => say(values[index]))])}
      />
    </>
  );
}
