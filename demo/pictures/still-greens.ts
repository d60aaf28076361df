import { at, darker, f, lighter, oval, path, stroke, times, type Pen } from "./pen.ts";
import { basket, leafOf, MOODS, round, shadow, shine } from "./stage.ts";
import { laid } from "./arranged.ts";

export const chili = (pen: Pen): string => {
  const one = (color: string, long: number) => {
    const d = `M0-19C${long * 0.4} -26 ${long * 0.8} -10 ${long} 22C${long * 0.7} 20 ${long * 0.3} 26 0 19Q-10 0 0-19z`;
    return (
      path(d, darker(color, 0.4), 'transform="translate(0 4)"') +
      path(
        d,
        pen.linear([
          [0, lighter(color, 0.3)],
          [0.5, color],
          [1, darker(color, 0.3)],
        ]),
      ) +
      stroke(`M14-9Q${long * 0.45} -15 ${long * 0.8} 2`, "#fff4e0", 4, 'opacity="0.55"') +
      path("M4-20Q-18-16-16 0Q-18 16 4 20Q12 0 4-20z", "#5f8f4a") +
      stroke("M-14 0Q-34-4-46-18", "#5f8f4a", 7)
    );
  };
  const heap = times(46, (index) => {
    const part = index / 46;
    return at(
      600 + pen.between(-1, 1) * (260 - part * 40),
      590 - Math.sin(pen.random() * Math.PI) * 90 + part * 60,
      one(pen.pick(["#c9322f", "#d8452f", "#b3262c", "#6f9a45"]), pen.between(110, 160)),
      0.95,
      pen.between(-200, 20),
    );
  });
  return laid(
    pen,
    MOODS.sand,
    at(600, 600, basket(pen, 330, at(-600, -610, heap), 110)) +
      [
        [300, 724, -12],
        [420, 744, 16],
        [880, 736, -24],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          at(x, y, oval(60, 22, 80, 10, "#2a1f1c", 'opacity="0.3"') + one("#c9322f", 150), 1, turn),
        )
        .join(""),
  );
};

/** Long stems laid side by side and tied. */
export const lemongrass = (pen: Pen): string => {
  const stem = (index: number) =>
    path(
      "M-300-20Q-250-34-180-20L200-9Q330-40 470-70Q340-14 210 9L-180 20Q-250 32-300 20z",
      pen.linear(
        [
          [0, "#f3ecd0"],
          [0.26, "#d9dca0"],
          [0.55, index % 2 ? "#9dbb6c" : "#86ab5c"],
          [1, "#5b8a4a"],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    stroke("M-260-10L190-4M-250 8L200 4", "#8fa25c", 2, 'opacity="0.6"') +
    oval(-292, 0, 12, 20, "#e9cdb4");
  const bundle = times(9, (index) => at(0, -90 + index * 24, stem(index), 1, (index - 4) * 1.8));
  return laid(
    pen,
    MOODS.rose,
    at(
      560,
      600,
      oval(0, 120, 380, 40, "#2a1f1c", 'opacity="0.35"') +
        bundle +
        path(
          "M-50-120Q-30 0-50 132L-10 134Q8 0-10-120z",
          pen.linear([
            [0, "#d9b978"],
            [1, "#a97f45"],
          ]),
        ) +
        stroke("M-44-100Q-26 0-44 118M-26-110Q-8 0-26 124", "#8a6434", 2),
      1,
      -4,
    ),
  );
};

export const bambooShoots = (pen: Pen): string => {
  const shoot = () =>
    shadow(pen, 0, 6, 90, 22) +
    path("M-86 0C-90-120-40-250 6-330C50-250 92-120 86 0Q0 26-86 0z", upright5(pen)) +
    times(5, (index) => {
      const y = -20 - index * 58;
      const w = 84 - index * 15;
      return (
        path(
          `M${-w} ${y}Q${-w * 0.2} ${y - 30} ${index % 2 ? w * 0.9 : w * 0.5} ${y - 96}Q${w * 1.02} ${y - 40} ${w} ${y}Q0 ${y + 26} ${-w} ${y}z`,
          pen.linear(
            [
              [0, index % 2 ? "#7d6038" : "#93713f"],
              [1, index % 2 ? "#c7a968" : "#d6bb7c"],
            ],
            [1, 0, 0, 1],
          ),
        ) +
        stroke(
          times(
            4,
            (each) =>
              `M${f(-w * 0.6 + each * w * 0.4)} ${f(y + 2)}Q${f(each * w * 0.2)} ${f(y - 40)} ${f(w * 0.45)} ${f(y - 76)}`,
          ),
          "#6f5230",
          1.6,
          'opacity="0.5"',
        )
      );
    });
  const half =
    shadow(pen, 0, 10, 84, 20) +
    path("M-80 0C-84-110-36-230 6-300C48-230 84-110 80 0Q0 24-80 0z", "#b89a5a") +
    path(
      "M-64-4C-68-104-28-214 6-276C38-214 68-104 64-4Q0 14-64-4z",
      pen.linear([
        [0, "#fbf3cf"],
        [1, "#efe0a4"],
      ]),
    ) +
    stroke(
      times(
        8,
        (index) => `M${-54 + index * 6} ${-24 - index * 28}Q6 ${-2 - index * 30} ${58 - index * 6} ${-24 - index * 28}`,
      ),
      "#d6c07a",
      4,
    );
  return laid(
    pen,
    MOODS.moss,
    at(330, 700, shoot(), 1.1, -10) +
      at(520, 690, shoot(), 1.25, 3) +
      at(720, 720, half, 1.1, 6) +
      at(900, 716, half, 0.95, -8),
  );
};
const upright5 = (pen: Pen): string =>
  pen.linear(
    [
      [0, "#5f4a2c"],
      [0.5, "#b99a5c"],
      [1, "#7d6038"],
    ],
    [0, 0, 1, 0],
  );

export const mushrooms = (pen: Pen, variant: number): string => {
  const cap = variant === 1 ? "#a9764b" : "#e0b84f";
  const one = (wide: number, high: number) =>
    shadow(pen, 0, 4, wide * 0.6, 18) +
    path(
      `M${-wide * 0.26} 0Q${-wide * 0.32} ${-high * 0.5} ${-wide * 0.2} ${-high}H${wide * 0.2}Q${wide * 0.32} ${-high * 0.5} ${wide * 0.28} 0Q0 14 ${-wide * 0.26} 0z`,
      pen.linear(
        [
          [0, "#c9ad84"],
          [0.6, "#f3e6c8"],
          [1, "#d6bf98"],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    stroke(
      `M${-wide * 0.12} -8V${-high + 8}M${wide * 0.05} -4V${-high}M${wide * 0.18} -10V${-high + 4}`,
      "#bfa278",
      2,
      'opacity="0.6"',
    ) +
    oval(0, -high, wide * 0.62, wide * 0.17, "#d9c29a") +
    path(
      `M${-wide * 0.64} ${-high + 4}C${-wide * 0.66} ${-high - wide * 0.5} ${-wide * 0.3} ${-high - wide * 0.72} 0 ${-high - wide * 0.72}S${wide * 0.66} ${-high - wide * 0.5} ${wide * 0.64} ${-high + 4}Q0 ${-high + wide * 0.2} ${-wide * 0.64} ${-high + 4}z`,
      round(pen, cap, 0.42),
    ) +
    stroke(
      times(6, () => {
        const x = pen.between(-wide * 0.4, wide * 0.3);
        const y = -high - pen.between(wide * 0.08, wide * 0.5);
        return `M${f(x)} ${f(y)}q${f(wide * 0.06)} ${f(-wide * 0.05)} ${f(wide * 0.14)} 0`;
      }),
      darker(cap, 0.35),
      3,
      'opacity="0.5"',
    );
  return laid(
    pen,
    variant === 1 ? MOODS.moss : MOODS.dusk,
    at(330, 680, one(190, 170), 1, -8) +
      at(560, 660, one(250, 220), 1, 2) +
      at(800, 690, one(200, 150), 1, 10) +
      at(440, 735, one(130, 90)) +
      at(690, 745, one(140, 80), 1, -4) +
      at(930, 735, one(120, 84), 1, 12) +
      [200, 168, -12, -40]
        .map((turn, index) => at(index < 2 ? 300 : 900, 700, leafOf(pen, 150, "#4b8a55"), 1, turn))
        .join(""),
  );
};

export const vegetables = (pen: Pen, variant: number): string => {
  const greens = (color: string, count: number) =>
    times(count, (index) => {
      const turn = -150 + index * (120 / (count - 1));
      return at(
        0,
        0,
        stroke("M0 60L70 0", "#eef0d4", 18) +
          path(
            "M40 10C60-70 190-100 250-20C280 60 150 90 60 40Q40 30 40 10z",
            pen.linear([
              [0, lighter(color, 0.3)],
              [1, darker(color, 0.3)],
            ]),
          ) +
          stroke(
            "M50 20Q150-10 236 0M100 8L140-50M150-2L196-44M110 12L160 48M160 2L206 40",
            lighter(color, 0.5),
            3.4,
            'opacity="0.65"',
          ),
        0.9,
        turn + 30,
      );
    }) +
    path(
      "M-34 110Q-46 40-20 10H44Q64 50 40 110Q0 124-34 110z",
      pen.linear([
        [0, "#c9d8a4"],
        [1, "#fdfcf0"],
      ]),
    );
  const tomato =
    oval(0, 0, 66, 60, round(pen, "#d9483a", 0.4)) +
    path("M0-48l8-18 6 14 20-4-10 14 12 12-22-4-8 16-10-14-22 6 8-14-16-10 22-2z", "#5f8f4a") +
    shine(24, -24, 14, 8);
  const eggplant =
    path(
      "M-120 30C-130-20-70-50 0-48S120-40 130-6C136 26 90 40 20 54S-112 76-120 30z",
      pen.linear([
        [0, "#8a5a8c"],
        [0.4, "#553763"],
        [1, "#2f2038"],
      ]),
    ) +
    path("M116-30Q150-34 168-14Q150 14 118 18Q96-6 116-30z", "#6f9a55") +
    shine(-10, -26, 60, 7, -4, 0.4);
  const cucumber =
    path(
      "M-150 14C-160-20-110-36 0-34S150-30 156 0S120 40 0 38S-142 44-150 14z",
      pen.linear([
        [0, "#93bb6c"],
        [0.5, "#4f8a4e"],
        [1, "#2c5a3c"],
      ]),
    ) + times(24, () => oval(pen.between(-130, 130), pen.between(-24, 26), 3, 2, "#bcd68f", 'opacity="0.7"'));
  return variant === 1
    ? laid(
        pen,
        MOODS.sand,
        at(
          600,
          610,
          basket(
            pen,
            320,
            at(-150, -70, greens("#4f9450", 7), 1.15) +
              at(130, -80, greens("#6aa84f", 7), 1.05) +
              at(0, -30, greens("#3f7f52", 6), 1),
            130,
          ),
        ) +
          at(300, 720, shadow(pen, 0, 54, 66) + tomato) +
          at(420, 738, shadow(pen, 0, 54, 66) + tomato, 0.9) +
          at(890, 730, shadow(pen, 0, 44, 120, 20) + eggplant),
      )
    : laid(
        pen,
        MOODS.sky,
        at(360, 640, greens("#5b9a4c", 7), 1.1) +
          at(610, 560, shadow(pen, 0, 44, 130, 22) + cucumber, 1.2, -6) +
          at(640, 640, shadow(pen, 0, 44, 130, 22) + cucumber, 1.2, 4) +
          [
            [880, 620],
            [980, 650],
            [900, 710],
            [790, 690],
          ]
            .map(([x = 0, y = 0]) => at(x, y, shadow(pen, 0, 54, 66) + tomato, 1.05))
            .join("") +
          at(560, 735, shadow(pen, 0, 44, 120, 20) + eggplant),
        true,
      );
};

export const roses = (pen: Pen): string => {
  const flower = (color: string) => {
    const petal = (r: number, shade: string, turn: number) =>
      at(
        0,
        0,
        path(
          `M${-r * 0.2} ${r * 0.3}C${-r * 1.05} ${r * 0.1} ${-r * 0.95} ${-r * 0.9} ${-r * 0.1} ${-r}C${r * 0.8} ${-r * 1.05} ${r * 0.9} ${r * 0.1} ${r * 0.2} ${r * 0.3}z`,
          pen.linear([
            [0, lighter(shade, 0.35)],
            [1, darker(shade, 0.22)],
          ]),
        ),
        1,
        turn,
      );
    return (
      times(5, (index) => petal(84, darker(color, 0.12), index * 72)) +
      times(5, (index) => petal(62, color, 36 + index * 72)) +
      times(4, (index) => petal(42, lighter(color, 0.06), index * 90 + 20)) +
      oval(0, -2, 22, 20, darker(color, 0.25)) +
      stroke("M-12-2Q-4-18 10-8Q16 4 2 10Q-10 10-8 0Q0-8 6 0", lighter(color, 0.3), 3.6)
    );
  };
  const stems = times(7, (index) =>
    stroke(
      `M${f(500 + index * 28)} ${f(420 + Math.abs(index - 3) * 14)}Q600 600 ${f(690 - index * 22)} 770`,
      "#4f7f4a",
      9,
    ),
  );
  const heads: [number, number, string][] = [
    [420, 400, "#d9486a"],
    [760, 400, "#f0a08f"],
    [520, 300, "#f3d3c6"],
    [680, 290, "#c9365a"],
    [600, 400, "#e86f7c"],
    [480, 480, "#f6e3d6"],
    [720, 490, "#d9486a"],
  ];
  return laid(
    pen,
    MOODS.sky,
    stems +
      [
        [470, 520, 150],
        [720, 540, 20],
        [540, 600, 160],
        [690, 610, 30],
        [400, 470, 190],
        [800, 470, -10],
      ]
        .map(([x = 0, y = 0, turn = 0]) => at(x, y, leafOf(pen, 130, "#4b8a55"), 1, turn))
        .join("") +
      heads.map(([x, y, color], index) => at(x, y, flower(color), 1.15, index * 23)).join("") +
      at(
        610,
        650,
        path(
          "M-110-90Q0-60 110-90L70 110H-70z",
          pen.linear(
            [
              [0, "#e9dcc0"],
              [0.6, "#fbf4e2"],
              [1, "#cdb893"],
            ],
            [0, 0, 1, 0],
          ),
        ) + stroke("M-98-50Q0-20 98-50", "#b9573f", 12),
      ),
  );
};
