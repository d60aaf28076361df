import {
  clouds,
  grasses,
  HIGH,
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
  wave,
  WIDE,
  type Hour,
} from "./land.ts";
import { at, band, below, darker, f, lighter, line, mix, oval, path, stroke, through, times, type Pen } from "./pen.ts";

/** One hillside cut into steps that follow its shape, flooded and planted by turns. */
function hillside(
  pen: Pen,
  hour: Hour,
  given: {
    from: number;
    to: number;
    top: (x: number) => number;
    bottom: (x: number) => number;
    steps: number;
    grounds: readonly string[];
  },
): string {
  const { from, to, top, bottom, steps, grounds } = given;
  const bends = Array.from({ length: steps + 1 }, () => wave(pen, 1));
  const contour = (step: number) => {
    const part = (step / steps) ** 1.4;
    return (x: number) => {
      const high = bottom(x) - top(x);
      const bend = step === 0 ? 0 : (bends[step]?.(x) ?? 0) * (4 + 13 * part) * Math.min(1, Math.max(0, high) / 180);
      return top(x) + high * part + bend;
    };
  };
  return times(steps, (step) => {
    const near = (step + 0.5) / steps;
    const [upper, lower] = [contour(step), contour(step + 1)];
    const edge = (x: number) => lower(x) - Math.min(3 + 9 * near, Math.max(0, lower(x) - upper(x)) * 0.32);
    const color = grounds[step % grounds.length] ?? hour.field;
    const isWater = color === hour.water;
    const ground = band(line(upper, from, to, 18), line(edge, from, to, 18));
    const fill = isWater
      ? pen.linear(
          [
            [0, lighter(hour.water, 0.55)],
            [0.5, hour.water],
            [1, mix(hour.water, hour.skyTop, 0.5)],
          ],
          [0, 0, 1, 0.2],
        )
      : pen.linear([
          [0, mix(color, hour.light, 0.22)],
          [1, mix(color, hour.dark, 0.06 + near * 0.1)],
        ]);
    const bank = path(
      band(
        line(edge, from, to, 18),
        line((x) => lower(x) + 1, from, to, 18),
      ),
      mix(darker(hour.field, 0.42), hour.skyLow, 0.2 - near * 0.2),
    );
    const rows = times(isWater ? 2 : 4, (row) =>
      stroke(
        through(line((x) => upper(x) + (edge(x) - upper(x)) * ((row + 0.7) / (isWater ? 2.4 : 4.4)), from, to, 18)),
        isWater ? lighter(hour.water, 0.7) : darker(color, 0.26),
        1 + near * 2.6,
        `stroke-dasharray="${f(1.5 + near * 4)} ${f(4 + near * 9)}" opacity="${isWater ? 0.55 : 0.5}"`,
      ),
    );
    return path(ground, fill) + rows + bank;
  });
}

const LOOKS = [HOURS.morning, HOURS.noon, HOURS.evening] as const;

export function terraces(pen: Pen, variant: number): string {
  const hour = LOOKS[(variant - 1) % 3] as Hour;
  const { field, water, grain } = hour;
  const isRipe = variant === 3;
  const green = isRipe ? mix(grain, field, 0.3) : field;
  const steps = isRipe
    ? [grain, green, grain, mix(grain, "#ffffff", 0.15), green]
    : [field, water, mix(field, grain, 0.35), water, mix(field, hour.dark, 0.12)];
  const flip = variant === 2;
  const x = (value: number) => (flip ? WIDE - value : value);
  const left = hillside(pen, hour, {
    from: -30,
    to: WIDE + 30,
    steps: 11,
    grounds: steps,
    top: (at0) => 330 + 0.00036 * (x(at0) + 40) ** 2,
    bottom: (at0) => 730 + 0.07 * x(at0),
  });
  const right = hillside(pen, hour, {
    from: -30,
    to: WIDE + 30,
    steps: 9,
    grounds: steps.toReversed(),
    top: (at0) => 430 + 0.00045 * Math.max(0, 1240 - x(at0)) ** 2,
    bottom: (at0) => 850 + 0.05 * (1200 - x(at0)),
  });
  return (
    sky(pen, hour, x(800), 215) +
    clouds(pen, hour, 5) +
    ridges(pen, hour, 300, 420, 4) +
    mist(pen, hour, 330, 180) +
    left +
    at(x(250), 470, stiltHouse(pen, hour), 0.8) +
    at(x(180), 478, palm(pen, hour, 120)) +
    at(x(318), 470, palm(pen, hour, 90)) +
    right +
    at(x(700), 700, person(pen, hour, "#c8553d", true), 1.25) +
    at(x(770), 716, person(pen, hour, "#e9d9a8"), 1.3) +
    grasses(pen, darker(hour.near, 0.35), hour.grain, 60, HIGH + 24, 110) +
    leaves(pen, darker(hour.near, 0.3), flip ? "right" : "left")
  );
}

export function riceHarvest(pen: Pen, variant: number): string {
  const hour = variant === 1 ? HOURS.evening : HOURS.noon;
  const ground = pen.linear([
    [0, lighter(hour.grain, 0.35)],
    [1, mix(hour.grain, hour.earth, 0.35)],
  ]);
  const rows = times(17, (row) => {
    const y = 452 + (row / 17) ** 1.7 * 370;
    const size = 3 + (row / 17) * 22;
    return times(WIDE / size / 1.5 + 2, (index) => {
      const x = index * size * 1.5 + pen.between(-size, size);
      const lean = pen.between(-0.7, 0.7) * size;
      return `M${f(x)} ${f(y + size)}Q${f(x)} ${f(y)} ${f(x + lean)} ${f(y - size * 0.7)}`;
    }).replace(/^/, row % 2 ? "M0 0" : "M0 0");
  });
  const sheaf = (size: number) =>
    at(
      0,
      0,
      path(
        "M-16 0Q-6-20-8-26Q-26-46-20-54Q-8-62 0-60Q14-64 22-52Q24-44 8-26Q6-18 16 0z",
        pen.linear([
          [0, lighter(hour.grain, 0.45)],
          [1, mix(hour.grain, hour.earth, 0.45)],
        ]),
      ) +
        stroke("M-9-26H9", hour.roof, 4) +
        stroke(
          "M-12-2L-6-24M0-2V-24M10-2L5-24M-14-48L-5-30M0-54V-30M15-50L5-30",
          mix(hour.grain, hour.earth, 0.6),
          1.6,
        ),
      size,
    );
  return (
    sky(pen, hour, 330, 190) +
    clouds(pen, hour, 4) +
    ridges(pen, hour, 330, 420, 3) +
    path(
      treeline(
        pen,
        line(() => 446, -20, WIDE + 20, 30),
        hour.near,
        18,
      ).match(/d="([^"]*)"/)?.[1] ?? "",
      darker(hour.near, 0.1),
    ) +
    at(930, 452, stiltHouse(pen, hour), 0.9) +
    at(1010, 452, palm(pen, hour, 130)) +
    at(860, 452, palm(pen, hour, 110)) +
    path(`M0 446H${WIDE}V${HIGH}H0z`, ground) +
    stroke(rows, mix(hour.grain, hour.earth, 0.55), 2, 'opacity="0.55"') +
    path(
      "M-20 640Q300 560 620 620T1240 560V820H-20z",
      pen.linear([
        [0, mix(hour.grain, hour.earth, 0.25)],
        [1, mix(hour.earth, hour.grain, 0.25)],
      ]),
    ) +
    times(26, () =>
      at(
        pen.between(0, WIDE),
        pen.between(640, 790),
        stroke("M-6 0L-7-9M0 0V-10M6 0L8-8", mix(hour.grain, hour.dark, 0.25), 2),
      ),
    ) +
    at(250, 660, sheaf(1.5)) +
    at(335, 690, sheaf(1.8)) +
    at(160, 712, sheaf(1.9)) +
    at(820, 640, sheaf(1.2)) +
    at(885, 652, sheaf(1.3)) +
    at(520, 640, person(pen, hour, "#c8553d", true), 2) +
    at(660, 622, person(pen, hour, "#e8e2cf"), 1.8) +
    at(740, 610, person(pen, hour, "#4a7c8c", true), 1.6) +
    grasses(pen, mix(hour.grain, hour.earth, 0.45), hour.grain, 70, HIGH + 26, 150)
  );
}

export function buffaloField(pen: Pen, variant: number): string {
  const hour = variant === 1 ? HOURS.morning : HOURS.evening;
  const hide = mix("#4b4f55", hour.dark, 0.25);
  const light = mix(hide, hour.light, 0.28);
  const buffalo = (isGrazing: boolean) =>
    oval(0, 2, 84, 9, hour.dark, 'opacity="0.28"') +
    path(
      "M-62-62Q-72-30-58-24L-60 0H-48L-44-26H16L20 0H32L36-34Q52-44 54-60Q44-84 10-82Q-20-92-46-80Q-58-76-62-62z",
      pen.linear([
        [0, light],
        [0.6, hide],
        [1, darker(hide, 0.3)],
      ]),
    ) +
    path("M-30-28L-32 0h9l4-27zM36-34L46 0H35L26-30z", darker(hide, 0.35)) +
    stroke("M-62-62Q-74-44-68-22", hide, 4) +
    at(
      52,
      isGrazing ? -52 : -66,
      path(
        "M-8-12Q10-22 26-8L44 16Q46 26 36 27Q22 24 10 14Q-4 12-8-12z",
        pen.linear([
          [0, light],
          [1, hide],
        ]),
      ) +
        oval(19, 1, 2.6, 2.6, hour.dark) +
        path(
          "M8-10C-4-30-26-36-46-22C-30-24-16-16-6-4zM2-8C2-30 18-44 38-42C24-36 16-24 16-8z",
          mix("#cbbfa6", hour.dark, 0.2),
        ) +
        path("M2-8Q-14-10-18 2Q-6 4 4-2z", darker(hide, 0.2)),
      1,
      isGrazing ? 46 : 0,
    );
  const egret = path("M0 0l1-12h1l1 12zM-7-12Q0-24 10-16L15-30Q18-36 21-30L28-28L20-27Q18-14 8-11z", "#fbf8ee");
  return (
    sky(pen, hour, variant === 1 ? 860 : 320, 210) +
    clouds(pen, hour, 5) +
    ridges(pen, hour, 320, 410, 3) +
    mist(pen, hour, 350, 140) +
    paddies(pen, hour, 430, [hour.field, mix(hour.field, hour.grain, 0.35), hour.water, hour.field]) +
    at(150, 520, tree(pen, hour, 230)) +
    at(1060, 500, palm(pen, hour, 190)) +
    at(1110, 506, palm(pen, hour, 150)) +
    at(470, 640, buffalo(true), 1.7) +
    at(800, 600, at(0, 0, buffalo(false)), 1.25) +
    `<g transform="translate(980 560) scale(-0.8 0.8)">${buffalo(true)}</g>` +
    at(640, 664, egret, 1.5) +
    at(420, 505, egret, 1) +
    at(300, 690, egret, 1.6) +
    at(455, 500, egret, 0.7) +
    grasses(pen, darker(hour.field, 0.3), hour.grain, 90, HIGH + 24, 130)
  );
}

export function rain(pen: Pen): string {
  const hour = HOURS.rain;
  const drops = times(190, () => {
    const [x, y, long] = [pen.between(-40, WIDE + 60), pen.between(-20, HIGH), pen.between(18, 54)];
    return `M${f(x)} ${f(y)}l${f(-long * 0.26)} ${f(long)}`;
  });
  const rings = times(34, () => {
    const y = pen.between(520, 790);
    const r = (y - 450) / 15;
    return stroke(
      `M${f(pen.between(0, WIDE) - r)} ${f(y)}a${f(r)} ${f(r * 0.32)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r * 0.32)} 0 1 0 ${f(-2 * r)} 0`,
      "#ffffff",
      1.4,
      'opacity="0.55"',
    );
  });
  return (
    sky(pen, hour, 700, 120, 0) +
    clouds(pen, { ...hour, cloud: "#8ea3a6" }, 12, 40, 200) +
    ridges(pen, hour, 320, 430, 4) +
    mist(pen, hour, 330, 200, 0.9) +
    paddies(pen, hour, 450, [hour.water, hour.water, hour.field, mix(hour.field, hour.water, 0.4)]) +
    rings +
    at(880, 520, stiltHouse(pen, hour), 1.2) +
    at(970, 520, palm(pen, hour, 170)) +
    at(800, 524, tree(pen, hour, 140)) +
    at(330, 640, person(pen, hour, "#3f6f8a", true), 1.9) +
    at(470, 664, person(pen, hour, "#d9b24c", true), 2.1) +
    at(230, 612, person(pen, hour, "#b9573f"), 1.7) +
    stroke(drops, "#f4f8f4", 1.6, 'opacity="0.5"') +
    leaves(pen, darker(hour.near, 0.35), "right")
  );
}

export function drone(pen: Pen): string {
  const hour = HOURS.noon;
  const flier =
    stroke("M-58-10L58-10M-46-10L-20 6M46-10L20 6", "#2c3b3e", 5) +
    path(
      "M-26-4H26L20 22H-20z",
      pen.linear([
        [0, "#fffdf4"],
        [1, "#c9cfc6"],
      ]),
    ) +
    oval(0, 12, 8, 6, "#d9623f") +
    stroke("M-18 22V40M18 22V40M-26 40H-10M10 40H26", "#2c3b3e", 3) +
    [-58, 58].map((x) => box1(x)).join("") +
    stroke("M-40 26H40", "#5c6b68", 3);
  return (
    sky(pen, hour, 930, 150) +
    clouds(pen, hour, 6) +
    ridges(pen, hour, 340, 420, 3) +
    paddies(pen, hour, 430, [hour.field, mix(hour.field, hour.grain, 0.3), mix(hour.field, hour.dark, 0.12)]) +
    path(
      "M470 330L330 640Q520 690 720 640L560 330z",
      pen.linear([
        [0, "#ffffff", 0.55],
        [1, "#ffffff", 0],
      ]),
    ) +
    at(515, 290, flier, 1.9) +
    at(920, 690, person(pen, hour, "#4a7c8c"), 2.3) +
    at(980, 690, person(pen, hour, "#e6d7a6"), 2.2) +
    at(110, 470, tree(pen, hour, 150)) +
    at(1120, 470, tree(pen, hour, 190)) +
    grasses(pen, darker(hour.field, 0.25), hour.grain, 70)
  );
}
const box1 = (x: number) => oval(x, -14, 34, 4, "#2c3b3e", 'opacity="0.45"') + oval(x, -13, 5, 5, "#2c3b3e");

export function fishPond(pen: Pen): string {
  const hour = HOURS.morning;
  const ponds = [
    [-60, 470, 480, 90],
    [450, 462, 420, 76],
    [900, 470, 420, 84],
    [-120, 590, 560, 190],
    [480, 570, 640, 210],
  ].map(([x = 0, y = 0, w = 0, h = 0]) => {
    const d = `M${x + w * 0.06} ${y}Q${x + w * 0.5} ${y - 8} ${x + w * 0.94} ${y}Q${x + w * 1.04} ${y + h * 0.5} ${x + w} ${y + h}Q${x + w * 0.5} ${y + h + 14} ${x} ${y + h}Q${x - w * 0.05} ${y + h * 0.4} ${x + w * 0.06} ${y}z`;
    const water = pen.linear([
      [0, lighter(hour.water, 0.5)],
      [0.5, hour.water],
      [1, mix(hour.water, hour.near, 0.45)],
    ]);
    const ripples = times(
      7,
      () => `M${f(pen.between(x + 30, x + w - 90))} ${f(pen.between(y + 12, y + h - 8))}h${f(pen.between(24, 80))}`,
    );
    return (
      path(d, darker(hour.earth, 0.1), 'transform="translate(0 7)"') +
      path(d, water) +
      stroke(ripples, "#ffffff", 2, 'opacity="0.6"')
    );
  });
  const net = stroke(
    "M0 0Q-70 40-96 120M0 0Q70 40 96 120M0 0Q-30 50-34 126M0 0Q30 50 34 126M-60 42Q0 62 60 42M-82 82Q0 108 82 82M-96 120Q0 146 96 120",
    "#fbf6e6",
    1.6,
    'opacity="0.85"',
  );
  return (
    sky(pen, hour, 300, 190) +
    clouds(pen, hour, 5) +
    ridges(pen, hour, 320, 410, 4) +
    path(
      below(
        line(() => 440, 0, WIDE, 2),
        HIGH,
      ),
      pen.linear([
        [0, hour.field],
        [1, darker(hour.field, 0.12)],
      ]),
    ) +
    ponds.join("") +
    at(960, 462, stiltHouse(pen, hour), 1) +
    at(1050, 464, palm(pen, hour, 170)) +
    at(60, 464, palm(pen, hour, 140)) +
    at(720, 640, net, 1.1) +
    at(640, 700, path("M-110 0Q0 30 130-4L110 26Q0 44-84 26z", darker(hour.roof, 0.2)), 1) +
    at(640, 700, person(pen, hour, "#c8553d"), 2) +
    times(5, () =>
      at(
        pen.between(540, 1000),
        pen.between(640, 740),
        stroke("M-12 0Q0-9 12 0", hour.near, 3) + oval(0, -1, 5, 2, lighter(hour.water, 0.3)),
        1,
      ),
    ) +
    grasses(pen, darker(hour.near, 0.25), hour.grain, 80)
  );
}
