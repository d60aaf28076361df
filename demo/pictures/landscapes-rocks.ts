import {
  clouds,
  grasses,
  HOURS,
  leaves,
  mist,
  paddies,
  palm,
  person,
  ridges,
  sky,
  stiltHouse,
  tree,
  treeline,
  WIDE,
} from "./land.ts";
import {
  at,
  below,
  box,
  darker,
  f,
  lighter,
  line,
  mix,
  oval,
  path,
  stroke,
  times,
  type Pen,
  type Point,
} from "./pen.ts";

/** A limestone tower with steep sides; its foot stands at 0, 0. */
function tower(pen: Pen, wide: number, high: number, color: string, light: string, wood: string): string {
  const points: Point[] = [
    [-wide * 0.62, 0],
    [-wide * 0.5, -high * 0.3],
    [-wide * 0.43, -high * 0.62],
    [-wide * 0.26, -high * 0.88],
    [-wide * 0.02, -high],
    [wide * 0.24, -high * 0.86],
    [wide * 0.4, -high * 0.55],
    [wide * 0.47, -high * 0.24],
    [wide * 0.64, 0],
  ];
  const rough = points.map(([x, y], index): Point =>
    index === 0 || index === 8 ? [x, y] : [x + pen.between(-0.05, 0.05) * wide, y + pen.between(-0.03, 0.03) * high],
  );
  const d = below(rough, 0);
  const streaks = times(9, () => {
    const x = pen.between(-0.42, 0.42) * wide;
    const y = -high * pen.between(0.12, 0.7);
    return `M${f(x)} ${f(y)}q${f(pen.between(-6, 6))} ${f(high * 0.09)} ${f(pen.between(-3, 3))} ${f(high * 0.2)}`;
  });
  return (
    path(
      d,
      pen.linear(
        [
          [0, mix(color, light, 0.25)],
          [0.5, color],
          [1, darker(color, 0.22)],
        ],
        [0, 0, 1, 0.25],
      ),
    ) +
    `<g clip-path="${pen.clip(d)}">${stroke(streaks, lighter(color, 0.5), wide * 0.035, 'opacity="0.4"')}${stroke(streaks, darker(color, 0.3), 2, 'opacity="0.5" transform="translate(7 3)"')}</g>` +
    treeline(pen, rough.slice(2, 7), wood, wide * 0.06) +
    treeline(
      pen,
      line(() => 2, -wide * 0.6, wide * 0.6, 10),
      darker(wood, 0.1),
      wide * 0.05,
    )
  );
}

export function karst(pen: Pen, variant: number): string {
  const hour = variant === 1 ? HOURS.morning : HOURS.evening;
  const row = (y: number, count: number, high: number, part: number) =>
    times(count, (index) => {
      const wide = pen.between(0.7, 1.3) * high * 0.62;
      const color = mix(mix(hour.far, hour.near, part), hour.skyLow, 0.1);
      return at(
        ((index + pen.between(0.2, 0.8)) / count) * WIDE,
        y,
        tower(
          pen,
          wide,
          high * pen.between(0.55, 1.1),
          color,
          hour.light,
          mix(hour.far, darker(hour.near, 0.25), part),
        ),
      );
    });
  return (
    sky(pen, hour, variant === 1 ? 840 : 360, 200) +
    clouds(pen, hour, 4) +
    row(420, 8, 190, 0.15) +
    mist(pen, hour, 330, 150, 0.8) +
    row(450, 6, 270, 0.5) +
    mist(pen, hour, 390, 120, 0.7) +
    at(
      variant === 1 ? 210 : 980,
      480,
      tower(pen, 270, 380, mix(hour.near, hour.far, 0.15), hour.light, darker(hour.near, 0.3)),
    ) +
    at(
      variant === 1 ? 420 : 790,
      482,
      tower(pen, 180, 220, mix(hour.near, hour.far, 0.2), hour.light, darker(hour.near, 0.3)),
    ) +
    paddies(pen, hour, 470, [hour.field, hour.water, mix(hour.field, hour.grain, 0.4), hour.field, hour.water]) +
    at(780, 545, stiltHouse(pen, hour), 0.9) +
    at(850, 545, palm(pen, hour, 130)) +
    at(700, 550, tree(pen, hour, 110)) +
    at(520, 660, person(pen, hour, "#c8553d", true), 1.7) +
    at(590, 668, person(pen, hour, "#efe4c6", true), 1.7) +
    grasses(pen, darker(hour.near, 0.3), hour.grain, 90)
  );
}

/**
 * Orchards by what grows in them: mandarins, mangoes, durians, dragon fruit, nuts, avocados; `size` in parts of a tree.
 */
const ORCHARDS = [
  { hour: HOURS.noon, fruit: "#ee9a35", size: 0.026 },
  { hour: HOURS.evening, fruit: "#e8b23c", size: 0.026 },
  { hour: HOURS.morning, fruit: "#b3a548", size: 0.044 },
  { hour: HOURS.noon, fruit: "#d9497f", size: 0.034 },
  { hour: HOURS.evening, fruit: "#8a5a34", size: 0.022 },
  { hour: HOURS.morning, fruit: "#3f4f33", size: 0.034 },
] as const;

export function orchard(pen: Pen, variant: number): string {
  const { hour, fruit, size } = ORCHARDS[variant - 1] ?? ORCHARDS[0];
  const isLeft = variant % 2 === 1;
  const rows = times(5, (row) => {
    const part = row / 4;
    const high = 90 + part * 210;
    const gap = high * 1.05;
    return times(Math.ceil(WIDE / gap) + 1, (index) => {
      const x = index * gap + (row % 2) * gap * 0.5 - 30;
      const dots = times(16, () =>
        oval(
          pen.between(-0.3, 0.3) * high,
          -high * pen.between(0.45, 0.95),
          high * size,
          high * size,
          pen.pick([fruit, lighter(fruit, 0.2), darker(fruit, 0.12)]),
        ),
      );
      return at(
        x,
        470 + part * 330,
        oval(0, 2, high * 0.36, high * 0.06, hour.dark, 'opacity="0.25"') +
          tree(pen, hour, high, mix(hour.near, hour.field, 0.4)) +
          dots,
      );
    });
  });
  return (
    sky(pen, hour, [620, 620, 300, 880, 420, 760][variant - 1] ?? 620, 180) +
    clouds(pen, hour, 6) +
    ridges(pen, hour, 310, 410, 4) +
    box(
      0,
      430,
      WIDE,
      400,
      pen.linear([
        [0, mix(hour.field, hour.skyLow, 0.3)],
        [1, mix(hour.field, hour.grain, 0.25)],
      ]),
    ) +
    rows +
    at(isLeft ? 560 : 800, 745, person(pen, hour, isLeft ? "#c8553d" : "#3f7d8a"), 2.4) +
    at(
      isLeft ? 640 : 720,
      760,
      path("M-26 0L-32-24H32L26 0z", hour.earth) +
        times(9, (index) => oval(-22 + index * 5.5, -26 - (index % 3) * 4, 7, 7, fruit)),
      1.5,
    ) +
    leaves(pen, darker(hour.near, 0.25), isLeft ? "left" : "right")
  );
}
