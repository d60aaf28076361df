import type { ProductPlace } from "../../modules/product/product.ts";
import type { Leading } from "../page/portal-page.ts";
import { MAP_SIZE, RIVER, SHAPES } from "./region-shapes.ts";

interface RegionMapProps {
  readonly places: readonly ProductPlace[];
  /** Codes of the chosen division and of those above it. */
  readonly chosen: readonly string[];
  readonly linkOf: (code: string) => Leading;
}

/** Four shades: by how much of the most there is. */
const shadeOf = (count: number, most: number): number => Math.ceil((4 * count) / most);

const LAOS = "LA";
const YUNNAN = "530000";

/** With one side of the border chosen the other steps back. */
const isAside = (code: string, here: string | undefined): boolean =>
  code.startsWith(LAOS) ? here === "CN" || here === YUNNAN : here === LAOS;

/** The region drawn; the more products a place has, the stronger its colour. The list of places beside it says the same in words, so who listens is spared it. */
export function RegionMap({ places, chosen, linkOf }: RegionMapProps) {
  const byCode = new Map(places.map((each) => [each.code, each]));
  const most = Math.max(1, ...SHAPES.map(([code]) => byCode.get(code)?.count ?? 0));
  return (
    <svg
      className="product-map"
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
      <path className="product-river" d={RIVER} />
    </svg>
  );
}
