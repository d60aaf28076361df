import { clouds, grasses, HIGH, HOURS, leaves, palm, person, ridges, sky, tree, treeline, WIDE } from "./land.ts";
import { at, box, darker, f, lighter, line, mix, oval, path, stroke, times, type Pen } from "./pen.ts";

export function warehouse(pen: Pen, variant: number): string {
  const hour = variant === 1 ? HOURS.noon : HOURS.morning;
  const wall = "#dfe0d2";
  const sack =
    path(
      "M-30 0Q-36-22-28-36Q0-44 28-36Q36-22 30 0Q0 6-30 0z",
      pen.linear([
        [0, "#e6d3a6"],
        [1, "#b3925f"],
      ]),
    ) +
    stroke("M-22-33Q0-40 22-33M-24-8Q0-3 24-8", "#8f7148", 1.6) +
    oval(0, -20, 9, 7, "#7da74d", 'opacity="0.75"');
  const stack = (x: number, y: number, rows: number, wide: number) =>
    times(rows, (row) =>
      times(wide - (row > 2 ? 1 : 0), (index) => at(x + index * 60 + (row % 2) * 14, y - row * 36, sack)),
    );
  const truck = (color: string) =>
    oval(10, 4, 190, 12, hour.dark, 'opacity="0.3"') +
    box(
      -150,
      -150,
      220,
      132,
      pen.linear([
        [0, "#fdfaf0"],
        [1, "#d2d3c8"],
      ]),
      'rx="4"',
    ) +
    box(-150, -92, 220, 22, color) +
    path(
      "M74-120h54q26 4 34 44l6 12v46H74z",
      pen.linear([
        [0, lighter(color, 0.15)],
        [1, darker(color, 0.2)],
      ]),
    ) +
    path("M90-108h34q16 4 22 34H90z", mix(hour.skyTop, hour.dark, 0.25)) +
    box(-154, -20, 324, 12, "#2c3b3e") +
    [-100, -52, 116].map((x) => oval(x, -6, 24, 24, "#27343a") + oval(x, -6, 10, 10, "#aab3ad")).join("");
  return (
    sky(pen, hour, 960, 150) +
    clouds(pen, hour, 5) +
    ridges(pen, hour, 330, 420, 3) +
    box(
      0,
      470,
      WIDE,
      340,
      pen.linear([
        [0, "#c9c3b2"],
        [1, "#8f8b80"],
      ]),
    ) +
    at(1120, 500, palm(pen, hour, 200)) +
    at(40, 500, tree(pen, hour, 200)) +
    path(
      "M60 260L470 150L900 260V560H60z",
      pen.linear([
        [0, wall],
        [1, darker(wall, 0.16)],
      ]),
    ) +
    stroke(
      times(29, (index) => `M${74 + index * 29} 262V556`),
      darker(wall, 0.12),
      2,
    ) +
    path("M36 268L470 146L924 268L920 286L470 168L40 286z", "#3f7d6a") +
    [110, 380, 650]
      .map(
        (x) =>
          box(x, 350, 200, 210, "#2c3b3e") +
          box(x, 350, 200, 30, "#7d8884") +
          stack(x + 40, 556, 4, 3) +
          oval(
            x + 100,
            372,
            120,
            60,
            pen.radial([
              [0, hour.light, 0.5],
              [1, hour.light, 0],
            ]),
          ),
      )
      .join("") +
    box(40, 556, 900, 30, "#b9b1a0") +
    box(40, 586, 900, 10, "#6f6a60") +
    stroke(
      times(36, (index) => `M${44 + index * 25} 592l12-10`),
      "#e2b64a",
      4,
    ) +
    at(variant === 1 ? 900 : 940, 720, truck(variant === 1 ? "#3f7d8a" : "#c8553d"), 1.45) +
    stack(130, 740, 3, 5) +
    stack(120, 780, 2, 4) +
    at(520, 720, person(pen, hour, "#e2b64a"), 2.3) +
    at(600, 730, person(pen, hour, "#c8553d"), 2.3) +
    at(470, 556, person(pen, hour, "#4a7c8c"), 1.5)
  );
}

export function greenhouse(pen: Pen, variant: number): string {
  const hour = variant === 1 ? HOURS.morning : HOURS.noon;
  const flowers = variant === 2;
  const arch = (size: number) =>
    `M${f(600 - 640 * size)} ${f(400 + 460 * size)}V${f(400 - 60 * size)}Q${f(600 - 600 * size)} ${f(400 - 420 * size)} 600 ${f(400 - 440 * size)}T${f(600 + 640 * size)} ${f(400 - 60 * size)}V${f(400 + 460 * size)}`;
  const ribs = [0.16, 0.22, 0.31, 0.43, 0.6, 0.83, 1.14]
    .map(
      (size) =>
        stroke(arch(size), "#fbfaf0", 2 + size * 9) +
        stroke(arch(size), mix(hour.near, hour.skyLow, 0.6), 1 + size * 2),
    )
    .join("");
  const long = [-0.9, -0.62, -0.3, 0.3, 0.62, 0.9]
    .map(
      (part) =>
        `M${f(600 + part * 95)} ${f(400 - 66 * Math.sqrt(1 - part * part) - 6)}L${f(600 + part * 760)} ${f(400 - 520 * Math.sqrt(1 - part * part) - 40)}`,
    )
    .join("");
  const bed = (from: number, to: number) => {
    const far = (x: number) => 600 + x * 0.1;
    const soil = path(
      `M${f(far(from))} 444L${f(far(to))} 444L${f(600 + to * 1.5)} 830L${f(600 + from * 1.5)} 830z`,
      pen.linear([
        [0, mix(hour.earth, hour.skyLow, 0.4)],
        [1, darker(hour.earth, 0.3)],
      ]),
    );
    const plants = times(24, (row) => {
      const part = (row / 24) ** 2;
      const [y, wide] = [450 + part * 370, 0.1 + part * 1.4];
      return times(3, (each) => {
        const x = 600 + (from + ((to - from) * (each + 0.5)) / 3) * wide;
        const r = 3 + part * 34;
        const color = mix(mix(hour.field, hour.near, 0.2), hour.skyLow, 0.35 - part * 0.35);
        return (
          oval(x, y - r * 0.3, r, r * 0.6, darker(color, 0.25)) +
          oval(x - r * 0.3, y - r * 0.6, r * 0.6, r * 0.42, color) +
          oval(x + r * 0.35, y - r * 0.7, r * 0.5, r * 0.36, mix(color, hour.light, 0.3)) +
          (flowers
            ? oval(x, y - r * 1.05, r * 0.42, r * 0.38, pen.pick(["#d9486a", "#f0a3ac", "#f7e3d4", "#e8623f"])) +
              oval(x, y - r * 1.08, r * 0.2, r * 0.17, "#8f2f4a", 'opacity="0.5"')
            : "")
        );
      });
    });
    return soil + plants;
  };
  return (
    box(
      0,
      0,
      WIDE,
      HIGH,
      pen.radial(
        [
          [0, "#fffbe8"],
          [0.5, mix(hour.skyLow, hour.skyTop, 0.3)],
          [1, mix(hour.skyTop, hour.near, 0.35)],
        ],
        0.5,
        0.5,
        0.75,
      ),
    ) +
    ridges(pen, hour, 380, 412, 2, 16).replace(/^/, `<g opacity="0.55">`) +
    "</g>" +
    box(
      0,
      430,
      WIDE,
      400,
      pen.linear([
        [0, mix(hour.earth, hour.light, 0.65)],
        [1, mix(hour.earth, hour.dark, 0.2)],
      ]),
    ) +
    ribs +
    stroke(long, "#fbfaf0", 3, 'opacity="0.8"') +
    bed(-560, -330) +
    bed(-260, -60) +
    bed(60, 260) +
    bed(330, 560) +
    at(600, 560, person(pen, hour, "#4a7c8c"), 2.1) +
    at(470, 640, person(pen, hour, "#c8553d", true), 2.6)
  );
}

export function borderRoad(pen: Pen): string {
  const hour = HOURS.evening;
  const gate =
    box(-260, -230, 34, 230, "#d9cdb4") +
    box(226, -230, 34, 230, "#d9cdb4") +
    box(-60, -200, 24, 200, "#cfc2a8") +
    box(40, -200, 24, 200, "#cfc2a8") +
    path(
      "M-330-226Q-180-250-150-316H150Q180-250 330-226L318-206H-318z",
      pen.linear([
        [0, lighter(hour.roof, 0.2)],
        [1, hour.roof],
      ]),
    ) +
    path("M-180-314Q-70-334 0-396Q70-334 180-314L172-300H-172z", darker(hour.roof, 0.1)) +
    stroke("M-330-226Q-180-250-150-316M330-226Q180-250 150-316M-180-314Q-70-334 0-396Q70-334 180-314", "#dcae4d", 5);
  const lorry = (color: string) =>
    oval(0, 2, 70, 8, hour.dark, 'opacity="0.4"') +
    box(
      -54,
      -118,
      108,
      100,
      pen.linear([
        [0, "#fbf7ea"],
        [1, "#cfcabb"],
      ]),
      'rx="3"',
    ) +
    path("M-50-84H50V-14H-50z", color) +
    path("M-40-78H40V-46H-40z", mix(hour.skyTop, hour.dark, 0.35)) +
    box(-54, -22, 108, 12, "#2c3b3e") +
    oval(-34, -24, 8, 7, hour.light) +
    oval(34, -24, 8, 7, hour.light) +
    box(-46, -12, 18, 14, "#1f2a2e") +
    box(28, -12, 18, 14, "#1f2a2e");
  return (
    sky(pen, hour, 600, 250, 60) +
    clouds(pen, hour, 6) +
    ridges(pen, hour, 330, 430, 4, 70) +
    path(
      `M0 500H${WIDE}V${HIGH}H0z`,
      pen.linear([
        [0, mix(hour.field, hour.skyLow, 0.25)],
        [1, darker(hour.field, 0.25)],
      ]),
    ) +
    treeline(
      pen,
      line(() => 504, -20, WIDE + 20, 30),
      darker(hour.near, 0.15),
      26,
    ) +
    path(
      "M540 500H660L1060 810H140z",
      pen.linear([
        [0, "#b5aea0"],
        [1, "#6c6a66"],
      ]),
    ) +
    stroke("M600 510L600 810", "#f3ead0", 6, 'stroke-dasharray="26 34"') +
    at(600, 520, gate, 1.05) +
    at(545, 560, lorry("#3f7d8a"), 0.75) +
    at(675, 600, lorry("#c8553d"), 1) +
    at(430, 700, lorry("#4f8f74"), 1.75) +
    at(800, 740, lorry("#dfae45"), 1.9) +
    at(120, 560, palm(pen, hour, 230)) +
    at(1080, 570, palm(pen, hour, 250)) +
    at(1150, 580, tree(pen, hour, 170)) +
    grasses(pen, darker(hour.near, 0.3), hour.grain, 40) +
    leaves(pen, darker(hour.near, 0.4), "left")
  );
}

/** Raised beds of bamboo on which coffee dries: whole cherries, or beans in their parchment. */
export function dryingBeds(pen: Pen, variant: number): string {
  const hour = variant === 1 ? HOURS.morning : HOURS.evening;
  const colors = variant === 1 ? ["#b92f35", "#8f2a2f", "#cd4238"] : ["#e3c68c", "#d3b274", "#eddcae"];
  const bamboo = mix(hour.earth, hour.light, 0.4);
  const bed = (y: number, size: number, shift: number) => {
    const [wide, deep] = [430 * size, 66 * size];
    const top = `M${f(-wide)} 0L${f(-wide * 0.84)} ${f(-deep)}H${f(wide * 0.84)}L${f(wide)} 0z`;
    return at(
      600 + shift,
      y,
      [-0.92, -0.3, 0.34, 0.92]
        .map((part) => box(part * wide - 4 * size, 0, 9 * size, 74 * size, darker(bamboo, 0.3)))
        .join("") +
        path(top, bamboo) +
        `<g clip-path="${pen.clip(top)}">${times(520, () =>
          oval(
            pen.between(-0.94, 0.94) * wide,
            pen.between(-0.94, -0.06) * deep,
            7 * size,
            5.6 * size,
            pen.pick(colors),
          ),
        )}</g>` +
        stroke(`M${f(-wide)} 0H${f(wide)}`, darker(bamboo, 0.12), 11 * size) +
        stroke(`M${f(-wide)} 44H${f(wide)}`, darker(bamboo, 0.25), 4 * size),
    );
  };
  return (
    sky(pen, hour, variant === 1 ? 860 : 320, 180) +
    clouds(pen, hour, 5) +
    ridges(pen, hour, 300, 400, 4) +
    box(
      0,
      440,
      WIDE,
      HIGH - 440,
      pen.linear([
        [0, mix(hour.field, hour.skyLow, 0.35)],
        [1, mix(hour.earth, hour.field, 0.3)],
      ]),
    ) +
    [70, 250, 930, 1110].map((x) => at(x, 470, tree(pen, hour, pen.between(150, 220)))).join("") +
    bed(520, 0.62, -190) +
    bed(540, 0.66, 330) +
    at(variant === 1 ? 640 : 420, 612, person(pen, hour, "#4a7c8c"), 2) +
    bed(620, 0.95, -60) +
    at(variant === 1 ? 330 : 820, 720, person(pen, hour, "#c8553d", true), 2.7) +
    bed(748, 1.35, 120) +
    leaves(pen, darker(hour.near, 0.25), variant === 1 ? "left" : "right")
  );
}
