import {
  at,
  band,
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

/** The size in which all landscapes are drawn. */
export const WIDE = 1200;
export const HIGH = 800;

/** The colours of one hour over the land. */
export interface Hour {
  readonly skyTop: string;
  readonly skyLow: string;
  readonly sun: string;
  readonly cloud: string;
  readonly far: string;
  readonly near: string;
  readonly field: string;
  readonly grain: string;
  readonly water: string;
  readonly dark: string;
  readonly earth: string;
  readonly roof: string;
  readonly light: string;
}

export const HOURS = {
  morning: {
    skyTop: "#a9cfd6",
    skyLow: "#fbeecb",
    sun: "#fff1c0",
    cloud: "#fffaf0",
    far: "#a8c6c4",
    near: "#5f9080",
    field: "#7fae62",
    grain: "#dcc069",
    water: "#cfe3dc",
    dark: "#23453f",
    earth: "#b98a5c",
    roof: "#9a5a3c",
    light: "#ffe9a8",
  },
  noon: {
    skyTop: "#7fc0d8",
    skyLow: "#e9f3e2",
    sun: "#fff8da",
    cloud: "#ffffff",
    far: "#9cc3c8",
    near: "#4f8f74",
    field: "#6fae55",
    grain: "#e2c25e",
    water: "#a9d6dc",
    dark: "#1f4a3e",
    earth: "#c0935f",
    roof: "#a8593a",
    light: "#fff0b8",
  },
  evening: {
    skyTop: "#8fa9c4",
    skyLow: "#fbd3a0",
    sun: "#ffe1a0",
    cloud: "#ffe9cf",
    far: "#b7a9b4",
    near: "#5f8262",
    field: "#8a9c54",
    grain: "#e0ac57",
    water: "#f0cda6",
    dark: "#2c3b3e",
    earth: "#b27a4f",
    roof: "#8a4a3a",
    light: "#ffdf94",
  },
  night: {
    skyTop: "#1b2a44",
    skyLow: "#4d5f7d",
    sun: "#f4ecd0",
    cloud: "#38496a",
    far: "#3c5069",
    near: "#273c4b",
    field: "#35584f",
    grain: "#8c7a4c",
    water: "#5a7690",
    dark: "#121f2c",
    earth: "#5b4a44",
    roof: "#4a3238",
    light: "#ffcf7a",
  },
  rain: {
    skyTop: "#93a9ac",
    skyLow: "#dbe3da",
    sun: "#eef0e0",
    cloud: "#b9c7c6",
    far: "#9fb5b3",
    near: "#5f8579",
    field: "#6c9f62",
    grain: "#bfb06a",
    water: "#c3d5d3",
    dark: "#284843",
    earth: "#98795c",
    roof: "#7c4f40",
    light: "#f6e3ae",
  },
} as const satisfies Record<string, Hour>;

/** A soft wave of its own shape. */
export function wave(pen: Pen, height: number): (x: number) => number {
  const parts = [0.9, 0.42, 0.17].map((size, index) => ({
    size: size * height * pen.between(0.7, 1.2),
    length: (1100 / (index * 1.35 + 1)) * pen.between(0.8, 1.2),
    shift: pen.random(),
  }));
  return (x) =>
    parts.reduce((sum, { size, length, shift }) => sum + size * Math.sin((x / length + shift) * Math.PI * 2), 0);
}

export function sky(pen: Pen, hour: Hour, sunX: number, sunY: number, size = 46): string {
  const ground = pen.linear([
    [0, hour.skyTop],
    [0.62, hour.skyLow],
    [1, hour.skyLow],
  ]);
  const glow = pen.radial([
    [0, hour.sun, 0.85],
    [0.3, hour.sun, 0.38],
    [1, hour.sun, 0],
  ]);
  return (
    box(0, 0, WIDE, HIGH, ground) +
    oval(sunX, sunY, 430, 430, glow) +
    oval(sunX, sunY, size, size, lighter(hour.sun, 0.4))
  );
}

/** Long flat clouds, each of a few slim layers. */
export function clouds(pen: Pen, hour: Hour, count: number, from = 60, to = 240): string {
  return times(count, () => {
    const [x, y, wide] = [pen.between(-60, WIDE), pen.between(from, to), pen.between(150, 380)];
    return times(3, (layer) => {
      const [start, long, high] = [x + pen.between(-0.3, 0.3) * wide, wide * (1 - layer * 0.22), 7 + pen.between(2, 9)];
      const fill = pen.linear([
        [0, hour.cloud, 0.85],
        [1, hour.cloud, 0.2],
      ]);
      const base = y - layer * 9;
      return path(
        `M${f(start)} ${f(base)}C${f(start + long * 0.2)} ${f(base - high * 0.2)} ${f(start + long * 0.25)} ${f(base - high)} ${f(start + long * 0.45)} ${f(base - high)}S${f(start + long * 0.8)} ${f(base - high * 0.3)} ${f(start + long)} ${f(base)}z`,
        fill,
      );
    });
  });
}

/** Hills behind hills, paler with distance, with mist at their feet. */
export function ridges(pen: Pen, hour: Hour, from: number, to: number, count: number, height = 54): string {
  return times(count, (index) => {
    const part = count === 1 ? 1 : index / (count - 1);
    const curve = wave(pen, height * (1 - part * 0.35));
    const y = from + (to - from) * part;
    const points = line((x) => y + curve(x), -20, WIDE + 20, 26);
    const color = mix(hour.far, hour.near, part);
    const fill = pen.linear([
      [0, color],
      [0.55, mix(color, hour.skyLow, 0.42)],
      [1, mix(color, hour.skyLow, 0.55)],
    ]);
    const woods = part < 0.45 ? "" : treeline(pen, points, darker(color, 0.12), 5 + part * 9);
    return path(below(points, y + 260), fill) + woods;
  });
}

/** The crowns of a wood along a line. */
export function treeline(pen: Pen, points: readonly Point[], color: string, size: number): string {
  const crowns = points.flatMap(([x, y]) =>
    [0, 1, 2].map(() => {
      const r = size * pen.between(0.6, 1.25);
      return `M${f(x + pen.between(-24, 24) - r)} ${f(y + 3)}a${f(r)} ${f(r * 0.9)} 0 0 1 ${f(2 * r)} 0z`;
    }),
  );
  return path(crowns.join(""), color);
}

export const mist = (pen: Pen, hour: Hour, y: number, height: number, strength = 0.75): string =>
  box(
    0,
    y,
    WIDE,
    height,
    pen.linear([
      [0, hour.skyLow, 0],
      [0.5, hour.skyLow, strength],
      [1, hour.skyLow, 0],
    ]),
  );

/** A coconut palm; its foot stands at 0, 0. */
export function palm(pen: Pen, hour: Hour, high: number): string {
  const bend = pen.between(-0.16, 0.16) * high;
  const trunk = `M-4 0Q${f(bend * 0.2)} ${f(-high * 0.5)} ${f(bend - 2)} ${f(-high)}h5Q${f(bend * 0.3 + 5)} ${f(-high * 0.5)} 5 0z`;
  const fronds = times(9, (index) => {
    const turn = -172 + index * 20.5 + pen.between(-6, 6);
    const long = high * pen.between(0.38, 0.5);
    const leaf = `M0 0Q${f(long * 0.5)} ${f(-long * 0.2)} ${f(long)} ${f(long * 0.16)}Q${f(long * 0.5)} ${f(long * 0.02)} 0 4z`;
    return at(bend, -high, path(leaf, mix(hour.dark, hour.field, index % 3 === 0 ? 0.45 : 0.2)), 1, turn + 8);
  });
  return path(trunk, mix(hour.dark, hour.earth, 0.35)) + fronds;
}

/** A broad tree: crowns over crowns, lit from the upper left; its foot stands at 0, 0. */
export function tree(pen: Pen, hour: Hour, high: number, color: string = hour.near): string {
  const r = high * 0.34;
  const trunk = path(
    `M${f(-high * 0.035)} 0L${f(-high * 0.015)} ${f(-high * 0.6)}h${f(high * 0.04)}L${f(high * 0.045)} 0z`,
    mix(hour.dark, hour.earth, 0.3),
  );
  const crown = (shade: string, dx: number, dy: number, size: number) =>
    times(5, (index) => {
      const angle = (index / 5) * Math.PI * 2 + pen.random();
      const x = Math.cos(angle) * r * 0.55 * size + dx;
      return oval(x, -high * 0.66 + Math.sin(angle) * r * 0.42 * size + dy, r * 0.56 * size, r * 0.5 * size, shade);
    });
  return (
    trunk +
    crown(darker(color, 0.38), r * 0.08, r * 0.1, 1.1) +
    crown(darker(color, 0.14), -r * 0.08, -r * 0.05, 0.95) +
    crown(mix(color, hour.light, 0.25), -r * 0.2, -r * 0.2, 0.6)
  );
}

/** A stilt house as along the upper Mekong; its foot stands at 0, 0, its roof is about 100 wide. */
export function stiltHouse(pen: Pen, hour: Hour): string {
  const wood = mix(hour.dark, hour.earth, 0.4);
  const wall = pen.linear([
    [0, mix(hour.earth, hour.light, 0.35)],
    [1, hour.earth],
  ]);
  const posts = times(5, (index) => box(-38 + index * 18, -30, 4, 30, wood));
  const window = (x: number) => box(x, -58, 9, 12, hour.light) + box(x + 4, -58, 1, 12, wood);
  const boards = stroke(
    times(8, (index) => `M${f(-36 + index * 10.5)} -64V-32`),
    darker(hour.earth, 0.25),
    0.8,
  );
  const roof = pen.linear([
    [0, lighter(hour.roof, 0.22)],
    [1, hour.roof],
  ]);
  const tiles = stroke("M-30 -88H30M-38 -80H38M-46 -72H46", darker(hour.roof, 0.25), 1, 'opacity="0.6"');
  return (
    posts +
    box(-42, -34, 84, 5, wood) +
    box(-38, -66, 76, 33, wall) +
    boards +
    window(-28) +
    window(-4) +
    window(18) +
    path("M-54 -64L-26 -98H26L54 -64z", roof) +
    tiles +
    path("M-54 -64L54 -64L50 -60H-50z", darker(hour.roof, 0.35)) +
    stroke("M42 -34L60 0M50 -22h-6M54 -12h-7", wood, 3)
  );
}

/** Somebody with a wide hat, at work or on the way; the feet stand at 0, 0, about 46 high. */
export function person(pen: Pen, hour: Hour, shirt: string, isBent = false): string {
  const skirt = pen.pick(["#3d4f63", "#5a3b4b", "#2f5550", "#6b4a35"]);
  const body = isBent
    ? path("M-5 0L-6-19Q-6-27 2-29L16-31Q19-27 15-24L4-19L6 0z", shirt) +
      path("M-6 0L-7-20H5L7 0z", mix(skirt, hour.dark, 0.2))
    : path("M-6-20Q-7-34 0-36Q7-34 6-20z", shirt) + path("M-6-21H6L8 0H-8z", mix(skirt, hour.dark, 0.2));
  const [x, y] = isBent ? [20, -31] : [0, -40];
  const hat = pen.linear([
    [0, lighter(hour.grain, 0.5)],
    [1, hour.grain],
  ]);
  return (
    body +
    oval(x, y + 1, 4, 4.6, mix(hour.earth, hour.dark, 0.15)) +
    at(x, y - 1, path("M-12 2Q0-15 12 2Q0 5-12 2z", hat), 1, isBent ? 22 : 0)
  );
}

/** Blades and ears at the lower edge: the viewer stands in the field. */
export function grasses(pen: Pen, color: string, ears: string, count: number, y = HIGH + 20, high = 120): string {
  return times(count, () => {
    const x = pen.between(-20, WIDE + 20);
    const long = high * pen.between(0.5, 1.15);
    const lean = pen.between(-0.5, 0.5) * long;
    const tip: Point = [x + lean, y - long];
    const blade = `M${f(x - 3)} ${f(y)}Q${f(x + lean * 0.2)} ${f(y - long * 0.6)} ${f(tip[0])} ${f(tip[1])}Q${f(x + lean * 0.35 + 5)} ${f(y - long * 0.5)} ${f(x + 4)} ${f(y)}z`;
    const shade = mix(color, "#ffffff", pen.between(0, 0.14));
    const seeds =
      pen.random() < 0.35
        ? times(6, (index) => oval(tip[0] + index * lean * 0.03 + (index % 2) * 4, tip[1] + index * 6, 2.6, 4.6, ears))
        : "";
    return path(blade, shade) + seeds;
  });
}

/** Large leaves that reach in from the corners, dark against the light. */
export function leaves(pen: Pen, color: string, corner: "left" | "right"): string {
  const side = corner === "left" ? 1 : -1;
  const leaf = (x: number, y: number, long: number, turn: number, shade: string) =>
    at(
      x,
      y,
      path(
        `M0 0C${f(long * 0.2)} ${f(-long * 0.2)} ${f(long * 0.7)} ${f(-long * 0.2)} ${f(long)} 0C${f(long * 0.7)} ${f(long * 0.17)} ${f(long * 0.2)} ${f(long * 0.16)} 0 0z`,
        pen.linear([
          [0, lighter(shade, 0.1)],
          [1, darker(shade, 0.25)],
        ]),
      ) +
        stroke(`M0 0L${f(long * 0.96)} 0`, lighter(shade, 0.25), 2, 'opacity="0.5"') +
        stroke(
          times(9, (index) => {
            const from = long * (0.12 + index * 0.09);
            return `M${f(from)} 0l${f(long * 0.07)} ${f(-long * 0.09)}M${f(from)} 0l${f(long * 0.07)} ${f(long * 0.08)}`;
          }),
          darker(shade, 0.2),
          1.2,
          'opacity="0.5"',
        ),
      1,
      turn,
    );
  const x = corner === "left" ? -30 : WIDE + 30;
  const turned = (turn: number) => (side > 0 ? turn : 180 - turn);
  return (
    leaf(x, HIGH + 10, 330, turned(-52), color) +
    leaf(x - side * 10, HIGH - 30, 290, turned(-22), darker(color, 0.2)) +
    leaf(x + side * 70, HIGH + 50, 250, turned(-70), darker(color, 0.1))
  );
}

/** Level fields in perspective, parted by low dams; some stand under water. */
export function paddies(pen: Pen, hour: Hour, top: number, grounds: readonly string[], bottom = HIGH): string {
  const rows = 6;
  const edge = (row: number) => top + (bottom - top) * (row / rows) ** 1.6;
  return times(rows, (row) => {
    const [upper, lower] = [edge(row), edge(row + 1) + 1];
    const columns = Math.max(2, 7 - row);
    const bend = wave(pen, 2 + row * 1.2);
    const cuts = Array.from({ length: columns + 1 }, (_, index) =>
      index === 0 ? -40 : index === columns ? WIDE + 40 : ((index + pen.between(-0.22, 0.22)) / columns) * WIDE,
    );
    return (
      times(columns, (index) => {
        const [from, to] = [cuts[index] as number, cuts[index + 1] as number];
        const slant = (x: number) => x + (x - WIDE / 2) * 0.16;
        const color = pen.pick(grounds);
        const isWater = color === hour.water;
        const fill = pen.linear([
          [0, isWater ? lighter(color, 0.35) : mix(color, hour.skyLow, 0.3 - row * 0.045)],
          [1, isWater ? mix(color, hour.skyTop, 0.4) : darker(color, 0.1)],
        ]);
        const area = band(
          line((x) => upper + bend(x), from, to, 4),
          line((x) => lower + bend(x * 1.02), slant(from), slant(to), 4),
        );
        const rice = isWater
          ? ""
          : `<g clip-path="${pen.clip(area)}">${stroke(
              times(4 + row, (each) =>
                through2(from - 60, to + 60, upper + ((lower - upper) * (each + 0.6)) / (4 + row), bend),
              ),
              darker(color, 0.28),
              1 + row * 0.55,
              `opacity="0.5" stroke-dasharray="${1 + row} ${3 + row * 1.6}"`,
            )}</g>`;
        return (
          path(area, fill) +
          rice +
          stroke(`M${f(from)} ${f(upper)}L${f(slant(from))} ${f(lower)}`, darker(hour.field, 0.35), 1 + row * 0.9)
        );
      }) +
      stroke(
        `M-20 ${f(lower)}${times(8, (step) => `L${step * 175} ${f(lower + bend(step * 175 * 1.02))}`)}`,
        darker(hour.field, 0.35),
        1.4 + row * 1.1,
      )
    );
  });
}

const through2 = (from: number, to: number, y: number, bend: (x: number) => number): string =>
  `M${f(from)} ${f(y + bend(from))}L${f((from + to) / 2)} ${f(y + bend((from + to) / 2))}L${f(to)} ${f(y + bend(to))}`;
