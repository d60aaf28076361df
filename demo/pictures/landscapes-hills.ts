import { clouds, HIGH, HOURS, mist, person, ridges, sky, tree, WIDE } from "./land.ts";
import { at, below, darker, f, lighter, line, mix, oval, path, stroke, times, type Pen } from "./pen.ts";

/** A rounded hill covered with hedges that run around it. */
function teaHill(
  pen: Pen,
  given: { x: number; y: number; r: number; color: string; light: string; dark: string },
): string {
  const { x, y, r, color, light, dark } = given;
  const hill = `M${f(x - r * 1.5)} ${f(y + r)}C${f(x - r)} ${f(y + r * 0.2)} ${f(x - r * 0.6)} ${f(y)} ${f(x)} ${f(y)}S${f(x + r)} ${f(y + r * 0.2)} ${f(x + r * 1.5)} ${f(y + r)}V${HIGH + 40}H${f(x - r * 1.5)}z`;
  const rows = times(15, (row) => {
    const part = ((row + 0.5) / 15) ** 1.25;
    const [cy, rx, ry] = [y + part * r * 1.15, r * (0.3 + 1.5 * part), r * (0.1 + 0.42 * part)];
    const d = `M${f(x - rx)} ${f(cy + ry)}Q${f(x)} ${f(cy - ry * 0.9)} ${f(x + rx)} ${f(cy + ry)}`;
    const wide = 5 + part * 25;
    return (
      stroke(d, darker(color, 0.6), wide) +
      at(0, -wide * 0.16, stroke(d, mix(color, dark, 0.08), wide * 0.74)) +
      at(
        -1,
        -wide * 0.3,
        stroke(
          d,
          mix(color, light, 0.45),
          wide * 0.34,
          `stroke-dasharray="${f(2 + wide * 0.16)} ${f(3 + wide * 0.22)}"`,
        ),
      )
    );
  });
  return `<g clip-path="${pen.clip(hill)}">${path(
    hill,
    pen.linear([
      [0, mix(color, light, 0.2)],
      [1, darker(color, 0.25)],
    ]),
  )}${rows}</g>`;
}

export function teaHills(pen: Pen, variant: number): string {
  const hour = variant === 1 ? HOURS.morning : HOURS.noon;
  const hills = [
    { x: 980, y: 380, r: 250 },
    { x: 240, y: 400, r: 270 },
    { x: 620, y: 450, r: 300 },
    { x: 1090, y: 530, r: 330 },
    { x: 260, y: 560, r: 400 },
  ].map((hill, index) => ({
    ...hill,
    x: variant === 1 ? hill.x : WIDE - hill.x,
    color: mix(mix(hour.field, hour.near, 0.35), hour.skyLow, 0.36 - index * 0.08),
    light: hour.light,
    dark: hour.dark,
  }));
  const pickers = [
    [430, 560],
    [500, 585],
    [760, 545],
    [300, 690],
    [410, 720],
  ].map(([x = 0, y = 0], index) =>
    at(
      variant === 1 ? x : WIDE - x,
      y,
      oval(0, -2, 13, 4, hour.dark, 'opacity="0.4"') +
        path("M-12-22h11v18h-9z", hour.earth) +
        person(pen, hour, ["#c8553d", "#f0e6cf", "#4a7c8c", "#c9963f", "#a5485a"][index] ?? "#c8553d"),
      0.95 + index * 0.2,
    ),
  );
  return (
    sky(pen, hour, variant === 1 ? 520 : 760, 190) +
    clouds(pen, hour, 5) +
    ridges(pen, hour, 290, 400, 4, 70) +
    mist(pen, hour, 320, 170, 0.85) +
    hills
      .slice(0, 3)
      .map((hill) => teaHill(pen, hill))
      .join("") +
    pickers.slice(0, 3).join("") +
    hills
      .slice(3)
      .map((hill) => teaHill(pen, hill))
      .join("") +
    pickers.slice(3).join("") +
    teaShoots(pen, darker(hour.near, 0.12), hour.light)
  );
}

/** Young leaves in front, three to a shoot, as they are picked. */
function teaShoots(pen: Pen, color: string, light: string): string {
  const leaf = "M0 0C10-26 34-50 66-66C62-36 44-8 0 0z";
  const shoot = (high: number) => {
    const shade = pen.linear([
      [0, mix(color, light, 0.42)],
      [1, color],
    ]);
    return (
      stroke(`M0 ${f(high)}Q4 40 0 0`, darker(color, 0.2), 5) +
      [-78, -30, 24]
        .map((turn, index) =>
          at(
            0,
            index * 12,
            path(leaf, shade) + stroke("M4-4L58-58", mix(color, light, 0.6), 1.6, 'opacity="0.6"'),
            index === 0 ? 0.9 : 1.15,
            turn,
          ),
        )
        .join("") +
      [-120, -62, 40, 70]
        .map((turn, index) =>
          at(
            0,
            54 + index * 18,
            path(leaf, darker(color, 0.1 + index * 0.07)) +
              stroke("M4-4L58-58", mix(color, light, 0.3), 1.4, 'opacity="0.5"'),
            1.35,
            turn,
          ),
        )
        .join("")
    );
  };
  return [
    [90, 640],
    [230, 700],
    [1010, 690],
    [1130, 620],
  ]
    .map(([x = 0, y = 0]) => at(x, y, shoot(220), pen.between(0.95, 1.2), pen.between(-10, 10)))
    .join("");
}

export function coffeeSlope(pen: Pen, variant: number): string {
  const hour = variant === 1 ? HOURS.evening : HOURS.morning;
  const earth = pen.linear([
    [0, mix(hour.earth, hour.field, 0.35)],
    [1, mix(hour.earth, hour.dark, 0.3)],
  ]);
  const slope = (x: number) => 500 - 0.13 * (variant === 1 ? x : WIDE - x) + 20 * Math.sin(x / 200);
  const bush = (size: number) => {
    const color = mix(hour.near, hour.field, 0.25);
    return (
      oval(0, 4, size * 1.1, size * 0.22, hour.dark, 'opacity="0.3"') +
      times(9, (index) =>
        oval(
          Math.cos(index * 2.4) * size * 0.6,
          -size * 0.55 + Math.sin(index * 2.4) * size * 0.4,
          size * 0.42,
          size * 0.34,
          index > 5 ? mix(color, hour.light, 0.28) : darker(color, 0.36 - index * 0.05),
        ),
      ) +
      times(12, () =>
        oval(
          pen.between(-0.9, 0.9) * size,
          pen.between(-1, -0.1) * size,
          size * 0.06 + 1,
          size * 0.06 + 1,
          pen.pick(["#c23b32", "#d9583f", "#a82c33"]),
        ),
      )
    );
  };
  const rows = times(6, (row) => {
    const part = (row / 6) ** 1.3;
    const size = 17 + part * 62;
    return times(Math.ceil(WIDE / (size * 2.1)) + 1, (index) => {
      const x = index * size * 2.1 + (row % 2) * size - 20;
      return at(x + pen.between(-4, 4), slope(x) + 40 + part * 330, bush(size));
    });
  });
  const shade = [
    [170, 130],
    [470, 160],
    [820, 150],
    [1060, 190],
  ].map(([x = 0, high = 0]) => at(x, slope(x) + 40, tree(pen, hour, high * 1.5, mix(hour.near, hour.far, 0.3))));
  return (
    sky(pen, hour, variant === 1 ? 320 : 880, 200) +
    clouds(pen, hour, 5) +
    ridges(pen, hour, 300, 400, 4, 64) +
    mist(pen, hour, 320, 160) +
    path(below(line(slope, -20, WIDE + 20), HIGH + 20), earth) +
    shade.join("") +
    rows +
    at(600, 620, path("M-16-4L-12-26H14L18-4z", hour.earth) + person(pen, hour, "#d9b24c"), 2.1) +
    at(700, 600, person(pen, hour, "#4a7c8c"), 1.9) +
    cherryBranch(pen, variant === 1 ? 1 : -1, hour.near, hour.light)
  );
}

/** A branch of ripening cherries close to the eye. */
function cherryBranch(pen: Pen, side: 1 | -1, green: string, light: string): string {
  const leaf = "M0 0C30-44 90-60 160-30C120 20 50 36 0 0z";
  const wood = stroke("M-40 160Q160 100 420 150", "#5b4636", 13);
  const nodes = [40, 120, 205, 290, 370].map((x, index) => {
    const y = 130 - 22 * Math.sin((x / 420) * Math.PI) + index;
    const foliage = [-50, 32]
      .map((turn) =>
        at(
          x,
          y,
          path(
            leaf,
            pen.linear([
              [0, mix(green, light, 0.3)],
              [1, darker(green, 0.25)],
            ]),
          ) + stroke("M6-2Q70-24 150-28", mix(green, light, 0.45), 2, 'opacity="0.6"'),
          0.8,
          turn,
        ),
      )
      .join("");
    const fruits = times(6, (each) =>
      cherry(pen, x + Math.cos(each) * 22 + pen.between(-5, 5), y + Math.sin(each * 1.2) * 17 + 8, 15),
    );
    return foliage + fruits;
  });
  return `<g transform="translate(${side > 0 ? -30 : WIDE + 30} 560) scale(${side * 1.2} 1.2) rotate(8)">${wood}${nodes.join("")}</g>`;
}

const cherry = (pen: Pen, x: number, y: number, r: number): string => {
  const color = pen.pick(["#b92f35", "#cf4638", "#a3262f", "#d8853a"]);
  return (
    oval(
      x,
      y,
      r,
      r * 1.1,
      pen.radial(
        [
          [0, lighter(color, 0.35)],
          [0.5, color],
          [1, darker(color, 0.35)],
        ],
        0.36,
        0.3,
        0.75,
      ),
    ) + oval(x - r * 0.35, y - r * 0.42, r * 0.22, r * 0.16, "#fff", 'opacity="0.7"')
  );
};
