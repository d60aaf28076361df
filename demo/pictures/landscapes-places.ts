import { clouds, HOURS, person, ridges, sky, treeline, WIDE, type Hour } from "./land.ts";
import { at, box, darker, f, lighter, line, mix, oval, path, stroke, times, type Pen } from "./pen.ts";

const CLOTHS = ["#c8553d", "#e2b64a", "#3f7d8a", "#efe4cf", "#6f9a55", "#a5485a"] as const;
const FRUITS = ["#d9573f", "#ee9a35", "#e8c34a", "#7da74d", "#9c3f52", "#c9d37a", "#6c4a66"] as const;

/** A heap of round things on a tray. */
const heap = (pen: Pen, color: string): string =>
  times(4, (row) =>
    times(7 - row, (index) =>
      oval(
        -36 + index * 12 + row * 6 + pen.between(-1, 1),
        -8 - row * 9,
        7.4,
        7,
        pen.radial(
          [
            [0, lighter(color, 0.35)],
            [0.6, color],
            [1, darker(color, 0.3)],
          ],
          0.35,
          0.3,
          0.8,
        ),
      ),
    ),
  ) +
  path("M-48-6H48L40 8H-40z", "#a8764b") +
  stroke("M-46-2H46M-44 3H44", "#7e5536", 1.5);

function stall(pen: Pen, hour: Hour, cloth: string): string {
  const stripes = times(8, (index) => {
    const [x, w] = [-110 + index * 27.5, 27.5];
    const color = index % 2 ? lighter("#fbf3e0", 0.2) : cloth;
    return path(
      `M${x * 0.86} -196H${(x + w) * 0.86}L${x + w} -150q${-w / 2} 14 ${-w} 0z`,
      pen.linear([
        [0, mix(color, hour.light, 0.25)],
        [1, darker(color, hour === HOURS.night ? 0.3 : 0.12)],
      ]),
    );
  });
  return (
    oval(0, 2, 120, 10, hour.dark, 'opacity="0.25"') +
    stroke("M-98 0V-160M98 0V-160", mix(hour.dark, hour.earth, 0.5), 6) +
    box(-94, -150, 188, 110, hour.dark, `opacity="${hour === HOURS.night ? 0.2 : 0.35}"`) +
    at(pen.between(-40, 40), -46, person(pen, hour, pen.pick(CLOTHS)), 1.7) +
    times(3, (index) => at(-62 + index * 62, -74, heap(pen, pen.pick(FRUITS)), 0.72)) +
    path(
      "M-106-66H106V0H-106z",
      pen.linear([
        [0, mix(hour.earth, hour.light, 0.25)],
        [1, darker(hour.earth, 0.2)],
      ]),
    ) +
    stroke("M-106-44H106M-106-22H106M-60-66V0M0-66V0M60-66V0", darker(hour.earth, 0.32), 2) +
    times(2, (index) => at(-52 + index * 104, -30, heap(pen, pen.pick(FRUITS)), 1)) +
    stripes
  );
}

function shopHouses(pen: Pen, hour: Hour, y: number): string {
  return times(9, (index) => {
    const [x, high] = [-40 + index * 145, pen.between(150, 230)];
    const wall = mix(pen.pick(["#ecd9b4", "#dcc9a8", "#e6cbb0", "#cfd6c4"]), hour.skyLow, 0.25);
    const windows = times(3, (each) => {
      const color = hour === HOURS.night ? hour.light : mix(hour.near, hour.dark, 0.35);
      return (
        box(x + 18 + each * 40, y - high + 40, 26, 46, color, 'rx="2"') +
        stroke(`M${x + 31 + each * 40} ${f(y - high + 40)}v46`, wall, 3)
      );
    });
    return (
      box(
        x,
        y - high,
        140,
        high,
        pen.linear([
          [0, wall],
          [1, darker(wall, 0.2)],
        ]),
      ) +
      windows +
      path(
        `M${x - 12} ${f(y - high)}L${x + 22} ${f(y - high - 52)}H${x + 118}L${x + 152} ${f(y - high)}z`,
        pen.linear([
          [0, lighter(hour.roof, 0.15)],
          [1, hour.roof],
        ]),
      ) +
      stroke(`M${x - 4} ${f(y - high + 104)}h148`, darker(wall, 0.25), 6)
    );
  });
}

export function marketStreet(pen: Pen, variant: number): string {
  const hour = variant === 1 ? HOURS.morning : HOURS.noon;
  const ground = pen.linear([
    [0, mix(hour.earth, hour.light, 0.5)],
    [1, mix(hour.earth, hour.dark, 0.12)],
  ]);
  const people = times(7, () =>
    at(pen.between(60, 1140), pen.between(590, 640), person(pen, hour, pen.pick(CLOTHS)), pen.between(1.5, 1.9)),
  );
  const flags =
    stroke("M-20 150Q300 250 620 160T1220 150", mix(hour.dark, hour.earth, 0.3), 2) +
    times(22, (index) => {
      const x = 20 + index * 54;
      return path(
        `M${x} ${f(190 + 34 * Math.sin(x / 97) - Math.abs(620 - x) * 0.03)}l30 0-15 34z`,
        CLOTHS[index % 6] ?? CLOTHS[0],
      );
    });
  return (
    sky(pen, hour, 600, 150) +
    clouds(pen, hour, 4, 40, 140) +
    ridges(pen, hour, 290, 340, 3) +
    shopHouses(pen, hour, 520) +
    box(0, 512, WIDE, 300, ground) +
    treeline(
      pen,
      line(() => 520, -20, WIDE + 20, 20),
      mix(hour.near, hour.dark, 0.3),
      13,
    ) +
    [110, 350, 590, 830, 1070]
      .map((x, index) => at(x, 590, stall(pen, hour, CLOTHS[(index + variant) % 6] ?? CLOTHS[0]), 1))
      .join("") +
    people +
    [180, 520, 900]
      .map((x, index) => at(x, 770, stall(pen, hour, CLOTHS[(index * 2 + variant + 3) % 6] ?? CLOTHS[0]), 1.45))
      .join("") +
    flags
  );
}

export function nightMarket(pen: Pen): string {
  const hour = HOURS.night;
  const stars = times(70, () =>
    oval(pen.between(0, WIDE), pen.between(0, 300), 1.3, 1.3, "#f4ecd0", `opacity="${f(pen.between(0.3, 0.9))}"`),
  );
  const lantern = (x: number, y: number, color: string) =>
    oval(
      x,
      y,
      70,
      70,
      pen.radial([
        [0, hour.light, 0.5],
        [1, hour.light, 0],
      ]),
    ) +
    stroke(`M${f(x)} ${f(y - 60)}V${f(y - 18)}`, "#1b2433", 1.5) +
    oval(
      x,
      y,
      15,
      18,
      pen.linear([
        [0, lighter(color, 0.5)],
        [1, color],
      ]),
    ) +
    stroke(`M${f(x - 9)} ${f(y)}v0M${f(x)} ${f(y + 18)}v12`, color, 2);
  return (
    sky(pen, hour, 940, 130, 38) +
    stars +
    ridges(pen, hour, 330, 400, 3) +
    shopHouses(pen, hour, 520) +
    box(
      0,
      512,
      WIDE,
      300,
      pen.linear([
        [0, "#5f5560"],
        [1, "#2b2c3a"],
      ]),
    ) +
    oval(
      600,
      640,
      700,
      190,
      pen.radial([
        [0, hour.light, 0.5],
        [1, hour.light, 0],
      ]),
    ) +
    [110, 350, 590, 830, 1070]
      .map((x, index) => at(x, 590, stall(pen, HOURS.night, CLOTHS[index % 6] ?? CLOTHS[0])))
      .join("") +
    times(9, () => at(pen.between(60, 1140), pen.between(610, 660), person(pen, HOURS.night, pen.pick(CLOTHS)), 1.7)) +
    [190, 560, 930]
      .map((x, index) => at(x, 780, stall(pen, HOURS.night, CLOTHS[(index * 2 + 1) % 6] ?? CLOTHS[0]), 1.45))
      .join("") +
    stroke("M-20 170Q300 290 620 180T1220 190", "#1b2433", 2) +
    times(12, (index) =>
      lantern(
        50 + index * 100,
        250 + 34 * Math.sin(index * 1.04),
        ["#e2683f", "#e8a83f", "#d9573f"][index % 3] ?? "#e2683f",
      ),
    )
  );
}

export function fairTents(pen: Pen): string {
  const hour = HOURS.noon;
  const tent = (color: string) =>
    oval(0, 2, 130, 10, hour.dark, 'opacity="0.2"') +
    box(
      -104,
      -96,
      208,
      96,
      pen.linear([
        [0, darker("#f6efe0", 0.3)],
        [1, "#f6efe0"],
      ]),
    ) +
    stroke("M-108 0V-100M108 0V-100", "#cfc6b0", 6) +
    box(
      -108,
      -44,
      216,
      44,
      pen.linear([
        [0, lighter(color, 0.2)],
        [1, color],
      ]),
    ) +
    times(3, (index) => at(-66 + index * 66, -46, heap(pen, pen.pick(FRUITS)), 0.72)) +
    path(
      "M-130-92Q-60-116 0-190Q60-116 130-92L118-82H-118z",
      pen.linear([
        [0, lighter("#fffaf0", 0.1)],
        [1, "#e2d9c4"],
      ]),
    ) +
    path("M-46-112Q-16-148 0-190Q16-148 46-112L40-84H-40z", color) +
    stroke("M0-190V-226", "#8b8370", 3) +
    path("M0-226h34l-9 10 9 10H0z", color);
  return (
    sky(pen, hour, 250, 140) +
    clouds(pen, hour, 7) +
    ridges(pen, hour, 320, 400, 4) +
    box(
      0,
      440,
      WIDE,
      370,
      pen.linear([
        [0, mix(hour.field, hour.light, 0.35)],
        [1, mix(hour.field, hour.near, 0.2)],
      ]),
    ) +
    treeline(
      pen,
      line(() => 446, -20, WIDE + 20, 30),
      hour.near,
      24,
    ) +
    path("M470 810Q560 600 590 450H620Q680 600 800 810z", mix(hour.earth, hour.light, 0.6)) +
    [110, 330, 860, 1090].map((x, index) => at(x, 540, tent(CLOTHS[index] ?? CLOTHS[0]), 0.9)).join("") +
    [170, 1030].map((x, index) => at(x, 730, tent(CLOTHS[index + 4] ?? CLOTHS[0]), 1.5)).join("") +
    times(12, () => {
      const y = pen.between(540, 760);
      return at(pen.between(420, 820), y, person(pen, hour, pen.pick(CLOTHS)), 0.9 + (y - 500) / 210);
    }) +
    stroke("M-20 130Q300 230 610 130T1220 130", "#8b8370", 2) +
    times(24, (index) => {
      const x = 10 + index * 50;
      return path(`M${x} ${f(172 + 24 * Math.sin(x / 97))}l26 0-13 30z`, CLOTHS[index % 6] ?? CLOTHS[0]);
    })
  );
}
