import { MAP_SIZE, RIVER, SHAPES } from "./region-shapes.ts";
import "./region-map.css";
import styles from "./chart.module.css";

interface RegionMapProps {
  /** By division code. */
  readonly regions: ReadonlyMap<string, { readonly name: string; readonly count: number }>;
}

const SHADES = 4;

/**
 * Laos and Yunnan, each region shaded by its share of the largest number. Decorative: a list beside it has the numbers.
 */
export function RegionMap({ regions }: RegionMapProps) {
  const most = Math.max(1, ...SHAPES.map(([code]) => regions.get(code)?.count ?? 0));
  return (
    <svg
      className={`shaded-map ${styles.map}`}
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      width={MAP_SIZE.width}
      height={MAP_SIZE.height}
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES.map(([code, , , path]) => {
        const region = regions.get(code);
        if (!region) return <path key={code} d={path} />;
        return (
          <path key={code} d={path} data-shade={Math.ceil((SHADES * region.count) / most)}>
            <title>{`${region.name} · ${region.count}`}</title>
          </path>
        );
      })}
      <path className="shaded-map-river" d={RIVER} />
    </svg>
  );
}
