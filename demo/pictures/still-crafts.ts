import { at, box, darker, f, lighter, mix, oval, path, stroke, times, type Pen } from "./pen.ts";
import { bananaLeaf, leafOf, MOODS, round, shadow, stage, upright } from "./stage.ts";

/** Woven cloth, folded and hung: bands of diamonds, hooks and stripes as on the looms of Houaphanh. */
export function silk(pen: Pen, variant: number): string {
  const colors =
    variant === 1
      ? ["#7c2f3f", "#e2b64a", "#f3e6c8", "#3f6f6a", "#c8553d"]
      : ["#2f4f6a", "#e9dcc4", "#c8863f", "#6f8f5a", "#a5485a"];
  const [ground, gold, white, green, red] = colors as [string, string, string, string, string];
  const diamond = (size: number, color: string) =>
    `<path d="M0 ${-size}L${size * 0.7} 0L0 ${size}L${-size * 0.7} 0z" fill="${color}"/>`;
  const rowOf = (y: number, high: number, gap: number, draw: (index: number) => string) =>
    times(1300 / gap, (index) => at(-60 + index * gap, y + high / 2, draw(index)));
  const cloth = (wide: number, high: number) => {
    const d = `M${-wide / 2} 0H${wide / 2}L${wide / 2 + 16} ${high}Q0 ${high + 18} ${-wide / 2 - 16} ${high}z`;
    const bands =
      box(-700, 0, 1400, high + 40, ground) +
      box(-700, 40, 1400, 6, gold) +
      box(-700, 54, 1400, 3, white) +
      at(
        -600,
        0,
        rowOf(64, 60, 44, (index) => diamond(28, index % 2 ? gold : red) + diamond(15, ground) + diamond(7, white)),
      ) +
      box(-700, 132, 1400, 5, white) +
      box(-700, 142, 1400, 26, green) +
      at(
        -600,
        0,
        rowOf(142, 26, 22, () => diamond(9, gold)),
      ) +
      box(-700, 174, 1400, 5, white) +
      at(
        -600,
        0,
        rowOf(
          190,
          110,
          96,
          (index) =>
            diamond(58, index % 2 ? green : red) +
            diamond(44, gold) +
            diamond(32, ground) +
            diamond(18, white) +
            stroke("M-40-40q-14-4-10 10M40-40q14-4 10 10M-40 40q-14 4-10-10M40 40q14 4 10-10", gold, 4),
        ),
      ) +
      box(-700, 312, 1400, 5, white) +
      box(-700, 322, 1400, 22, red) +
      at(
        -600,
        0,
        rowOf(322, 22, 26, () => stroke("M-8 7L0-7L8 7", white, 3)),
      ) +
      box(-700, 350, 1400, 4, gold);
    const folds = times(7, (index) =>
      box(
        -wide / 2 + (index + pen.between(0.1, 0.4)) * (wide / 7),
        0,
        wide / 12,
        high + 30,
        pen.linear(
          [
            [0, "#000000", 0],
            [0.5, "#000000", 0.24],
            [1, "#fff4d8", 0.14],
          ],
          [0, 0, 1, 0],
        ),
      ),
    );
    return (
      `<g clip-path="${pen.clip(d)}">${bands}${folds}</g>` +
      stroke(
        times(wide / 12, (index) => `M${f(-wide / 2 - 10 + index * 12.6)} ${high + 6}q2 20-2 34`),
        gold,
        3,
      )
    );
  };
  const skein = (color: string) =>
    shadow(pen, 0, 50, 120) +
    path("M-130 0C-130-56 130-56 130 0S-130 56-130 0z", round(pen, color)) +
    stroke(
      times(
        9,
        (index) =>
          `M${-122 + index * 5} ${-12 + index * 4}C-60 ${-50 + index * 10} 60 ${-50 + index * 10} ${122 - index * 5} ${-8 + index * 3}`,
      ),
      lighter(color, 0.4),
      2.4,
      'opacity="0.6"',
    ) +
    path("M-20-42Q0-50 20-42L24 42Q0 50-24 42z", darker(color, 0.3));
  return stage(
    pen,
    variant === 1 ? MOODS.sand : MOODS.rose,
    stroke("M120 90H1080", "#7c5a3c", 17) +
      stroke("M120 84H1080", "#b98a5c", 5) +
      at(600, 94, cloth(700, 470)) +
      at(250, 700, skein(gold), 0.95) +
      at(490, 730, skein(red), 0.9) +
      at(740, 728, skein(white), 0.85) +
      at(960, 704, skein(green), 0.95),
  );
}

export function cotton(pen: Pen): string {
  const boll =
    path("M-70 20Q-80 60-20 70H30Q80 56 70 16z", "#8a6a45") +
    [
      [-34, -6],
      [34, -8],
      [0, -38],
      [-6, 20],
      [30, 22],
    ]
      .map(([x = 0, y = 0]) =>
        oval(
          x,
          y,
          42,
          38,
          pen.radial(
            [
              [0, "#ffffff"],
              [0.6, "#f8f3e6"],
              [1, "#d3cbb8"],
            ],
            0.62,
            0.3,
            0.8,
          ),
        ),
      )
      .join("") +
    path(
      "M-72 24Q-40 50-20 76M72 20Q44 46 30 76M0 78V110",
      "none",
      'stroke="#7c5a3c" stroke-width="7" stroke-linecap="round"',
    );
  const folded = (color: string, stripe: string) =>
    path(
      "M-230-30Q-230-44-214-44H214Q232-44 232-28V24Q232 40 214 40H-214Q-230 40-230 24z",
      pen.linear([
        [0, lighter(color, 0.3)],
        [1, darker(color, 0.2)],
      ]),
    ) +
    stroke("M-228-4H230M-228 18H230", darker(color, 0.22), 2) +
    [-160, -120, 90, 140].map((x) => box(x, -44, 15, 84, stripe, 'opacity="0.75"')).join("") +
    path("M214-44Q240-2 214 40", "none", `stroke="${darker(color, 0.3)}" stroke-width="4"`);
  return stage(
    pen,
    MOODS.sage,
    bananaLeaf(pen, 50, 720, 1070, -4) +
      at(720, 690, shadow(pen, 0, 40, 240) + folded("#3f5f7f", "#e9dcc4")) +
      at(714, 606, folded("#f3ead8", "#3f5f7f")) +
      at(724, 522, folded("#5d7f9a", "#f3ead8")) +
      at(716, 438, folded("#e9dcc4", "#a5485a")) +
      stroke("M120 790Q220 560 330 330M250 560L360 480M200 640L120 560", "#6f5236", 8) +
      at(330, 310, boll, 1.1) +
      at(370, 470, boll, 0.9) +
      at(120, 540, boll, 0.85) +
      at(260, 640, leafOf(pen, 150, "#5b8f57"), 1, 12),
  );
}

export function rubber(pen: Pen): string {
  const bark = mix("#9c8468", "#5f5346", 0.2);
  const trunk =
    box(380, -20, 260, 840, upright(pen, bark)) +
    times(60, () =>
      stroke(
        `M${f(pen.between(390, 630))} ${f(pen.between(0, 780))}q${f(pen.between(-6, 6))} 24 0 ${f(pen.between(30, 70))}`,
        darker(bark, 0.3),
        3,
        'opacity="0.4"',
      ),
    ) +
    times(5, (index) =>
      stroke(
        `M386 ${210 + index * 26}Q500 ${260 + index * 26} 630 ${330 + index * 26}`,
        index === 4 ? "#fffdf5" : darker(bark, 0.35),
        index === 4 ? 8 : 6,
      ),
    ) +
    stroke("M626 434L640 470", "#fffdf5", 9) +
    stroke("M640 470V560", "#fffdf5", 5);
  const cupOf = at(
    650,
    590,
    path("M-80-20Q-70 70-30 74H30Q70 70 80-20z", upright(pen, "#7a4a35")) +
      oval(0, -20, 80, 20, "#4f3024") +
      oval(0, -17, 70, 15, "#fffdf5") +
      stroke("M-84-10Q0 24 84-10", "#4b4f45", 4),
  );
  return stage(
    pen,
    MOODS.moss,
    trunk +
      cupOf +
      at(
        900,
        690,
        shadow(pen, 0, 60, 190) +
          [0, 1, 2]
            .map((index) =>
              at(
                index * 8,
                -index * 54,
                path(
                  "M-150 30L-140-20Q0-34 140-20L150 30Q0 52-150 30z",
                  pen.linear([
                    [0, "#fdf6e2"],
                    [1, "#d6c49a"],
                  ]),
                ) +
                  stroke(
                    times(9, (each) => `M${-120 + each * 30} -22L${-126 + each * 31} 36`),
                    "#cdb98c",
                    2,
                  ),
              ),
            )
            .join(""),
      ) +
      [200, 170, 230].map((turn) => at(330, 130, leafOf(pen, 240, "#5b8f57"), 1, turn)).join("") +
      [-20, 16, 50].map((turn) => at(690, 90, leafOf(pen, 240, "#4f7f52"), 1, turn)).join(""),
  );
}
