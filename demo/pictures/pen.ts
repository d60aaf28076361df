/** Draws from numbers alone, so that the same seed gives the same picture on every machine. */
export interface Pen {
  /** Between 0 and 1. */
  random(): number;
  /** How many times the drawing was made before, if it repeats. */
  readonly again: number;
  between(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** A colour that runs from above to below, or along the line given in parts of the shape (0 to 1). */
  linear(stops: readonly Stop[], line?: readonly [number, number, number, number]): string;
  /** A colour that spreads from a point of the shape. */
  radial(stops: readonly Stop[], x?: number, y?: number, r?: number): string;
  /** A name to clip with: only what lies inside of the path is seen. */
  clip(path: string): string;
  /** The whole picture; `view` is the part of it that is shown. */
  page(content: string, view: string, width: number, height: number): string;
}

/** A colour stop of a gradient: offset, colour, opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];
export type Point = readonly [x: number, y: number];

// mulberry32
const randomFrom = (seed: number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export function takePen(seed: number, again = 0): Pen {
  const random = randomFrom(seed * 7919 + 13);
  const defs: string[] = [];
  const known = new Map<string, string>();
  const named = (make: (id: string) => string): string => {
    const text = make("?");
    const id = known.get(text) ?? `d${known.size}`;
    if (!known.has(text)) defs.push(make(id));
    known.set(text, id);
    return id;
  };
  const stopsOf = (stops: readonly Stop[]) =>
    stops
      .map(
        ([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
      )
      .join("");
  return {
    random,
    again,
    between: (from, to) => from + (to - from) * random(),
    pick: (items) => items[Math.floor(random() * items.length)] as (typeof items)[number],
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      `url(#${named((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`)})`,
    radial: (stops, x = 0.5, y = 0.5, r = 0.5) =>
      `url(#${named((id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stopsOf(stops)}</radialGradient>`)})`,
    clip: (path) => `url(#${named((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)})`,
    page: (content, view, width, height) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs>${defs.join("")}</defs>${content}</svg>`,
  };
}

/** A number as paths hold it. */
export const f = (value: number): string => String(Math.round(value * 10) / 10);

const partsOf = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** A colour between two. */
export function mix(from: string, to: string, part: number): string {
  const other = partsOf(to);
  const mixed = partsOf(from).map((value, index) => Math.round(value + ((other[index] as number) - value) * part));
  return `#${mixed.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Darker colours go towards the green of a night under trees, lighter ones towards sunlight: so all belong together.
 */
export const darker = (color: string, part: number): string => mix(color, "#1d2a2b", part);
export const lighter = (color: string, part: number): string => mix(color, "#fff4d8", part);

export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => make(index)).join("");

/** A smooth line through the points (Catmull-Rom as cubic Béziers). */
export function through(points: readonly Point[]): string {
  const start = points[0] as Point;
  const rest = points.slice(1).map((end, index) => {
    const from = points[index] as Point;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? end;
    const first = [from[0] + (end[0] - before[0]) / 6, from[1] + (end[1] - before[1]) / 6];
    const second = [end[0] - (after[0] - from[0]) / 6, end[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...end].map(f).join(" ")}`;
  });
  return `M${f(start[0])} ${f(start[1])}${rest.join("")}`;
}

export const line = (curve: (x: number) => number, from: number, to: number, count = 24): Point[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return [x, curve(x)] as const;
  });

/** The ground below a curve, down to `bottom`. */
export const below = (points: readonly Point[], bottom: number): string => {
  const [from] = points[0] as Point;
  const [to] = points.at(-1) as Point;
  return `${through(points)}L${f(to)} ${f(bottom)}L${f(from)} ${f(bottom)}Z`;
};

/** Closed path of the area between two curves. */
export const band = (upper: readonly Point[], lower: readonly Point[]): string =>
  `${through(upper)}${through(lower.toReversed()).replace("M", "L")}Z`;

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, color: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${f(width)}" stroke-linecap="round" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${more}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, more = ""): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${more}/>`;
export const at = (x: number, y: number, content: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${Math.round(scale * 1000) / 1000})">${content}</g>`;
