import { at, darker, f, lighter, mix, oval, path, stroke, times, type Pen } from "./pen.ts";
import { bananaLeaf, basket, board, leafOf, MOODS, round, shadow, shine, stage } from "./stage.ts";
import { pyramid } from "./arranged.ts";

export function durian(pen: Pen): string {
  const spiky = (r: number) => {
    const points = times(140, (index) => {
      const t = index * 2.399963;
      const d = Math.sqrt(index / 140) * r;
      const [x, y] = [Math.cos(t) * d, Math.sin(t) * d * 1.15];
      const color = mix("#a9a24f", "#6f7a3c", Math.min(1, d / r) * 0.8);
      return path(
        `M${f(x - 13)} ${f(y + 8)}L${f(x + x * 0.08)} ${f(y - 13 + y * 0.06)}L${f(x + 13)} ${f(y + 8)}Q${f(x)} ${f(y + 15)} ${f(x - 13)} ${f(y + 8)}z`,
        pen.linear([
          [0, lighter(color, 0.35)],
          [1, darker(color, 0.4)],
        ]),
      );
    });
    return (
      shadow(pen, 0, r * 1.08, r) +
      oval(0, 0, r * 1.02, r * 1.16, "#5f6634") +
      points +
      oval(
        0,
        0,
        r * 1.05,
        r * 1.2,
        pen.radial(
          [
            [0, "#fff4d8", 0.25],
            [0.5, "#fff4d8", 0],
            [1, "#15201c", 0.5],
          ],
          0.65,
          0.25,
          0.8,
        ),
      ) +
      path(`M-14 ${f(-r * 1.1)}l-4-60 34-4 2 62z`, "#7c6a42")
    );
  };
  const open =
    shadow(pen, 0, 92, 170) +
    path("M-180 10C-170-110 170-110 180 10C170 120-170 120-180 10z", "#7d8445") +
    times(18, (index) => {
      const a = (index / 18) * Math.PI * 2;
      return at(
        Math.cos(a) * 172,
        8 + Math.sin(a) * 88,
        path("M-12 8L0-18L12 8z", "#8f9650"),
        1,
        (a * 180) / Math.PI + 90,
      );
    }) +
    path("M-150 8C-140-84 140-84 150 8C140 92-140 92-150 8z", "#efe3bd") +
    [-62, 62]
      .map((x) =>
        at(
          x,
          6,
          path(
            "M-58 0C-54-56 50-62 58-4C56 52-50 60-58 0z",
            pen.radial(
              [
                [0, "#ffe38a"],
                [0.7, "#f3c955"],
                [1, "#d9a53c"],
              ],
              0.6,
              0.3,
              0.8,
            ),
          ) +
            stroke("M-40-10Q-10-40 36-20M-36 14Q0 34 40 8", "#d6a640", 3, 'opacity="0.6"') +
            shine(14, -26, 20, 8),
        ),
      )
      .join("");
  return stage(
    pen,
    MOODS.sage,
    bananaLeaf(pen, 40, 700, 1080, -5) + at(420, 440, spiky(205)) + at(790, 640, open, 1.15),
  );
}

export function dragonFruit(pen: Pen): string {
  const scale = "M-26 10Q-20-40 14-86Q26-36 26 10z";
  const fruit =
    shadow(pen, 0, 150, 130) +
    oval(0, 0, 128, 158, round(pen, "#d23f74")) +
    times(16, (index) => {
      const [row, at0] = [Math.floor(index / 4), index % 4];
      return at(
        -84 + at0 * 56 + (row % 2) * 20,
        90 - row * 62,
        path(
          scale,
          pen.linear([
            [0, "#9fc060"],
            [0.35, "#e58aa0"],
            [1, "#c23a6c"],
          ]),
        ),
        0.72,
        -30 + at0 * 20,
      );
    }) +
    times(7, (index) =>
      at(
        -30 + index * 10,
        -140,
        path(
          scale,
          pen.linear([
            [0, "#8bb052"],
            [1, "#d9587f"],
          ]),
        ),
        0.8,
        -54 + index * 18,
      ),
    );
  const half = (flesh: string) =>
    shadow(pen, 0, 112, 118) +
    oval(0, 0, 120, 118, "#c7376a") +
    oval(2, -2, 108, 106, "#f3b7c8") +
    oval(
      2,
      -2,
      100,
      98,
      pen.radial([
        [0, lighter(flesh, 0.4)],
        [1, flesh],
      ]),
    ) +
    times(120, () => {
      const a = pen.random() * Math.PI * 2;
      const r = Math.sqrt(pen.random()) * 90;
      return oval(2 + Math.cos(a) * r, -2 + Math.sin(a) * r, 2.4, 3, "#2c1c26");
    }) +
    shine(36, -54, 34, 10, -30, 0.4);
  return stage(
    pen,
    MOODS.sky,
    bananaLeaf(pen, 50, 700, 1070, -5) +
      at(400, 470, fruit, 1.12, -10) +
      at(660, 450, fruit, 1.05, 12) +
      at(560, 610, half("#fbf4ee"), 1.05) +
      at(850, 600, half("#c2336b"), 1.12),
  );
}

export function passionFruit(pen: Pen): string {
  const whole = (index: number) =>
    oval(0, 0, 68, 66, round(pen, index % 3 ? "#6b3552" : "#83435a", 0.5)) +
    shine(22, -30, 16, 9) +
    times(10, () => oval(pen.between(-42, 42), pen.between(-42, 42), 1.8, 1.8, "#d9a9b4", 'opacity="0.6"'));
  const half =
    shadow(pen, 0, 66, 84) +
    oval(0, 0, 84, 80, "#5b2c47") +
    oval(1, -1, 75, 71, "#f1dfd2") +
    oval(
      1,
      -1,
      64,
      60,
      pen.radial([
        [0, "#f6c24a"],
        [1, "#e09a2c"],
      ]),
    ) +
    times(26, () => {
      const a = pen.random() * Math.PI * 2;
      const r = Math.sqrt(pen.random()) * 50;
      return at(
        Math.cos(a) * r,
        Math.sin(a) * r,
        oval(0, 0, 9, 6.4, "#f9d67a", 'opacity="0.9"') + oval(0, 0, 5, 3.6, "#3a2a24"),
        1,
        (a * 180) / Math.PI,
      );
    }) +
    shine(20, -34, 22, 7, -20, 0.5);
  return stage(
    pen,
    MOODS.rose,
    bananaLeaf(pen, 50, 700, 1070, -5) +
      at(600, 560, basket(pen, 290, at(0, -10, pyramid([4, 3, 2], 118, whole), 1.05), 130)) +
      at(300, 700, half, 1.15) +
      at(470, 730, half, 0.95) +
      at(880, 700, at(0, 0, shadow(pen, 0, 60, 66) + whole(1)), 1.1) +
      at(870, 640, leafOf(pen, 210, "#4b8a55"), 1, -20),
  );
}

export function pineapple(pen: Pen): string {
  const body = "M-118 10C-130-120-80-190 0-196C80-190 130-120 118 10C112 130 70 176 0 180C-70 176-112 130-118 10z";
  const eyes = times(12, (row) =>
    times(8, (index) => {
      const [x, y] = [-130 + index * 38 + (row % 2) * 19, -184 + row * 33];
      return (
        path(
          `M${x} ${y - 20}L${x + 20} ${y}L${x} ${y + 20}L${x - 20} ${y}z`,
          pen.pick(["#dd9a3a", "#cf8730", "#e7ad4c"]),
        ) +
        path(`M${x} ${y - 20}L${x + 20} ${y}L${x} ${y + 4}L${x - 20} ${y}z`, "#f2c66a", 'opacity="0.55"') +
        path(`M${x - 4} ${y}l4-14 4 14z`, "#8a5a2a")
      );
    }),
  );
  const crown = times(17, (index) => {
    const part = index / 16;
    return at(
      (part - 0.5) * 70,
      -176 - Math.sin(part * Math.PI) * 20,
      path(
        "M-17 14Q-12-90 6-180Q22-90 17 14z",
        pen.linear([
          [0, "#9bb86a"],
          [1, index % 2 ? "#3f6f4a" : "#5b8f57"],
        ]),
      ) + stroke("M0 6Q2-70 6-160", "#bcd08a", 1.6, 'opacity="0.6"'),
      0.75 + Math.sin(part * Math.PI) * 0.45,
      -74 + part * 148,
    );
  });
  const whole =
    shadow(pen, 0, 180, 130) +
    crown +
    path(body, "#a9692a") +
    `<g clip-path="${pen.clip(body)}">${eyes}</g>` +
    path(
      body,
      pen.radial(
        [
          [0, "#fff4d8", 0.35],
          [0.45, "#fff4d8", 0],
          [1, "#1f1512", 0.6],
        ],
        0.66,
        0.28,
        0.8,
      ),
    );
  const slice =
    shadow(pen, 0, 34, 120, 20) +
    oval(0, 10, 118, 46, "#b67a2c") +
    oval(0, 0, 118, 46, "#e7b04a") +
    oval(
      0,
      0,
      106,
      40,
      pen.radial([
        [0, "#ffe79a"],
        [1, "#f7cd5a"],
      ]),
    ) +
    stroke(
      times(20, (index) => {
        const a = (index / 20) * Math.PI * 2;
        return `M${f(Math.cos(a) * 30)} ${f(Math.sin(a) * 11)}L${f(Math.cos(a) * 98)} ${f(Math.sin(a) * 36)}`;
      }),
      "#e0a838",
      2,
      'opacity="0.7"',
    ) +
    oval(0, 0, 26, 10, "#f3d987");
  return stage(
    pen,
    MOODS.sage,
    bananaLeaf(pen, 50, 700, 1070, -5) +
      at(380, 500, whole, 1.05, -5) +
      at(690, 520, whole, 0.92, 8) +
      at(880, 690, slice, 1.15) +
      at(900, 655, slice, 1.05) +
      at(600, 740, slice, 0.85),
  );
}

export function avocado(pen: Pen): string {
  const shape =
    "M0-150C40-150 58-96 74-40C100 20 118 60 106 110C90 164 40 178 0 178S-90 164-106 110C-118 60-100 20-74-40C-58-96-40-150 0-150z";
  const whole =
    shadow(pen, 0, 176, 112) +
    path(shape, round(pen, "#47663f", 0.5)) +
    times(60, () => oval(pen.between(-70, 70), pen.between(-60, 140), 2.6, 2.2, "#93a765", 'opacity="0.5"')) +
    oval(0, -148, 9, 6, "#6a5535");
  const half = (hasStone: boolean) =>
    shadow(pen, 0, 176, 112) +
    path(shape, "#3a5736") +
    at(
      0,
      2,
      path(
        shape,
        pen.radial(
          [
            [0, "#f3eaa9"],
            [0.6, "#dfe08a"],
            [1, "#9fbf62"],
          ],
          0.5,
          0.62,
          0.62,
        ),
      ),
      0.92,
    ) +
    (hasStone
      ? oval(0, 76, 60, 62, round(pen, "#8a5630", 0.5)) + shine(20, 48, 15, 9)
      : oval(0, 76, 60, 62, "#c7c46d") + oval(0, 82, 54, 54, "#e5e094"));
  return stage(
    pen,
    MOODS.clay,
    bananaLeaf(pen, 50, 700, 1070, -5) +
      board(pen, 620, 690, 430) +
      at(340, 470, whole, 1.05, -14) +
      at(580, 490, half(true), 1.12, 6) +
      at(850, 500, half(false), 1.1, 18),
  );
}
