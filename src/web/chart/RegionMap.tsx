import { MAP_SIZE, RIVER, SHAPES } from "./region-shapes.ts";
import styles from "./chart.module.css";

interface RegionMapProps {
  /** Numbers by division code. */
  readonly counts: ReadonlyMap<string, number>;
}

const SHADES = 4;

/** Laos and Yunnan, each region shaded by its share of the largest number. Decorative: a list beside it has the numbers. */
export function RegionMap({ counts }: RegionMapProps) {
  const most = Math.max(1, ...SHAPES.map(([code]) => counts.get(code) ?? 0));
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      width={MAP_SIZE.width}
      height={MAP_SIZE.height}
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES.map(([code, x, y, path]) => {
        const count = counts.get(code) ?? 0;
        return (
          <g key={code}>
            <path d={path} data-shade={count > 0 ? Math.ceil((SHADES * count) / most) : undefined} />
            {count > 0 ? (
              <text x={x} y={y + 5}>
                {count}
              </text>
            ) : null}
          </g>
        );
      })}
      <path className={styles.river} d={RIVER} />
    </svg>
  );
}
