import {
  clouds,
  grasses,
  HIGH,
  HOURS,
  leaves,
  mist,
  person,
  ridges,
  sky,
  tree,
  treeline,
  WIDE,
  type Hour,
} from "./land.ts";
import { at, box, darker, f, lighter, line, mix, oval, path, stroke, times, type Pen } from "./pen.ts";

/** A tall trunk with roots like buttresses; its foot stands at 0, 0, its crown is above the picture. */
function trunk(hour: Hour, wide: number, high: number, color: string): string {
  const bark = `M${f(-wide * 1.6)} 0Q${f(-wide * 0.5)} ${f(-wide)} ${f(-wide * 0.42)} ${f(-high)}H${f(wide * 0.42)}Q${f(wide * 0.5)} ${f(-wide)} ${f(wide * 1.6)} 0Q0 ${f(wide * 0.3)} ${f(-wide * 1.6)} 0z`;
  return (
    path(bark, color) +
    stroke(`M${f(wide * 0.26)} ${f(-wide)}V${f(-high)}`, mix(color, hour.light, 0.4), wide * 0.16, 'opacity="0.5"') +
    stroke(`M${f(-wide * 0.2)} ${f(-wide * 0.7)}V${f(-high)}M0 ${f(-wide * 0.6)}V${f(-high)}`, darker(color, 0.35), 2)
  );
}

const fern = (pen: Pen, color: string, long: number): string =>
  times(7, (index) =>
    at(
      0,
      0,
      path(
        `M0 0Q${f(long * 0.5)} ${f(-long * 0.22)} ${f(long)} ${f(long * 0.08)}Q${f(long * 0.5)} ${f(-long * 0.04)} 0 0z`,
        mix(color, "#ffffff", pen.between(0, 0.12)),
      ),
      1,
      -160 + index * 24,
    ),
  );

/** What is gathered under the trees: red cardamom at their feet, resin from notches, tea from a ladder. */
const WOODS = [
  { hour: HOURS.morning, sunX: 880, gathered: "spice" },
  { hour: HOURS.evening, sunX: 300, gathered: "resin" },
  { hour: HOURS.noon, sunX: 620, gathered: "tea" },
] as const;

export function forest(pen: Pen, variant: number): string {
  const { hour, sunX, gathered } = WOODS[variant - 1] ?? WOODS[0];
  const ground = mix(hour.near, hour.field, 0.35);
  const behind = times(11, (index) => {
    const x = (index + pen.between(0.2, 0.8)) * 110;
    return at(x, 500, trunk(hour, pen.between(14, 24), 560, mix(hour.near, hour.skyLow, pen.between(0.3, 0.5))));
  });
  const stems = [120, 420, 760, 1080].map((x, index) => {
    const wide = 46 + (index % 2) * 18;
    const notches = times(4, (notch) =>
      at(0, -150 - notch * 62, path("M-13-9L13-3L9 9L-11 6z", darker(hour.earth, 0.3)) + oval(3, 13, 6, 11, "#f0c75e")),
    );
    return at(
      x,
      620 + (index % 2) * 34,
      trunk(hour, wide, 720, mix(hour.dark, hour.earth, 0.42)) + (gathered === "resin" ? notches : ""),
    );
  });
  const ladder = at(
    480,
    650,
    stroke("M-34 0L0-330M26 0L44-330", mix(hour.earth, hour.light, 0.3), 8) +
      stroke(
        times(8, (index) => `M${f(-30 + index * 4)} ${-30 - index * 38}h${56 - index * 2}`),
        mix(hour.earth, hour.light, 0.3),
        6,
      ) +
      at(14, -210, person(pen, hour, "#c8553d"), 2.1),
  );
  const pods = times(46, () => {
    const [x, y] = [pen.between(0, WIDE), pen.between(690, 790)];
    return oval(x, y, 7, 9, pen.pick(["#b5413a", "#c8553d", "#9c3431"]));
  });
  const crown = (y: number, color: string, size: number) =>
    times(26, (index) =>
      oval(
        index * 50 + pen.between(-20, 20),
        y + pen.between(-26, 26),
        size,
        size * 0.62,
        mix(color, hour.light, pen.between(0, 0.16)),
      ),
    );
  return (
    sky(pen, hour, sunX, 210, 60) +
    ridges(pen, hour, 360, 430, 2) +
    behind +
    mist(pen, hour, 360, 220, 0.8) +
    crown(60, mix(hour.near, hour.skyLow, 0.25), 74) +
    box(
      0,
      500,
      WIDE,
      HIGH - 500,
      pen.linear([
        [0, mix(ground, hour.skyLow, 0.35)],
        [1, darker(ground, 0.28)],
      ]),
    ) +
    times(24, () => at(pen.between(0, WIDE), pen.between(520, 600), fern(pen, mix(hour.field, hour.skyLow, 0.2), 40))) +
    stems.join("") +
    crown(8, mix(hour.near, hour.dark, 0.3), 84) +
    (gathered === "tea" ? ladder : at(560, 690, person(pen, hour, "#c8553d", true), 2.4)) +
    at(690, 710, path("M-18-4L-13-30H13L18-4z", hour.earth) + person(pen, hour, "#efe4c6", gathered === "spice"), 2.3) +
    times(26, () => at(pen.between(-20, WIDE + 20), pen.between(700, 820), fern(pen, darker(hour.near, 0.1), 96))) +
    (gathered === "spice" ? pods : "")
  );
}

/** Water that falls from a plateau into a pool between trees. */
export function waterfall(pen: Pen): string {
  const hour = HOURS.morning;
  const rock = mix(hour.near, hour.dark, 0.3);
  const edge = (x: number) => 250 + 14 * Math.sin(x / 90) + 8 * Math.sin(x / 37);
  const cliff = `${line(edge, -20, WIDE + 20, 30)
    .map(([x, y], index) => `${index ? "L" : "M"}${f(x)} ${f(y)}`)
    .join("")}V640H-20z`;
  const cracks = times(70, () => {
    const [x, y] = [pen.between(0, WIDE), pen.between(280, 600)];
    return `M${f(x)} ${f(y)}l${f(pen.between(-8, 8))} ${f(pen.between(20, 60))}`;
  });
  const fall = (x: number, wide: number) =>
    path(
      `M${x} 246H${x + wide}Q${x + wide + 6} 420 ${x + wide + 26} 640H${x - 26}Q${x - 6} 420 ${x} 246z`,
      pen.linear([
        [0, "#ffffff", 0.95],
        [1, "#eaf5f3", 0.8],
      ]),
    ) +
    stroke(
      times(wide / 9, (index) => `M${f(x + 5 + index * 9)} ${f(pen.between(260, 380))}v${f(pen.between(90, 220))}`),
      hour.water,
      4,
      'opacity="0.8"',
    );
  return (
    sky(pen, hour, 320, 130) +
    clouds(pen, hour, 4, 50, 140) +
    ridges(pen, hour, 170, 230, 2, 40) +
    path(
      cliff,
      pen.linear([
        [0, mix(rock, hour.light, 0.2)],
        [1, darker(rock, 0.25)],
      ]),
    ) +
    stroke(cracks, darker(rock, 0.35), 3, 'opacity="0.5"') +
    treeline(pen, line(edge, -20, WIDE + 20, 30), darker(hour.near, 0.12), 24) +
    fall(470, 110) +
    fall(640, 60) +
    box(
      0,
      630,
      WIDE,
      180,
      pen.linear([
        [0, mix(hour.water, "#ffffff", 0.4)],
        [1, mix(hour.water, hour.near, 0.5)],
      ]),
    ) +
    times(30, () =>
      oval(pen.between(400, 760), pen.between(616, 650), pen.between(26, 60), 15, "#ffffff", 'opacity="0.5"'),
    ) +
    stroke(
      times(22, () => `M${f(pen.between(0, WIDE))} ${f(pen.between(670, 790))}h${f(pen.between(40, 150))}`),
      lighter(hour.water, 0.5),
      3,
      'opacity="0.6"',
    ) +
    [60, 190, 330, 850, 960, 1090]
      .map((x) => at(x, 650 + pen.between(-6, 14), tree(pen, hour, pen.between(180, 270), darker(hour.near, 0.08))))
      .join("") +
    times(9, () => {
      const x = pen.between(260, 940);
      return path(`M${f(x - 40)} 690q10-34 44-32t40 32z`, mix(rock, hour.light, 0.15));
    }) +
    at(250, 720, person(pen, hour, "#c8553d"), 2) +
    leaves(pen, darker(hour.near, 0.25), "right")
  );
}

export function bananaGrove(pen: Pen, variant: number): string {
  const hour = variant === 1 ? HOURS.noon : HOURS.evening;
  const plant = (high: number) => {
    const leaf = (turn: number) => {
      const long = high * pen.between(0.62, 0.8);
      const color = mix(hour.near, hour.field, pen.between(0.3, 0.75));
      return at(
        0,
        -high * 0.62,
        path(
          `M0 0C${f(long * 0.25)} ${f(-long * 0.3)} ${f(long * 0.75)} ${f(-long * 0.2)} ${f(long)} ${f(long * 0.18)}C${f(long * 0.7)} ${f(long * 0.12)} ${f(long * 0.25)} ${f(long * 0.08)} 0 0z`,
          pen.linear([
            [0, mix(color, hour.light, 0.3)],
            [1, darker(color, 0.2)],
          ]),
        ) + stroke(`M0 0Q${f(long * 0.55)} ${f(-long * 0.16)} ${f(long)} ${f(long * 0.18)}`, lighter(color, 0.35), 2),
        1,
        turn,
      );
    };
    return (
      oval(0, 2, high * 0.2, high * 0.04, hour.dark, 'opacity="0.3"') +
      path(
        `M${f(-high * 0.06)} 0L${f(-high * 0.035)} ${f(-high * 0.64)}h${f(high * 0.07)}L${f(high * 0.06)} 0z`,
        mix(hour.field, hour.grain, 0.45),
      ) +
      [-172, -140, -112, -84, -56, -26, 4].map(leaf).join("") +
      times(15, (index) =>
        oval(
          high * (0.1 + (index % 3) * 0.032),
          -high * (0.6 - Math.floor(index / 3) * 0.045),
          high * 0.022,
          high * 0.036,
          index % 4 ? "#d9c648" : "#b3b544",
        ),
      )
    );
  };
  const rows = times(4, (row) => {
    const high = 120 + row * 95;
    const gap = high * 0.85;
    return times(Math.ceil(WIDE / gap) + 1, (index) =>
      at(index * gap + (row % 2) * gap * 0.5 - 20, 470 + (row / 3) ** 1.2 * 330, plant(high)),
    );
  });
  return (
    sky(pen, hour, variant === 1 ? 300 : 860, 170) +
    clouds(pen, hour, 5) +
    ridges(pen, hour, 300, 400, 4) +
    box(
      0,
      420,
      WIDE,
      HIGH - 420,
      pen.linear([
        [0, mix(hour.field, hour.skyLow, 0.3)],
        [1, mix(hour.earth, hour.field, 0.5)],
      ]),
    ) +
    rows +
    at(variant === 1 ? 520 : 700, 760, person(pen, hour, "#c8553d"), 2.5) +
    at(
      variant === 1 ? 610 : 600,
      770,
      path("M-30 0L-24-26H24L30 0z", hour.earth) + oval(0, -30, 22, 9, "#d9c648"),
      1.4,
    ) +
    grasses(pen, darker(hour.near, 0.2), hour.grain, 50, HIGH + 20, 70)
  );
}
