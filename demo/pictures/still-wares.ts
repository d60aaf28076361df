import { at, box, darker, f, lighter, oval, path, stroke, times, type Pen } from "./pen.ts";
import { bananaLeaf, board, bowl, heap, leafOf, MOODS, shadow, stage, upright } from "./stage.ts";

export function honey(pen: Pen, variant: number): string {
  const amber = variant === 1 ? "#e0982e" : "#a85f22";
  const jar =
    shadow(pen, 0, 196, 150) +
    path(
      "M-140-110C-160-60-160 150-140 180Q0 214 140 180C160 150 160-60 140-110z",
      pen.linear(
        [
          [0, darker(amber, 0.3)],
          [0.45, amber],
          [0.75, lighter(amber, 0.45)],
          [1, amber],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    oval(0, -110, 140, 28, lighter(amber, 0.3)) +
    path("M-146-150H146L140-104Q0-72-140-104z", "#f3e6c8", 'opacity="0.5"') +
    path("M-150-206Q0-232 150-206V-156Q0-126-150-156z", upright(pen, "#c9a468")) +
    stroke("M-150-180Q0-152 150-180", "#8a6434", 4) +
    path("M96-80Q120 40 104 150", "none", 'stroke="#fff8e0" stroke-width="13" stroke-linecap="round" opacity="0.55"') +
    path("M-80-20H80V120Q0 140-80 120z", "#fbf4e2") +
    [
      [0, 30],
      [-38, 52],
      [38, 52],
      [0, 76],
    ]
      .map(([x = 0, y = 0]) =>
        path(
          `M${x - 20} ${y - 12}L${x} ${y - 24}L${x + 20} ${y - 12}V${y + 12}L${x} ${y + 24}L${x - 20} ${y + 12}z`,
          "#e9b04a",
          'stroke="#b9772a" stroke-width="3"',
        ),
      )
      .join("");
  const comb =
    shadow(pen, 0, 74, 210) +
    path("M-210 60L-190-80Q0-110 190-84L214 56Q0 96-210 60z", darker(amber, 0.25)) +
    times(5, (row) =>
      times(11, (index) => {
        const [x, y] = [-182 + index * 35 + (row % 2) * 17, -70 + row * 29];
        return path(
          `M${x - 16} ${y - 9}L${x} ${y - 18}L${x + 16} ${y - 9}V${y + 9}L${x} ${y + 18}L${x - 16} ${y + 9}z`,
          pen.pick([amber, lighter(amber, 0.3), darker(amber, 0.14)]),
          `stroke="${lighter(amber, 0.5)}" stroke-width="3"`,
        );
      }),
    ) +
    path("M-150 70Q-160 120-140 130Q-122 120-130 74M60 78Q50 140 72 146Q92 138 84 74", amber);
  const dipper =
    stroke("M0 0L190-190", "#a9754a", 13) +
    at(
      0,
      0,
      times(6, (index) =>
        at(
          -34 + index * 14,
          34 - index * 14,
          oval(0, 0, 11, 36 - Math.abs(index - 2.5) * 5, index % 2 ? "#8a5a34" : "#c08a52"),
          1,
          45,
        ),
      ),
    );
  return stage(
    pen,
    variant === 1 ? MOODS.sky : MOODS.sage,
    board(pen, 600, 710, 480) +
      at(390, 480, jar, 1.1) +
      at(780, 640, comb, 1.05) +
      at(930, 520, dipper, 0.9) +
      [
        [690, 400],
        [860, 360],
        [1010, 420],
      ]
        .map(([x = 0, y = 0]) =>
          at(
            x,
            y,
            oval(-8, -14, 15, 8, "#ffffff", 'opacity="0.7"') +
              oval(8, -15, 13, 7, "#ffffff", 'opacity="0.6"') +
              oval(0, 0, 19, 12, "#e0a83a") +
              stroke("M-6-11V11M4-12V12", "#3a2a1c", 5) +
              oval(18, -1, 8, 8, "#3a2a1c"),
            1,
            pen.between(-20, 20),
          ),
        )
        .join(""),
  );
}

export function brownSugar(pen: Pen): string {
  const block = (color: string) =>
    path("M-70-26L-56-52H70L84-26z", lighter(color, 0.3)) +
    path(
      "M-70-26H84V34H-70z",
      pen.linear([
        [0, color],
        [1, darker(color, 0.3)],
      ]),
    ) +
    times(30, () => oval(pen.between(-64, 78), pen.between(-20, 30), 1.8, 1.8, lighter(color, 0.45), 'opacity="0.7"'));
  const cane = times(5, (index) =>
    at(
      0,
      index * 44,
      box(
        -360,
        -20,
        720,
        40,
        pen.linear([
          [0, "#b9a85a"],
          [0.4, index % 2 ? "#8f7a45" : "#7d5a4a"],
          [1, "#4f3a2c"],
        ]),
        'rx="8"',
      ) +
        stroke(
          times(
            5,
            (each) =>
              `M${-250 + each * 140 + index * 18} -19Q${-244 + each * 140 + index * 18} 0 ${-250 + each * 140 + index * 18} 19`,
          ),
          "#e0cf94",
          5,
        ) +
        oval(360, 0, 10, 20, "#f0e6b8"),
      1,
      index - 2,
    ),
  );
  return stage(
    pen,
    MOODS.sage,
    at(560, 440, oval(0, 220, 390, 34, "#2a1f1c", 'opacity="0.35"') + cane, 1, -7) +
      bananaLeaf(pen, 60, 720, 1050, -3) +
      [
        [420, 690],
        [580, 700],
        [740, 690],
        [500, 632],
        [660, 634],
        [580, 574],
      ]
        .map(([x = 0, y = 0], index) => at(x, y, block(index % 2 ? "#8a4f2c" : "#9c5d34"), 1))
        .join("") +
      at(
        940,
        670,
        bowl(
          pen,
          110,
          "#e9dcc4",
          heap(pen, (each) => oval(0, 0, 5, 4, each.pick(["#8a4f2c", "#a86a3a", "#6f3d22"])), {
            x: 0,
            y: 3,
            wide: 100,
            high: 48,
            count: 240,
            ground: "#5d331d",
          }),
        ),
      ),
  );
}

export function padaek(pen: Pen): string {
  const crock = (color: string, wide: number) =>
    shadow(pen, 0, 200, wide) +
    path(
      `M${-wide * 0.62}-170C${-wide * 1.2}-90 ${-wide * 1.16} 120 ${-wide * 0.7} 200Q0 224 ${wide * 0.7} 200C${wide * 1.16} 120 ${wide * 1.2}-90 ${wide * 0.62}-170z`,
      upright(pen, color),
    ) +
    path(
      `M${-wide}-40Q0 10 ${wide}-40L${wide * 1.04} 10Q0 60 ${-wide * 1.04} 10z`,
      darker(color, 0.28),
      'opacity="0.7"',
    ) +
    stroke(
      times(6, (index) => `M${f(-wide * 0.9 + index * wide * 0.36)} 0q${f(wide * 0.1)} 30 ${f(wide * 0.2)} 4`),
      lighter(color, 0.45),
      4,
    ) +
    oval(0, -170, wide * 0.64, 22, darker(color, 0.4)) +
    path(`M${-wide * 0.7}-176Q0-250 ${wide * 0.7}-176Q0-140 ${-wide * 0.7}-176z`, upright(pen, "#c9a468")) +
    stroke(`M${-wide * 0.64}-178Q0-150 ${wide * 0.64}-178`, "#8a6434", 6);
  const bottle =
    shadow(pen, 0, 200, 70) +
    path(
      "M-26-210V-120Q-66-90-66-40V180Q0 206 66 180V-40Q66-90 26-120V-210z",
      pen.linear(
        [
          [0, "#5b2f1a"],
          [0.45, "#93512a"],
          [0.75, "#d08a4a"],
          [1, "#7a4020"],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    box(-32, -236, 64, 44, "#b5483a", 'rx="6"') +
    path("M-60-10H60V120Q0 134-60 120z", "#fbf4e2") +
    at(0, 50, path("M-40 0Q0-34 40 0Q0 34-40 0zM34 0L56-18V18z", "#4f7f88") + oval(-20, -4, 4, 4, "#fbf4e2"));
  return stage(
    pen,
    MOODS.sand,
    bananaLeaf(pen, 50, 710, 1070, -4) +
      at(370, 490, crock("#8f5a3c", 190), 1.05) +
      at(670, 540, crock("#5f7668", 140), 0.95) +
      at(890, 510, bottle) +
      at(
        530,
        720,
        [-20, 20]
          .map((turn) =>
            at(0, 0, path("M0-10Q60-30 130 8Q60 20 0 10z", "#c9322f") + stroke("M0 0l-20-6", "#5f8f4a", 6), 0.8, turn),
          )
          .join(""),
      ) +
      at(960, 735, at(0, 0, leafOf(pen, 120, "#6aa84f"), 1, -20)),
  );
}
