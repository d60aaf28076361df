import {
  clouds,
  grasses,
  HIGH,
  HOURS,
  leaves,
  mist,
  palm,
  person,
  ridges,
  sky,
  stiltHouse,
  tree,
  treeline,
  WIDE,
  type Hour,
} from "./land.ts";
import { at, below, box, darker, f, lighter, line, mix, oval, path, stroke, times, type Pen } from "./pen.ts";

const boat = (pen: Pen, hour: Hour): string => {
  const hull = pen.linear([
    [0, mix(hour.roof, hour.light, 0.2)],
    [1, darker(hour.roof, 0.35)],
  ]);
  return (
    oval(0, 10, 150, 9, hour.dark, 'opacity="0.25"') +
    path("M-160-14Q-60 6 120-2Q150-6 176-26Q160 14 110 16H-90Q-140 8-160-14z", hull) +
    path("M-70-4V-46Q0-60 60-46V-4z", darker(hour.earth, 0.25)) +
    path("M-84-44Q0-70 76-44L70-38H-78z", hour.roof) +
    box(-56, -38, 24, 18, hour.light, 'opacity="0.85"') +
    box(-16, -38, 24, 18, hour.light, 'opacity="0.85"') +
    box(24, -38, 22, 18, hour.light, 'opacity="0.85"') +
    at(110, 0, person(pen, hour, "#c8553d"), 0.9) +
    stroke("M118-30L150 14", hour.dark, 3)
  );
};

export function mekong(pen: Pen, variant: number): string {
  const hour = variant === 1 ? HOURS.evening : HOURS.morning;
  const sunX = variant === 1 ? 640 : 480;
  const water = pen.linear([
    [0, lighter(hour.water, 0.5)],
    [0.45, hour.water],
    [1, mix(hour.water, hour.skyTop, 0.6)],
  ]);
  const glitter = times(60, () => {
    const part = pen.random();
    const y = 432 + part * 350;
    const wide = 12 + part * 90;
    return `M${f(sunX + pen.between(-1, 1) * (30 + part * 130) - wide / 2)} ${f(y)}h${f(wide)}`;
  });
  const calm = times(50, () => `M${f(pen.between(-40, WIDE))} ${f(pen.between(440, 790))}h${f(pen.between(40, 160))}`);
  const bank = (d: string) =>
    path(
      d,
      pen.linear([
        [0, mix(hour.earth, hour.light, 0.35)],
        [1, mix(hour.earth, hour.near, 0.35)],
      ]),
    );
  const shore = line((x) => 470 + Math.sin(x / 60) * 4 + x * 0.05, -20, 420, 12);
  const other = line((x) => 446 + Math.sin(x / 50) * 4 + (1200 - x) * 0.04, 760, WIDE + 20, 12);
  return (
    sky(pen, hour, sunX, 250, 56) +
    clouds(pen, hour, 6) +
    ridges(pen, hour, 320, 400, 4, 70) +
    mist(pen, hour, 350, 110) +
    box(0, 428, WIDE, HIGH - 428, water) +
    stroke(calm, "#ffffff", 2, 'opacity="0.28"') +
    stroke(glitter, lighter(hour.sun, 0.5), 4, 'opacity="0.75"') +
    bank("M-20 474Q240 452 430 486Q300 530 120 556Q40 590-20 600z") +
    treeline(pen, shore, darker(hour.near, 0.15), 17) +
    bank("M1220 446Q980 440 770 468Q900 500 1060 506Q1160 520 1220 540z") +
    treeline(pen, other, darker(hour.near, 0.1), 15) +
    at(150, 486, stiltHouse(pen, hour), 1.1) +
    at(60, 490, palm(pen, hour, 170)) +
    at(240, 484, palm(pen, hour, 140)) +
    at(1010, 470, stiltHouse(pen, hour), 0.85) +
    at(1090, 474, palm(pen, hour, 150)) +
    at(930, 470, tree(pen, hour, 110)) +
    at(430, 660, boat(pen, hour), 1.5) +
    `<g transform="translate(840 560) scale(-0.8 0.8)">${boat(pen, hour)}</g>` +
    grasses(pen, darker(hour.near, 0.4), hour.grain, 50) +
    leaves(pen, darker(hour.near, 0.4), "right")
  );
}

/** A temple hall with its tiers of roofs; its foot stands at 0, 0. */
const hall = (pen: Pen, hour: Hour): string => {
  const gold = mix("#d9a441", hour.light, 0.2);
  const tier = (y: number, wide: number, high: number) =>
    path(
      `M${-wide} ${y}Q${-wide * 0.5} ${y - high * 0.25} 0 ${y - high}Q${wide * 0.5} ${y - high * 0.25} ${wide} ${y}L${wide + 12} ${y - 9}Q${wide * 0.8} ${y + 12} ${wide * 0.72} ${y + 14}H${-wide * 0.72}Q${-wide * 0.8} ${y + 12} ${-wide - 12} ${y - 9}z`,
      pen.linear([
        [0, lighter(hour.roof, 0.25)],
        [1, darker(hour.roof, 0.15)],
      ]),
    ) +
    stroke(
      `M${-wide} ${y}Q${-wide * 0.5} ${y - high * 0.25} 0 ${y - high}Q${wide * 0.5} ${y - high * 0.25} ${wide} ${y}`,
      gold,
      5,
    );
  const wall = mix("#f3e4c8", hour.light, 0.2);
  return (
    box(-170, -30, 340, 30, darker(wall, 0.25)) +
    box(-190, -12, 380, 14, darker(wall, 0.35)) +
    box(
      -150,
      -140,
      300,
      112,
      pen.linear([
        [0, darker(wall, 0.2)],
        [1, wall],
      ]),
    ) +
    times(
      6,
      (index) => box(-146 + index * 55, -140, 15, 112, gold) + box(-148 + index * 55, -36, 19, 8, darker(gold, 0.3)),
    ) +
    path("M-24-28V-92Q0-122 24-92V-28z", hour.dark) +
    stroke("M-24-28V-92Q0-122 24-92V-28", gold, 4) +
    tier(-136, 220, 110) +
    tier(-190, 160, 110) +
    tier(-250, 100, 120) +
    path("M-5-362L0-420L5-362z", gold) +
    path("M-60-268L0-356L60-268z", mix(gold, hour.roof, 0.2)) +
    times(5, (index) => oval(0, -340 + index * 15, 5 + index * 8, 3.4, darker(gold, 0.25)))
  );
};
const stupa = (pen: Pen, hour: Hour): string => {
  const gold = pen.linear(
    [
      [0, lighter("#dcae4d", 0.35)],
      [0.6, mix("#d9a441", hour.earth, 0.25)],
      [1, mix("#b07f33", hour.dark, 0.3)],
    ],
    [0, 0, 1, 0.2],
  );
  return (
    path(
      "M-90 0V-26H-72V-50H-56Q-58-92-32-120Q-16-138-14-170L0-290L14-170Q16-138 32-120Q58-92 56-50H72V-26H90V0z",
      gold,
    ) +
    stroke("M-72-26H72M-56-50H56M-40-110H40M-15-168H15", darker("#b07f33", 0.3), 3) +
    times(7, (index) => path(`M${-84 + index * 28}-26l5-26 5 26z`, gold))
  );
};

export function temple(pen: Pen, variant: number): string {
  const hour = variant === 1 ? HOURS.evening : HOURS.morning;
  const steps = times(9, (index) =>
    box(
      470 - index * 16,
      634 + index * 17,
      260 + index * 32,
      17,
      index % 2 ? mix(hour.earth, hour.light, 0.45) : mix(hour.earth, hour.light, 0.25),
    ),
  );
  return (
    sky(pen, hour, variant === 1 ? 860 : 300, 240, 60) +
    clouds(pen, hour, 7) +
    ridges(pen, hour, 380, 470, 3, 60) +
    mist(pen, hour, 420, 160) +
    path(
      below(
        line((x) => 600 + Math.sin(x / 240) * 14, -20, WIDE + 20),
        HIGH,
      ),
      pen.linear([
        [0, mix(hour.field, hour.light, 0.2)],
        [1, darker(hour.field, 0.3)],
      ]),
    ) +
    treeline(
      pen,
      line(() => 604, -20, WIDE + 20, 34),
      darker(hour.near, 0.12),
      26,
    ) +
    at(250, 626, stupa(pen, hour), 1.25) +
    at(960, 622, stupa(pen, hour), 0.85) +
    at(600, 634, hall(pen, hour), 1.2) +
    steps +
    at(120, 640, palm(pen, hour, 280)) +
    at(1090, 640, palm(pen, hour, 240)) +
    at(1150, 646, palm(pen, hour, 190)) +
    at(40, 650, tree(pen, hour, 220)) +
    times(4, (index) =>
      at(
        390 + index * 44 - index * 3,
        752 - index * 9,
        path("M-9-30Q-10-48 0-50Q10-48 9-30L13 0H-13z", index % 2 ? "#d9782f" : "#e08a35") +
          oval(0, -56, 5, 6, mix(hour.earth, hour.dark, 0.2)),
        1.05 - index * 0.06,
      ),
    ) +
    grasses(pen, darker(hour.near, 0.35), hour.grain, 50)
  );
}

export function village(pen: Pen, variant: number): string {
  const hour = variant === 1 ? HOURS.morning : HOURS.evening;
  const places = [
    [170, 520, 1.1],
    [360, 500, 0.95],
    [560, 512, 1.05],
    [780, 500, 0.95],
    [990, 520, 1.15],
    [300, 600, 1.45],
    [720, 606, 1.6],
  ] as const;
  const smoke = (x: number, y: number) => stroke(`M${x} ${y}q-16-30 4-58t2-60t10-60`, "#ffffff", 11, 'opacity="0.3"');
  return (
    sky(pen, hour, variant === 1 ? 900 : 260, 210) +
    clouds(pen, hour, 5) +
    ridges(pen, hour, 310, 430, 4, 80) +
    mist(pen, hour, 350, 150, 0.85) +
    path(
      below(
        line((x) => 486 + Math.sin(x / 170) * 12, -20, WIDE + 20),
        HIGH,
      ),
      pen.linear([
        [0, mix(hour.field, hour.light, 0.15)],
        [1, darker(hour.field, 0.16)],
      ]),
    ) +
    treeline(
      pen,
      line((x) => 488 + Math.sin(x / 170) * 12, -20, WIDE + 20, 34),
      darker(hour.near, 0.1),
      24,
    ) +
    path("M520 820Q560 700 640 640T620 520L650 518Q720 600 690 660T700 820z", mix(hour.earth, hour.light, 0.4)) +
    places
      .map(
        ([x, y, size]) =>
          (pen.random() < 0.7
            ? at(x + 76 * size, y, palm(pen, hour, 150 * size))
            : at(x - 70 * size, y, tree(pen, hour, 130 * size))) + at(x, y, stiltHouse(pen, hour), size),
      )
      .join("") +
    smoke(368, 402) +
    smoke(800, 402) +
    at(600, 690, person(pen, hour, "#c8553d"), 1.9) +
    at(654, 700, person(pen, hour, "#4a7c8c"), 1.9) +
    at(470, 690, person(pen, hour, "#e2b64a"), 1.6) +
    times(7, () =>
      at(
        pen.between(420, 960),
        pen.between(660, 750),
        path("M-8 0Q-12-10-4-11L6-9Q9-15 12-12L11-4Q6 2-8 0z", pen.pick(["#b5573a", "#f1ead8", "#7a4a35"])) +
          stroke("M0 0v6M4 0v6", hour.dark, 1.4),
      ),
    ) +
    grasses(pen, darker(hour.near, 0.25), hour.grain, 90)
  );
}

/** A wood on falling ground: crowns above, shade below. */
const wood = (pen: Pen, curve: (x: number) => number, color: string, size: number): string => {
  const edge = line(curve, -20, WIDE + 20, 28);
  return (
    treeline(pen, edge, color, size) +
    path(
      below(edge, HIGH),
      pen.linear([
        [0, color],
        [1, darker(color, 0.3)],
      ]),
    )
  );
};

export function railway(pen: Pen, variant: number): string {
  const hour = variant === 1 ? HOURS.morning : HOURS.noon;
  const isFreight = variant === 2;
  const red = "#c23f36";
  const carriage = (index: number) => {
    const x = 60 + index * 176;
    if (isFreight) {
      const color = ["#c8553d", "#3f7d8a", "#dfae45", "#e9e4d6", "#4f8f74", "#3f7d8a"][index % 6] ?? red;
      return (
        box(
          x,
          370,
          166,
          56,
          pen.linear([
            [0, lighter(color, 0.18)],
            [1, darker(color, 0.18)],
          ]),
          'rx="2"',
        ) +
        stroke(
          times(10, (rib) => `M${x + 10 + rib * 16} 374v48`),
          darker(color, 0.25),
          2,
          'opacity="0.6"',
        ) +
        box(x - 4, 426, 176, 7, hour.dark)
      );
    }
    return (
      box(
        x,
        372,
        174,
        56,
        pen.linear([
          [0, "#fffdf6"],
          [1, "#d8dcd5"],
        ]),
        'rx="3"',
      ) +
      box(x, 404, 174, 9, red) +
      times(6, (window) => box(x + 14 + window * 26, 383, 18, 14, mix(hour.skyTop, hour.dark, 0.45), 'rx="3"'))
    );
  };
  const engine = isFreight
    ? path(
        "M944 366h120q38 6 46 34l4 26H944z",
        pen.linear([
          [0, "#3f8a6a"],
          [1, "#22554a"],
        ]),
      ) +
      box(944, 402, 168, 8, "#e4b343") +
      path("M1066 374h20q16 6 20 22h-40z", mix(hour.skyTop, hour.dark, 0.4))
    : path(
        "M940 372h110q70 8 104 56H940z",
        pen.linear([
          [0, "#fffdf6"],
          [1, "#d3d8d2"],
        ]),
      ) +
      path("M940 404h186l16 12H940z", red) +
      path("M1062 380q40 8 62 26h-50z", mix(hour.skyTop, hour.dark, 0.5));
  const pillars = times(9, (index) =>
    path(
      `M${30 + index * 150} 452h34l7 260h-48z`,
      pen.linear(
        [
          [0, "#dcd6c8"],
          [1, mix("#b9b4a8", hour.near, 0.25)],
        ],
        [0, 0, 1, 0],
      ),
    ),
  );
  return (
    sky(pen, hour, 260, 180) +
    clouds(pen, hour, 6) +
    ridges(pen, hour, 290, 400, 4, 84) +
    mist(pen, hour, 330, 170) +
    path(
      below(
        line((x) => 600 + 50 * Math.cos(x / 190), -20, WIDE + 20),
        HIGH,
      ),
      pen.linear([
        [0, mix(hour.near, hour.field, 0.4)],
        [1, darker(hour.near, 0.2)],
      ]),
    ) +
    pillars +
    box(
      -20,
      432,
      WIDE + 40,
      24,
      pen.linear([
        [0, "#ece6d8"],
        [1, "#b5b0a4"],
      ]),
    ) +
    stroke("M-20 432H1220", hour.dark, 3) +
    stroke(
      times(9, (index) => `M${20 + index * 150} 432V330M${20 + index * 150} 336h44`),
      "#7d8884",
      3,
    ) +
    stroke("M-20 346Q95 352 170 346T320 346T470 346T620 346T770 346T920 346T1070 346T1220 346", "#7d8884", 1.5) +
    times(5, carriage) +
    engine +
    wood(pen, (x) => 640 + 50 * Math.cos(x / 190), darker(hour.near, 0.18), 30) +
    wood(pen, (x) => 720 + 30 * Math.cos(x / 150), darker(hour.near, 0.34), 44) +
    at(170, 740, palm(pen, hour, 210)) +
    at(260, 760, palm(pen, hour, 150)) +
    leaves(pen, darker(hour.near, 0.35), "right")
  );
}
