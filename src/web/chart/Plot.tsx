import { area, curveMonotoneX, line } from "d3-shape";
import { useState } from "react";
import { formatNumber } from "../format/number.ts";
import { useLanguage } from "../i18n/language.tsx";
import { ChartTable } from "./ChartTable.tsx";
import { scaleOf, type PlotPoint, type PlotSeries } from "./plot-data.ts";
import { PlotMarks } from "./PlotMarks.tsx";
import styles from "./chart.module.css";

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

/** Characters of all labels that fit side by side below a chart; with more, some labels are left out. */
const MAX_CHARACTERS = { columns: 60, area: 42 } as const;

interface AreaProps {
  readonly values: readonly number[];
  /** A dashed line leads to the last value, which is still growing. */
  readonly isRunning: boolean;
  readonly top: number;
  readonly color: number;
}

/** In a box of one by one, stretched to the chart's size by the browser. */
function AreaShape({ values, isRunning, top, color }: AreaProps) {
  const x = (_: number, index: number) => (index + 0.5) / values.length;
  const y = (value: number) => 1 - value / top;
  const [filled, drawn] = [area<number>(x, 1, y).curve(curveMonotoneX), line<number>(x, y).curve(curveMonotoneX)];
  const ended = isRunning ? values.slice(0, -1) : values;
  const growing = line<number>((_, index) => (values.length - 1.5 + index) / values.length, y)(values.slice(-2));
  return (
    <svg
      className={styles.area}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      data-color={color}
    >
      <path d={filled(ended) ?? ""} />
      <path d={drawn(ended) ?? ""} />
      {isRunning ? <path d={growing ?? ""} data-running="" /> : null}
    </svg>
  );
}

function Legend({ series }: { readonly series: readonly PlotSeries[] }) {
  if (series.length < 2) return null;
  return (
    <ul className={`row note ${styles.legend}`} data-gap="16" data-close="" aria-hidden="true">
      {series.map(({ name }, each) => (
        <li key={name} data-color={each + 1}>
          {name}
        </li>
      ))}
    </ul>
  );
}

type Say = (value: number | undefined) => string;

/** Numbers of the axis. */
function Scale({ lines, top, say }: { readonly lines: readonly number[]; readonly top: number; readonly say: Say }) {
  return (
    <div className={`remark tabular ${styles.scale}`} aria-hidden="true">
      {lines.map((value) => (
        <span key={value} style={{ bottom: `${(value / top) * 100}%` }}>
          {say(value)}
        </span>
      ))}
      {/* The widest number gives the axis its width. */}
      <span className={styles.widest}>{say(top)}</span>
    </div>
  );
}

interface TipProps extends Pick<PlotProps, "points" | "series"> {
  readonly index: number;
  readonly say: Say;
}

/** The values at the selected point. */
function Tip({ points, series, index, say }: TipProps) {
  return (
    <div
      className={`stack ${styles.tip}`}
      data-gap="2"
      aria-hidden="true"
      style={{
        left: `${((index + 0.5) / points.length) * 100}%`,
        transform: `translateX(-${(index / Math.max(1, points.length - 1)) * 100}%)`,
      }}
    >
      <span>{points[index]?.name}</span>
      {series.map(({ name, values }, each) => (
        <span key={name} data-color={each + 1}>
          {series.length > 1 ? `${name} ` : ""}
          <b className="tabular">{say(values[index])}</b>
        </span>
      ))}
    </div>
  );
}

/** Columns or areas over time. Each value can be reached by keyboard and pointer; screen readers also get a table. */
export function Plot({ title, axis, points, series, shape = "columns", current, onOpen }: PlotProps) {
  const language = useLanguage();
  const [shown, setShown] = useState<number>();
  const { top, marks: lines } = scaleOf(series);
  const say: Say = (value) => formatNumber(value ?? 0, language);
  const every = Math.ceil(points.reduce((sum, { short }) => sum + short.length, 0) / MAX_CHARACTERS[shape]);
  const last = points.length - 1;
  return (
    <>
      <Legend series={series} />
      <div className={styles.plot}>
        <Scale lines={lines} top={top} say={say} />
        <div className={styles.field}>
          {lines.map((value) => (
            <div key={value} className={styles.line} style={{ bottom: `${(value / top) * 100}%` }} />
          ))}
          {shape === "area"
            ? series.map(({ name, values }, each) => (
                <AreaShape
                  key={name}
                  values={values}
                  isRunning={points[last]?.isRunning === true}
                  top={top}
                  color={each + 1}
                />
              ))
            : null}
          <PlotMarks
            title={title}
            points={points}
            series={series}
            shape={shape}
            current={current}
            top={top}
            valueAt={(index) => series.map(({ name, values }) => `${name} ${say(values[index])}`).join(" · ")}
            onLook={setShown}
            onOpen={onOpen}
          />
          {shown === undefined ? null : <Tip points={points} series={series} index={shown} say={say} />}
        </div>
        <div className={`remark ${styles.labels}`} data-shape={shape} aria-hidden="true">
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
