import { HIGH, WIDE } from "./land.ts";
import { at, box, darker, f, lighter, mix, oval, path, stroke, times, type Pen } from "./pen.ts";

/** The wall behind a still life and the table below it. */
export interface Mood {
  readonly wall: string;
  readonly table: string;
}
export const MOODS = {
  sand: { wall: "#ecd9b8", table: "#b98455" },
  sage: { wall: "#b9cdb4", table: "#a67a52" },
  sky: { wall: "#a9c7cc", table: "#c09468" },
  clay: { wall: "#dba987", table: "#8f6044" },
  dusk: { wall: "#7d93a0", table: "#6f5547" },
  moss: { wall: "#7f9c7d", table: "#7c5a40" },
  rose: { wall: "#e6c3b0", table: "#a9764f" },
} as const satisfies Record<string, Mood>;

const TABLE = 520;

/** The mood itself, or another one for each time that the drawing is made again. */
function moodOf(mood: Mood, again: number): Mood {
  const moods: readonly Mood[] = Object.values(MOODS);
  return moods[(moods.indexOf(mood) + again * 3) % moods.length] ?? mood;
}

/** Morning light through a window, with the shadow of a palm in it, over a wall and a table of boards. */
export function stage(pen: Pen, mood: Mood, content: string): string {
  const { wall, table } = moodOf(mood, pen.again);
  const beam = (x: number, wide: number) =>
    path(`M${x} -20H${x + wide}L${x + wide - 330} ${TABLE}H${x - 330}z`, "#fff3cf", 'opacity="0.3"');
  const frond = times(13, (index) =>
    at(0, 0, path("M0 0Q120-34 250-6Q120 10 0 0z", darker(wall, 0.5)), 0.75 + (index % 4) * 0.12, -20 + index * 17),
  );
  const boards = times(4, (index) => {
    const y = TABLE + 34 + (index / 4) ** 1.3 * 280;
    return (
      stroke(`M-20 ${f(y)}H${WIDE + 20}`, darker(table, 0.3), 2 + index, 'opacity="0.4"') +
      stroke(`M-20 ${f(y + 3 + index)}H${WIDE + 20}`, lighter(table, 0.3), 1.5, 'opacity="0.5"')
    );
  });
  const grain = times(34, () => {
    const [x, y, long] = [pen.between(-60, WIDE), pen.between(TABLE + 14, HIGH), pen.between(60, 260)];
    return `M${f(x)} ${f(y)}q${f(long / 2)} ${f(pen.between(-5, 5))} ${f(long)} 0`;
  });
  return (
    box(
      0,
      0,
      WIDE,
      HIGH,
      pen.linear(
        [
          [0, darker(wall, 0.12)],
          [0.4, wall],
          [1, lighter(wall, 0.25)],
        ],
        [1, 0, 0, 1],
      ),
    ) +
    beam(560, 190) +
    beam(790, 190) +
    at(1010, 60, `<g opacity="0.12">${frond}</g>`, 1.25) +
    box(
      0,
      TABLE,
      WIDE,
      HIGH - TABLE,
      pen.linear([
        [0, lighter(table, 0.28)],
        [0.5, table],
        [1, darker(table, 0.22)],
      ]),
    ) +
    boards +
    stroke(grain, darker(table, 0.28), 1.6, 'opacity="0.3"') +
    box(0, TABLE - 2, WIDE, 8, darker(table, 0.12), 'opacity="0.5"') +
    path(`M240 ${TABLE}H620L420 ${HIGH}H-60z`, "#fff0c8", 'opacity="0.18"') +
    content
  );
}

/** Shadow of an object on the table, on the side away from the window. */
export const shadow = (pen: Pen, x: number, y: number, rx: number, ry = rx * 0.2): string =>
  oval(
    x - rx * 0.12,
    y,
    rx * 1.25,
    ry * 1.4,
    pen.radial([
      [0, "#2a1f1c", 0.5],
      [0.6, "#2a1f1c", 0.28],
      [1, "#2a1f1c", 0],
    ]),
  );

/** A fill that makes a disc look round, lit from the upper right where the window is. */
export const round = (pen: Pen, color: string, depth = 0.4): string =>
  pen.radial(
    [
      [0, lighter(color, 0.42)],
      [0.35, lighter(color, 0.1)],
      [0.68, color],
      [1, darker(color, depth)],
    ],
    0.64,
    0.28,
    0.8,
  );

/** A fill for upright objects. */
export const upright = (pen: Pen, color: string): string =>
  pen.linear(
    [
      [0, darker(color, 0.34)],
      [0.42, color],
      [0.74, lighter(color, 0.3)],
      [1, darker(color, 0.1)],
    ],
    [0, 0, 1, 0],
  );

export const shine = (x: number, y: number, rx: number, ry: number, turn = -24, strength = 0.5): string =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="#fffdf2" opacity="${strength}" transform="rotate(${turn} ${f(x)} ${f(y)})"/>`;

/** Points in a heap, those behind first; the heap's foot is at `y`. */
function heaped(pen: Pen, x: number, y: number, wide: number, high: number, count: number): [number, number][] {
  const points = Array.from({ length: count }, (): [number, number] => {
    const part = pen.between(-1, 1);
    const top = high * Math.sqrt(Math.max(0, 1 - part * part)) ** 1.15;
    return [x + part * wide, y - top * pen.between(0, 1)];
  });
  return points.sort(([, a], [, b]) => a - b);
}

export type Bit = (pen: Pen) => string;

/** A heap of small things over a dark ground. */
export function heap(
  pen: Pen,
  bit: Bit,
  given: { x: number; y: number; wide: number; high: number; count: number; ground: string },
): string {
  const { x, y, wide, high, count, ground } = given;
  const mound = `M${f(x - wide)} ${f(y)}C${f(x - wide * 0.7)} ${f(y - high * 0.9)} ${f(x - wide * 0.3)} ${f(y - high)} ${f(x)} ${f(y - high)}S${f(x + wide * 0.7)} ${f(y - high * 0.9)} ${f(x + wide)} ${f(y)}Q${f(x)} ${f(y + wide * 0.16)} ${f(x - wide)} ${f(y)}z`;
  const bits = heaped(pen, x, y, wide * 0.96, high * 0.98, count).map(([px, py]) =>
    at(px, py, bit(pen), 1, pen.between(0, 360)),
  );
  const rim = times(wide / 5, (index) =>
    at(
      x - wide * 0.95 + index * 9.6,
      y + pen.between(-4, 6) + 0.13 * wide * Math.sqrt(Math.max(0, 1 - ((index * 9.6) / wide - 0.95) ** 2)),
      bit(pen),
      1,
      pen.between(0, 360),
    ),
  );
  return (
    path(mound, darker(ground, 0.3)) +
    bits.join("") +
    rim +
    path(
      mound,
      pen.linear(
        [
          [0, "#1d1512", 0.34],
          [0.45, "#1d1512", 0],
          [1, "#fff2c8", 0.16],
        ],
        [0, 0.6, 1, 0],
      ),
    )
  );
}

/** Some that rolled off. */
export const strewn = (pen: Pen, bit: Bit, x: number, y: number, wide: number, high: number, count: number): string =>
  times(count, () => {
    const [px, py] = [x + pen.between(-wide, wide), y + pen.between(-high, high)];
    return oval(px - 3, py + 5, 10, 4, "#2a1f1c", 'opacity="0.3"') + at(px, py, bit(pen), 1, pen.between(0, 360));
  });

/** A bowl of glazed clay; its rim is at 0, 0 and `wide` to each side. Content lies behind its front wall. */
export function bowl(pen: Pen, wide: number, color: string, content: string, high = wide * 0.62): string {
  const ry = wide * 0.2;
  const body = `M${f(-wide)} 0C${f(-wide * 0.94)} ${f(high * 0.66)} ${f(-wide * 0.5)} ${f(high)} ${f(-wide * 0.3)} ${f(high)}H${f(wide * 0.3)}C${f(wide * 0.5)} ${f(high)} ${f(wide * 0.94)} ${f(high * 0.66)} ${f(wide)} 0Q0 ${f(ry * 2)} ${f(-wide)} 0z`;
  return (
    shadow(pen, 0, high, wide * 0.72) +
    oval(0, 0, wide, ry, darker(color, 0.45)) +
    content +
    path(body, upright(pen, color)) +
    path(`M${f(-wide)} 0Q0 ${f(ry * 2)} ${f(wide)} 0Q0 ${f(ry * 2 + 13)} ${f(-wide)} 0z`, lighter(color, 0.45)) +
    stroke(
      `M${f(-wide * 0.9)} ${f(high * 0.36)}Q0 ${f(high * 0.36 + ry * 1.75)} ${f(wide * 0.9)} ${f(high * 0.36)}`,
      darker(color, 0.32),
      4,
      'opacity="0.5"',
    )
  );
}

/** A basket plaited from bamboo, as the bowl. */
export function basket(pen: Pen, wide: number, content: string, high = wide * 0.56, color = "#c79a5b"): string {
  const ry = wide * 0.2;
  const body = `M${f(-wide)} 0L${f(-wide * 0.74)} ${f(high)}Q0 ${f(high + ry)} ${f(wide * 0.74)} ${f(high)}L${f(wide)} 0Q0 ${f(ry * 2)} ${f(-wide)} 0z`;
  const rows = 7;
  const weave = times(rows, (row) => {
    const part = (row + 0.5) / rows;
    const half = wide * (1 - 0.26 * part);
    const d = `M${f(-half)} ${f(high * part)}Q0 ${f(high * part + ry * (2 - part))} ${f(half)} ${f(high * part)}`;
    const gap = wide / 11;
    return stroke(
      d,
      row % 2 ? darker(color, 0.34) : lighter(color, 0.22),
      (high / rows) * 0.8,
      `stroke-dasharray="${f(gap * 0.6)} ${f(gap)}" stroke-dashoffset="${f(row * gap * 0.8)}" opacity="0.75"`,
    );
  });
  const rim = `M${f(-wide - 6)} 0Q0 ${f(ry * 2 + 4)} ${f(wide + 6)} 0`;
  return (
    shadow(pen, 0, high + ry * 0.5, wide * 0.9) +
    oval(0, 0, wide, ry, darker(color, 0.5)) +
    content +
    path(body, upright(pen, color)) +
    `<g clip-path="${pen.clip(body)}">${weave}</g>` +
    stroke(rim, darker(color, 0.3), 15) +
    at(0, -3, stroke(rim, lighter(color, 0.2), 8) + stroke(rim, darker(color, 0.2), 8, 'stroke-dasharray="3 13"'))
  );
}

/** A sack of jute with its rim rolled down, as the bowl. */
export function sack(pen: Pen, wide: number, high: number, content: string, color = "#cdb083"): string {
  const ry = wide * 0.2;
  const body = `M${f(-wide)} 0C${f(-wide * 1.22)} ${f(high * 0.5)} ${f(-wide * 1.14)} ${f(high)} ${f(-wide * 0.9)} ${f(high)}Q0 ${f(high + ry * 1.3)} ${f(wide * 0.9)} ${f(high)}C${f(wide * 1.14)} ${f(high)} ${f(wide * 1.22)} ${f(high * 0.5)} ${f(wide)} 0Q0 ${f(ry * 2)} ${f(-wide)} 0z`;
  const cloth =
    stroke(
      times(
        15,
        (index) =>
          `M${f(-wide * 1.2)} ${f((index * high) / 13)}Q0 ${f((index * high) / 13 + ry * 1.7)} ${f(wide * 1.2)} ${f((index * high) / 13)}`,
      ),
      darker(color, 0.28),
      1.3,
      'opacity="0.45"',
    ) +
    stroke(
      times(17, (index) => `M${f(-wide * 1.1 + index * wide * 0.137)} 0V${f(high * 1.2)}`),
      lighter(color, 0.3),
      1.3,
      'opacity="0.4"',
    );
  const folds = stroke(
    `M${f(-wide * 0.6)} ${f(high * 0.25)}Q${f(-wide * 0.75)} ${f(high * 0.6)} ${f(-wide * 0.6)} ${f(high * 0.95)}M${f(wide * 0.3)} ${f(high * 0.4)}Q${f(wide * 0.45)} ${f(high * 0.7)} ${f(wide * 0.3)} ${f(high)}`,
    darker(color, 0.4),
    7,
    'opacity="0.22"',
  );
  const roll = `M${f(-wide - 2)} ${f(2)}Q0 ${f(ry * 2 + 4)} ${f(wide + 2)} 2`;
  return (
    shadow(pen, 0, high + ry * 0.4, wide) +
    oval(0, 0, wide, ry, darker(color, 0.55)) +
    content +
    path(body, upright(pen, color)) +
    `<g clip-path="${pen.clip(body)}">${cloth}</g>` +
    folds +
    stroke(roll, darker(color, 0.28), 26) +
    at(0, -4, stroke(roll, lighter(color, 0.14), 18)) +
    at(0, -8, stroke(roll, lighter(color, 0.4), 4, 'opacity="0.7"'))
  );
}

/** A whole leaf of the banana, laid flat. */
export function bananaLeaf(pen: Pen, x: number, y: number, long: number, turn: number, color = "#5f9150"): string {
  const leaf = `M0 0C${f(long * 0.15)} ${f(-long * 0.17)} ${f(long * 0.75)} ${f(-long * 0.19)} ${f(long)} 0C${f(long * 0.75)} ${f(long * 0.16)} ${f(long * 0.15)} ${f(long * 0.15)} 0 0z`;
  const ribs = times(24, (index) => {
    const from = long * (0.05 + index * 0.038);
    return `M${f(from)} 0l${f(long * 0.05)} ${f(-long * 0.16)}M${f(from)} 0l${f(long * 0.05)} ${f(long * 0.15)}`;
  });
  return at(
    x,
    y,
    at(-4, 10, path(leaf, "#2a1f1c", 'opacity="0.25"')) +
      path(
        leaf,
        pen.linear([
          [0, lighter(color, 0.3)],
          [0.5, color],
          [0.52, darker(color, 0.14)],
          [1, darker(color, 0.32)],
        ]),
      ) +
      `<g clip-path="${pen.clip(leaf)}">${stroke(ribs, darker(color, 0.3), 1.6, 'opacity="0.45"')}</g>` +
      stroke(`M-16 0H${f(long * 0.97)}`, lighter(color, 0.5), 5),
    1,
    turn,
  );
}

/** One small leaf with its vein, pointing right from 0, 0. */
export function leafOf(pen: Pen, long: number, color: string): string {
  return (
    path(
      `M0 0C${f(long * 0.25)} ${f(-long * 0.32)} ${f(long * 0.75)} ${f(-long * 0.28)} ${f(long)} 0C${f(long * 0.75)} ${f(long * 0.22)} ${f(long * 0.25)} ${f(long * 0.26)} 0 0z`,
      pen.linear([
        [0, lighter(color, 0.3)],
        [1, darker(color, 0.26)],
      ]),
    ) +
    stroke(`M0 0Q${f(long * 0.5)} ${f(-long * 0.05)} ${f(long * 0.95)} 0`, lighter(color, 0.4), 2, 'opacity="0.7"') +
    stroke(
      times(
        4,
        (index) =>
          `M${f(long * (0.2 + index * 0.17))} 0l${f(long * 0.1)} ${f(-long * 0.13)}M${f(long * (0.2 + index * 0.17))} 0l${f(long * 0.1)} ${f(long * 0.11)}`,
      ),
      mix(color, "#fff4d8", 0.25),
      1.2,
      'opacity="0.5"',
    )
  );
}

/** A board of wood, seen from a little above. */
export const board = (pen: Pen, x: number, y: number, wide: number, color = "#a9754a"): string =>
  shadow(pen, x, y + 26, wide * 0.9, 30) +
  path(
    `M${f(x - wide)} ${f(y + 20)}L${f(x - wide * 0.86)} ${f(y - 62)}H${f(x + wide * 0.86)}L${f(x + wide)} ${f(y + 20)}z`,
    pen.linear([
      [0, lighter(color, 0.35)],
      [1, color],
    ]),
  ) +
  path(`M${f(x - wide)} ${f(y + 20)}H${f(x + wide)}V${f(y + 42)}H${f(x - wide)}z`, darker(color, 0.32)) +
  stroke(
    times(
      6,
      (index) =>
        `M${f(x - wide * 0.93 + index * 4)} ${f(y - 48 + index * 12)}Q${f(x)} ${f(y - 56 + index * 13)} ${f(x + wide * 0.92)} ${f(y - 48 + index * 12)}`,
    ),
    darker(color, 0.25),
    1.5,
    'opacity="0.45"',
  );
