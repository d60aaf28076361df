import type { ProductPlace } from "../../modules/product/product.ts";
import type { LinkTarget } from "../page/indexing.ts";
import { MAP_SIZE, RIVER, SHAPES } from "../../web/chart/region-shapes.ts";

interface ProductMapProps {
  readonly places: readonly ProductPlace[];
  /** Codes of the chosen division and its ancestors. */
  readonly chosen: readonly string[];
  readonly linkOf: (code: string) => LinkTarget;
}

/** Shade 1 to 4 by the share of the highest count; 0 without products. */
const shadeOf = (count: number, most: number): number => Math.ceil((4 * count) / most);

const LAOS = "LA";
const YUNNAN = "530000";

/** True for a place on the other side of the border than the chosen one, which is drawn paler. */
const isAside = (code: string, here: string | undefined): boolean =>
  code.startsWith(LAOS) ? here === "CN" || here === YUNNAN : here === LAOS;

/**
 * Map of the region, with a stronger shade for places with more products. Hidden from screen readers, because the list
 * of places beside it holds the same links.
 */
export function ProductMap({ places, chosen, linkOf }: ProductMapProps) {
  const byCode = new Map(places.map((each) => [each.code, each]));
  const most = Math.max(1, ...SHAPES.map(([code]) => byCode.get(code)?.count ?? 0));
  return (
    <svg
      className="product-map shaded-map"
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      width={MAP_SIZE.width}
      height={MAP_SIZE.height}
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES.map(([code, x, y, path]) => {
        const place = byCode.get(code);
        const side = isAside(code, chosen.at(-1)) ? { "data-aside": true } : {};
        if (!place) return <path key={code} d={path} {...side} />;
        const isChosen = chosen.includes(code);
        return (
          <a key={code} {...linkOf(code)} tabIndex={-1} data-chosen={isChosen || undefined} {...side}>
            <title>{`${place.name} · ${place.count}`}</title>
            <path d={path} data-shade={shadeOf(place.count, most)} />
            <text x={x} y={y + 5}>
              {place.count}
            </text>
          </a>
        );
      })}
      <path className="shaded-map-river" d={RIVER} />
    </svg>
  );
}
