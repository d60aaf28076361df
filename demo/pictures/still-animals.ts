import { at, box, darker, f, lighter, oval, path, stroke, times, type Pen } from "./pen.ts";
import { HOURS, clouds, grasses, HIGH, palm, ridges, sky, stiltHouse, treeline, WIDE } from "./land.ts";
import { line, mix } from "./pen.ts";
import { bananaLeaf, board, leafOf, MOODS, round, shine, stage } from "./stage.ts";

export function fish(pen: Pen): string {
  const body = "M-250 0C-200-92-60-112 60-88C150-70 200-34 236-8C200 40 150 68 60 88C-60 108-200 84-250 0z";
  const one = (color: string) => {
    const scales = times(8, (row) =>
      times(17, (index) =>
        oval(
          -150 + index * 22 + (row % 2) * 11,
          -80 + row * 22,
          14,
          13,
          "none",
          `stroke="${darker(color, 0.22)}" stroke-width="2" opacity="0.6"`,
        ),
      ),
    );
    return (
      oval(0, 92, 270, 24, "#2a1f1c", 'opacity="0.35"') +
      path(
        "M220-8Q280-90 330-86Q300-10 334 76Q280 70 220 4z",
        pen.linear([
          [0, lighter(color, 0.2)],
          [1, darker(color, 0.35)],
        ]),
      ) +
      path("M-60-96Q20-160 120-84z", darker(color, 0.25)) +
      path("M-20 92Q20 140 80 84z", darker(color, 0.2)) +
      path(
        body,
        pen.linear([
          [0, darker(color, 0.3)],
          [0.5, color],
          [1, lighter(color, 0.6)],
        ]),
      ) +
      `<g clip-path="${pen.clip(body)}">${scales}</g>` +
      path("M-250 0C-226-50-190-76-150-88Q-112 0-150 84C-190 72-226 48-250 0z", darker(color, 0.12)) +
      stroke("M-150-86Q-112 0-150 82", darker(color, 0.4), 5) +
      oval(-198, -22, 17, 17, "#f6efdc") +
      oval(-199, -22, 10, 10, "#27231f") +
      oval(-195, -26, 3.4, 3.4, "#fff") +
      stroke("M-246 6Q-224 16-208 12", darker(color, 0.5), 4) +
      path("M-110 20Q-60 4-20 40Q-70 62-110 46z", darker(color, 0.2)) +
      shine(20, -54, 110, 9, 6, 0.35)
    );
  };
  return stage(
    pen,
    MOODS.sky,
    bananaLeaf(pen, 20, 690, 1160, -5, "#4f8a4e") +
      at(570, 530, one("#9aa7a0"), 1.15, -4) +
      at(640, 670, one("#c98a6a"), 1.1, 2) +
      [
        [250, 740],
        [980, 560],
      ]
        .map(([x = 0, y = 0]) =>
          at(
            x,
            y,
            oval(0, 6, 50, 40, "#7d9a34") +
              oval(0, 0, 50, 42, "#c9d46a") +
              oval(0, 0, 42, 35, "#e9efa8") +
              stroke("M0-33V33M-40 0H40M-28-24L28 24M28-24L-28 24", "#c9d46a", 3),
          ),
        )
        .join(""),
  );
}

export function riverWeed(pen: Pen): string {
  const sheet = (color: string) => {
    const d = "M-270-84L262-96L276 82L-262 94z";
    const seeds = times(120, () => oval(pen.between(-250, 250), pen.between(-76, 74), 3.6, 2.2, "#f0e2b4"));
    const strands = stroke(
      times(110, () => {
        const [x, y] = [pen.between(-270, 220), pen.between(-90, 90)];
        return `M${f(x)} ${f(y)}q${f(pen.between(10, 30))} ${f(pen.between(-10, 10))} ${f(pen.between(30, 70))} ${f(pen.between(-8, 8))}`;
      }),
      darker(color, 0.4),
      2,
      'opacity="0.7"',
    );
    const slices = times(7, (index) =>
      at(
        -210 + index * 70,
        pen.between(-50, 50),
        oval(0, 0, 21, 18, "#d9583f") + oval(0, 0, 15, 12, "#f0a070") + stroke("M0-12V12M-14 0H14", "#d9583f", 2.4),
      ),
    );
    return (
      path(d, "#2a1f1c", 'opacity="0.35" transform="translate(-6 14)"') +
      path(
        d,
        pen.linear([
          [0, lighter(color, 0.12)],
          [1, darker(color, 0.25)],
        ]),
      ) +
      `<g clip-path="${pen.clip(d)}">${strands}${seeds}${slices}</g>`
    );
  };
  return stage(
    pen,
    MOODS.sage,
    board(pen, 600, 720, 500) +
      at(540, 560, sheet("#2f5a3c"), 1, -12) +
      at(660, 600, sheet("#3a6a42"), 1, 4) +
      at(560, 690, sheet("#33603e"), 0.95, -3) +
      at(
        1000,
        700,
        oval(0, 40, 90, 18, "#2a1f1c", 'opacity="0.3"') +
          path("M-84-20Q-70 50-30 54H30Q70 50 84-20z", "#6f4a35") +
          oval(0, -20, 84, 22, "#8a3a24") +
          times(20, () => oval(pen.between(-60, 60), pen.between(-32, -8), 3, 2, "#e2b05a")),
      ),
  );
}

export function jerky(pen: Pen): string {
  const strip = (color: string, long: number) => {
    const d = `M${-long} -20Q${-long * 0.4} -34 0-22T${long} -18Q${long * 1.04} 4 ${long * 0.95} 20Q${long * 0.3} 30 0 20T${-long} 22Q${-long * 1.05} 0 ${-long} -20z`;
    return (
      path(d, "#1d1210", 'opacity="0.4" transform="translate(-4 9)"') +
      path(
        d,
        pen.linear([
          [0, lighter(color, 0.28)],
          [0.5, color],
          [1, darker(color, 0.4)],
        ]),
      ) +
      stroke(
        times(
          4,
          (index) => `M${-long * 0.9} ${-14 + index * 9}Q0 ${-20 + index * 10} ${long * 0.9} ${-12 + index * 9}`,
        ),
        darker(color, 0.35),
        2.4,
        'opacity="0.6"',
      ) +
      times(26, () => oval(pen.between(-long * 0.9, long * 0.9), pen.between(-14, 14), 3, 2, "#ecd7a0"))
    );
  };
  return stage(
    pen,
    MOODS.clay,
    bananaLeaf(pen, 40, 690, 1100, -5) +
      board(pen, 600, 700, 440) +
      times(11, (index) =>
        at(
          600 + pen.between(-90, 90),
          560 + index * 15,
          strip(pen.pick(["#7a3326", "#8a3c2a", "#6b2c22"]), pen.between(190, 250)),
          1,
          pen.between(-16, 16),
        ),
      ) +
      [
        [960, 690, 10],
        [1000, 720, -14],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          at(x, y, path("M0-10Q60-30 130 8Q60 20 0 10z", "#c9322f") + stroke("M0 0l-20-6", "#5f8f4a", 6), 0.9, turn),
        )
        .join("") +
      at(
        240,
        690,
        path("M-70-30Q-60 40-26 46H26Q60 40 70-30z", "#4f7f78") +
          oval(0, -30, 70, 18, "#5b3020") +
          oval(8, -32, 40, 8, "#8a4a2c"),
      ),
  );
}

export function pork(pen: Pen): string {
  const layers = (y: number, high: number, color: string, seed: number) =>
    path(
      `M-250 ${y}Q-120 ${y - 10 + seed} 0 ${y}T250 ${y}V${y + high}Q120 ${y + high + 8} 0 ${y + high}T-250 ${y + high}z`,
      color,
    );
  const belly =
    oval(0, 104, 270, 26, "#2a1f1c", 'opacity="0.35"') +
    path("M-250-90L-214-130H286L250-90z", "#e9a99a") +
    path("M250-90L286-130V56L250 96z", "#b9645c") +
    layers(-90, 26, "#e7b98f", 0) +
    layers(-66, 30, "#f9e9dc", 6) +
    layers(-38, 32, "#d9786c", -4) +
    layers(-8, 24, "#f9e6da", 8) +
    layers(14, 36, "#cf6a62", 0) +
    layers(48, 20, "#f6dfd2", -6) +
    layers(66, 30, "#c75f5a", 0);
  const slice = at(
    0,
    0,
    path("M-90-30H96L104 20Q0 34-96 24z", "#f6dfd2") +
      path("M-88-16Q0-24 98-14L100-2Q0-10-92-4z", "#d9786c") +
      path("M-94 8Q0 0 102 8L104 20Q0 34-96 24z", "#cf6a62"),
  );
  return stage(
    pen,
    MOODS.moss,
    bananaLeaf(pen, 40, 690, 1100, -5) +
      board(pen, 600, 700, 450) +
      at(530, 560, belly, 1.1) +
      at(900, 640, slice, 0.9, -6) +
      at(880, 690, slice, 0.95, 4) +
      [
        [330, 720],
        [420, 738],
      ]
        .map(([x = 0, y = 0]) => at(x, y, leafOf(pen, 150, "#5b8f57"), 1, -14))
        .join("") +
      at(720, 738, oval(0, 0, 34, 28, round(pen, "#f3e9da")) + stroke("M-14-22Q0-34 10-24", "#b98aa0", 3)),
  );
}

/** Hens in a yard before the house: not on the table. */
export function chicken(pen: Pen): string {
  const hour = HOURS.morning;
  const hen = (color: string, tail: string) =>
    oval(0, 4, 92, 12, hour.dark, 'opacity="0.28"') +
    stroke("M-8-50L-12 0M-12 0h22M-12 0l-14 4M22-50L20 0M20 0h22M20 0l-14 4", "#d9983a", 6) +
    [-38, -14, 10, 34, 56]
      .map((turn, index) =>
        at(-70, -112, path("M0 0Q-30-70-96-84Q-70-30-10 16z", index % 2 ? tail : darker(tail, 0.25)), 1, turn - 20),
      )
      .join("") +
    path(
      "M-100-110C-100-60-60-34 0-36C56-38 84-78 82-120C82-150 96-176 110-190Q86-214 62-196C46-180 44-150 20-140C-20-128-60-150-100-110z",
      pen.linear([
        [0, lighter(color, 0.3)],
        [0.6, color],
        [1, darker(color, 0.3)],
      ]),
    ) +
    path("M-62-112C-50-64 0-58 34-84Q10-128-62-112z", darker(color, 0.24)) +
    stroke("M-44-100Q-10-78 24-92M-36-86Q-6-70 14-80", lighter(color, 0.25), 3, 'opacity="0.7"') +
    path("M66-194Q62-222 78-218Q82-232 94-222Q106-230 108-212Q118-208 108-192z", "#c9322f") +
    path("M108-190L134-182L108-172z", "#e0a03a") +
    path("M104-172Q116-150 102-142Q92-156 98-172z", "#c9322f") +
    oval(92, -188, 5, 5, "#231a16") +
    oval(93.5, -190, 1.6, 1.6, "#fff") +
    times(8, (index) =>
      stroke(`M${f(40 + index * 5)} ${f(-120 - index * 6)}q8 8 18 2`, darker(color, 0.2), 2.4, 'opacity="0.5"'),
    );
  const grains = times(60, () => oval(pen.between(220, 1020), pen.between(640, 760), 3, 2, "#e2bb5c"));
  return (
    sky(pen, hour, 260, 170) +
    clouds(pen, hour, 5) +
    ridges(pen, hour, 310, 420, 3) +
    treeline(
      pen,
      line(() => 470, -20, WIDE + 20, 30),
      darker(hour.near, 0.1),
      30,
    ) +
    box(
      0,
      464,
      WIDE,
      HIGH,
      pen.linear([
        [0, hour.field],
        [0.5, mix(hour.earth, hour.light, 0.3)],
        [1, mix(hour.earth, hour.dark, 0.1)],
      ]),
    ) +
    at(900, 520, stiltHouse(pen, hour), 2.1) +
    at(1080, 530, palm(pen, hour, 320)) +
    at(120, 520, palm(pen, hour, 240)) +
    grains +
    at(430, 690, hen("#a9583a", "#2f4f4a"), 1.35) +
    `<g transform="translate(790 660) scale(-1.05 1.05)">${hen("#e9dcc4", "#5b4636")}</g>` +
    at(620, 750, hen("#6b4a3a", "#27343a"), 0.95) +
    times(4, (index) =>
      at(
        860 + index * 60,
        730 + (index % 2) * 20,
        oval(0, 0, 20, 16, "#f0d070") +
          oval(16, -16, 12, 11, "#f5da84") +
          path("M26-16l10 3-10 4z", "#e0983a") +
          oval(19, -18, 2, 2, "#231a16") +
          stroke("M-4 14v8M6 14v8", "#d9983a", 3),
      ),
    ) +
    grasses(pen, darker(hour.near, 0.2), hour.grain, 34)
  );
}
