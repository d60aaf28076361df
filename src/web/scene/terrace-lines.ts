/*
 * Geometry of the scene: hillsides of rice terraces and the ridges behind them, computed from a few curves, so that the
 * lines are the same everywhere and no picture file is loaded.
 */

export const SCENE = { width: 1200, height: 900 } as const;

type Curve = (x: number) => number;
type Point = readonly [x: number, y: number];

const wave = (x: number, length: number, shift: number): number => Math.sin((x / length + shift) * Math.PI * 2);

const pointsOf = (curve: Curve, from: number, to: number, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * index) / (count - 1);
    return [x, curve(x)] as const;
  });

const short = (value: number): string => String(Math.round(value));

// A smooth curve through the points: Catmull-Rom as cubic Béziers.
const smooth = (points: readonly Point[]): string =>
  points
    .slice(1)
    .map((end, index) => {
      const start = points[index] as Point;
      const before = points[index - 1] ?? start;
      const after = points[index + 2] ?? end;
      const control1 = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
      const control2 = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
      return `C${[...control1, ...control2, ...end].map(short).join(" ")}`;
    })
    .join("");

const start = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
const lineThrough = (points: readonly Point[]): string => `M${start(points[0] as Point)}${smooth(points)}`;
const areaBetween = (upper: readonly Point[], lower: readonly Point[]): string => {
  const back = lower.toReversed();
  return `${lineThrough(upper)}L${start(back[0] as Point)}${smooth(back)}Z`;
};

/** A silhouette, closed at the lower edge. */
const ridge = (curve: Curve, count = 13): string => {
  const points = pointsOf(curve, -20, SCENE.width + 20, count);
  return `${lineThrough(points)}L${SCENE.width + 20} ${SCENE.height}L-20 ${SCENE.height}Z`;
};

export const RIDGES: readonly [far: string, middle: string, near: string] = [
  ridge((x) => 372 - 64 * wave(x, 980, 0.62) - 34 * wave(x, 410, 0.1) - 9 * wave(x, 170, 0.3)),
  ridge((x) => 438 - 52 * wave(x, 760, 0.05) - 30 * wave(x, 330, 0.55) - 7 * wave(x, 120, 0.1)),
  ridge((x) => 512 - 48 * wave(x, 1130, 0.44) - 20 * wave(x, 370, 0.2)),
];

export interface Terrace {
  /** Level surface: water or rice. */
  readonly ground: string;
  /** Earth bank below the next higher terrace. */
  readonly bank: string;
  /** Rows of seedlings along the surface. */
  readonly rows: readonly string[];
  /** Low dams that divide a terrace into fields. */
  readonly dams: string;
  /** 0 far away, 1 in the foreground. */
  readonly nearness: number;
}

interface Hillside {
  readonly from: number;
  readonly to: number;
  readonly top: Curve;
  readonly bottom: Curve;
  readonly steps: number;
  readonly points: number;
}

/** Cuts a hillside into terraces along its shape, narrow at the top and wide at the bottom. */
function terraces({ from, to, top, bottom, steps, points }: Hillside): Terrace[] {
  const contour = (step: number): Curve => {
    const part = (step / steps) ** 1.45;
    return (x) =>
      top(x) +
      (bottom(x) - top(x)) * part +
      (step === 0
        ? 0
        : (5 + 9 * part) * wave(x, 390 + 37 * (step % 4), step * 0.37) * Math.min(1, (bottom(x) - top(x)) / 160));
  };
  return Array.from({ length: steps }, (_, step) => {
    const nearness = (step + 0.5) / steps;
    const upper = contour(step);
    const lower = contour(step + 1);
    // The bank gets lower where terraces converge.
    const edge: Curve = (x) => lower(x) - Math.min(2.5 + 6 * nearness, Math.max(0, lower(x) - upper(x)) * 0.3);
    const at = (part: number): Point[] => pointsOf((x) => upper(x) + (edge(x) - upper(x)) * part, from, to, points);
    const rows = nearness > 0.2 ? [0.3, 0.62].map((part) => lineThrough(at(part))) : [];
    const gap = 110 + 150 * nearness;
    const dams = Array.from(
      { length: Math.floor((to - from) / gap) },
      (__, index) => from + gap * (index + 0.2 + 0.6 * ((step * 0.37 + index * 0.61) % 1)),
    )
      .filter((x) => edge(x) - upper(x) > 7)
      .map(
        (x) =>
          `M${short(x)} ${short(upper(x))}Q${short(x + 4)} ${short((upper(x) + edge(x)) / 2)} ${short(x - 10 - 20 * nearness)} ${short(edge(x - 10 - 20 * nearness))}`,
      )
      .join("");
    return {
      ground: areaBetween(at(0), at(1)),
      bank: areaBetween(at(1), pointsOf(lower, from, to, points)),
      rows,
      dams,
      nearness,
    };
  });
}

const LEFT: Hillside = {
  from: -30,
  to: 860,
  top: (x) => 500 + 0.000265 * (x + 20) ** 2 + 20 * wave(x, 620, 0.82),
  bottom: (x) => 812 - 0.06 * x + 12 * wave(x, 720, 0.3),
  steps: 9,
  points: 8,
};

const RIGHT: Hillside = {
  from: 300,
  to: SCENE.width + 30,
  top: (x) => 560 + 0.00042 * (1230 - x) ** 2 * 0.72 - 24 * wave(x, 760, 0.2),
  bottom: (x) => 830 + 0.03 * (1200 - x),
  steps: 8,
  points: 8,
};

const FRONT: Hillside = {
  from: -30,
  to: SCENE.width + 30,
  top: (x) => 752 - 34 * wave(x, 1500, 0.28) - 12 * wave(x, 520, 0.1),
  bottom: () => 930,
  steps: 3,
  points: 9,
};

export const HILLSIDES: readonly (readonly Terrace[])[] = [terraces(LEFT), terraces(RIGHT), terraces(FRONT)];
/** Silhouettes of the hillsides, which hide what is behind them. */
export const HILL_SHADES: readonly string[] = [LEFT, RIGHT, FRONT].map(({ from, to, top, points }) => {
  const crest = pointsOf(top, from, to, points);
  return `${lineThrough(crest)}L${to} ${SCENE.height}L${from} ${SCENE.height}Z`;
});
