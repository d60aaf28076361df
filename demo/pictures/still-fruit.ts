import { at, darker, f, lighter, mix, oval, path, stroke, times, type Pen } from "./pen.ts";
import { bananaLeaf, basket, leafOf, MOODS, round, shadow, shine, stage } from "./stage.ts";
import { pyramid } from "./arranged.ts";

export function watermelon(pen: Pen, variant: number): string {
  const whole = (rx: number, ry: number) => {
    const body = `M${-rx} 0C${-rx} ${-ry * 1.3} ${rx} ${-ry * 1.3} ${rx} 0C${rx} ${ry * 1.3} ${-rx} ${ry * 1.3} ${-rx} 0z`;
    const stripes = times(7, (index) => {
      const y = ((index - 3) / 3.2) * ry;
      return stroke(
        `M${-rx} ${f(y * 0.2)}Q${-rx * 0.4} ${f(y * 1.25 + pen.between(-8, 8))} 0 ${f(y * 1.2)}T${rx} ${f(y * 0.2)}`,
        "#1f4a32",
        ry * 0.15,
        `stroke-dasharray="${f(ry * 0.3)} ${f(ry * 0.05)}" opacity="0.75"`,
      );
    });
    return (
      shadow(pen, 0, ry * 0.95, rx) +
      path(body, "#4d8a4f") +
      `<g clip-path="${pen.clip(body)}">${stripes}</g>` +
      path(
        body,
        pen.radial(
          [
            [0, "#fff4d8", 0.5],
            [0.4, "#fff4d8", 0.05],
            [1, "#0f1f1c", 0.55],
          ],
          0.62,
          0.24,
          0.85,
        ),
      ) +
      stroke(`M${rx - 4} 0q26-14 22-34`, "#6f7f45", 7)
    );
  };
  const wedge = (size: number, turn: number) =>
    at(
      0,
      0,
      path("M-170 0A170 170 0 0 0 170 0z", "#2f6b42") +
        path("M-160 0A160 160 0 0 0 160 0z", "#d9e6b4") +
        path(
          "M-148 0A148 148 0 0 0 148 0z",
          pen.radial(
            [
              [0, "#ef6a5c"],
              [0.7, "#dd4b4a"],
              [1, "#c93d44"],
            ],
            0.5,
            0,
            1,
          ),
        ) +
        times(13, (index) => {
          const angle = ((index + 0.7) / 14) * Math.PI;
          const r = index % 2 ? 112 : 82;
          return at(
            Math.cos(angle) * r,
            Math.sin(angle) * r,
            path("M0-8C5-2 5 5 0 7C-5 5-5-2 0-8z", "#3a1f1c") + oval(1.4, -1, 1, 3, "#8a5a4a"),
            1,
            (angle * 180) / Math.PI - 90,
          );
        }) +
        path("M-170 0H170L150 -16H-150z", "#f08a78", 'opacity="0.75"'),
      size,
      turn,
    );
  const half = at(
    0,
    0,
    shadow(pen, 0, 158, 170) +
      oval(0, 0, 172, 164, "#2f6b42") +
      oval(4, -1, 160, 153, "#dbe8b8") +
      oval(
        6,
        -2,
        146,
        140,
        pen.radial([
          [0, "#f5816f"],
          [0.6, "#e25350"],
          [1, "#c93d44"],
        ]),
      ) +
      times(22, (index) => {
        const angle = (index / 22) * Math.PI * 2;
        const r = index % 2 ? 98 : 66;
        return at(
          6 + Math.cos(angle) * r,
          -2 + Math.sin(angle) * r * 0.95,
          path("M0-9C6-2 5 6 0 8C-5 6-6-2 0-9z", "#33191a"),
          1,
          (angle * 180) / Math.PI + 90,
        );
      }) +
      shine(60, -80, 44, 14, -34, 0.25),
  );
  return stage(
    pen,
    variant === 1 ? MOODS.sky : MOODS.rose,
    bananaLeaf(pen, 40, 700, 1080, -5) +
      (variant === 1
        ? at(440, 480, whole(265, 195)) + at(820, 545, half) + at(430, 690, wedge(0.8, 4))
        : at(760, 470, whole(280, 205)) +
          at(360, 600, wedge(1.15, -6)) +
          at(700, 700, wedge(0.9, 8)) +
          at(200, 560, wedge(0.7, 12))),
  );
}

export function banana(pen: Pen): string {
  const finger = (index: number) => {
    const color = index % 3 === 0 ? "#d9c04a" : "#ebc54c";
    const d = "M0 0C26 70 18 190-70 268C-84 280-98 278-96 264C-60 190-62 90-34 4z";
    return (
      path(
        d,
        pen.linear(
          [
            [0, lighter(color, 0.25)],
            [0.6, color],
            [1, darker(color, 0.3)],
          ],
          [0, 0, 1, 0.1],
        ),
      ) +
      stroke("M-16 20Q2 150-80 256", darker(color, 0.22), 4, 'opacity="0.6"') +
      stroke("M-2 24Q10 140-50 226", lighter(color, 0.55), 5, 'opacity="0.6"') +
      oval(-90, 272, 9, 6, "#4c3b25")
    );
  };
  const hand = (count: number) =>
    times(count, (index) =>
      at((index - count / 2) * 30, Math.abs(index - count / 2) * 5, finger(index), 1, 34 - index * (86 / count)),
    );
  return stage(
    pen,
    MOODS.sky,
    bananaLeaf(pen, 60, 690, 1060, -6) +
      shadow(pen, 600, 700, 320) +
      at(630, 352, hand(6), 1.05) +
      at(640, 385, hand(8), 1.15) +
      at(
        640,
        392,
        path(
          "M-132 0Q-40-50-16-130L32-130Q44-60 122 4Q0 56-132 0z",
          pen.linear(
            [
              [0, "#6f7f45"],
              [1, "#a9a552"],
            ],
            [0, 0, 1, 0],
          ),
        ) + oval(8, -130, 24, 8, "#c9bd84"),
      ),
  );
}

export function mango(pen: Pen): string {
  const fruit = (color: string, blush: string) =>
    path(
      "M-100 10C-112-70-40-116 30-104C104-92 130-20 96 44C66 98-20 112-64 82Q-94 60-100 10z",
      round(pen, color, 0.35),
    ) +
    path(
      "M-100 10C-112-70-40-116 30-104C104-92 130-20 96 44C66 98-20 112-64 82Q-94 60-100 10z",
      pen.radial(
        [
          [0, blush, 0.75],
          [1, blush, 0],
        ],
        0.75,
        0.2,
        0.6,
      ),
    ) +
    shine(40, -62, 30, 12, 20, 0.5) +
    oval(-52, -82, 8, 5, "#5b4a2a") +
    times(14, () => oval(pen.between(-60, 70), pen.between(-60, 70), 1.6, 1.6, darker(color, 0.3), 'opacity="0.6"'));
  const cut =
    shadow(pen, 0, 66, 120, 24) +
    oval(0, 0, 130, 74, "#d98a2f") +
    oval(
      0,
      -4,
      122,
      66,
      pen.radial([
        [0, "#ffcf63"],
        [1, "#f0a531"],
      ]),
    ) +
    stroke(
      times(5, (index) => `M${-84 + index * 42} -54L${-84 + index * 42} 50`) +
        times(3, (index) => `M-112 ${-28 + index * 26}H112`),
      "#cf8526",
      4,
      'opacity="0.65"',
    );
  return stage(
    pen,
    MOODS.dusk,
    bananaLeaf(pen, 50, 700, 1070, -5) +
      at(640, 480, leafOf(pen, 300, "#4b8a55"), 1, -44) +
      at(620, 470, leafOf(pen, 280, "#3f7a4e"), 1, 206) +
      shadow(pen, 600, 620, 320) +
      at(470, 520, fruit("#e9b23f", "#d9683f"), 1.25, -8) +
      at(730, 500, fruit("#c9b646", "#e08a3a"), 1.2, 14) +
      at(600, 590, fruit("#efbd48", "#d9583f"), 1.3, 4) +
      at(890, 680, cut) +
      at(330, 700, cut, 0.8),
  );
}

export function mandarin(pen: Pen, variant: number): string {
  const skin = variant === 1 ? "#ec8f2f" : "#e0a93a";
  const whole = (index: number) =>
    oval(0, 0, 76, 70, round(pen, index % 2 ? skin : mix(skin, "#a9b04c", 0.16), 0.32)) +
    times(26, () => oval(pen.between(-50, 50), pen.between(-44, 44), 1.7, 1.5, darker(skin, 0.25), 'opacity="0.5"')) +
    oval(pen.between(-12, 12), -58, 8, 4, "#5f7a3c") +
    shine(26, -32, 18, 9, -24, 0.45);
  const half =
    shadow(pen, 0, 70, 84) +
    oval(0, 0, 84, 80, skin) +
    oval(1, -1, 76, 72, "#fbeccb") +
    times(10, (index) =>
      at(
        1,
        -1,
        path(
          "M-15-20Q0-78 15-20Q8-6 0-4Q-8-6-15-20z",
          pen.linear([
            [0, lighter(skin, 0.15)],
            [1, mix(skin, "#ffd27a", 0.5)],
          ]),
        ),
        1,
        index * 36,
      ),
    ) +
    shine(26, -38, 22, 8, -30, 0.4);
  return stage(
    pen,
    variant === 1 ? MOODS.sky : MOODS.dusk,
    bananaLeaf(pen, 50, 700, 1070, -5) +
      at(600, 556, basket(pen, 300, at(0, -14, pyramid([4, 3, 2], 132, whole)), 140)) +
      [
        [470, 380, -150],
        [760, 420, -30],
        [620, 330, -70],
      ]
        .map(([x = 0, y = 0, turn = 0]) => at(x, y, leafOf(pen, 130, "#4b8a55"), 1, turn))
        .join("") +
      at(290, 700, half, 1.1) +
      at(910, 700, shadow(pen, 0, 66, 74) + whole(1) + at(-4, -62, leafOf(pen, 110, "#4b8a55"), 1, -28), 1.1),
  );
}

export function pomelo(pen: Pen): string {
  const whole =
    shadow(pen, 0, 180, 190) +
    path(
      "M-178 40C-176-60-90-150-16-170Q0-176 16-170C90-150 176-60 178 40C170 140 90 184 0 184S-170 140-178 40z",
      round(pen, "#c9c85a", 0.35),
    ) +
    times(70, () => oval(pen.between(-130, 130), pen.between(-90, 150), 2, 1.8, "#98983f", 'opacity="0.5"')) +
    oval(0, -168, 14, 6, "#6f6a38") +
    shine(70, -60, 34, 16, 30, 0.4);
  const half =
    shadow(pen, 0, 150, 160) +
    oval(0, 0, 168, 160, "#bdbd50") +
    oval(2, -2, 158, 150, "#f6eed6") +
    times(11, (index) =>
      at(
        2,
        -2,
        path(
          "M-36-40Q-46-132 0-138Q46-132 36-40Q14-16 0-12Q-14-16-36-40z",
          pen.radial(
            [
              [0, "#f7b3a2"],
              [1, "#dd6f6a"],
            ],
            0.5,
            0.2,
            0.9,
          ),
        ) + stroke("M-12-50Q-6-86 0-104M10-44Q12-70 8-92M-2-30v-30", "#f9cdbd", 3, 'opacity="0.7"'),
        1,
        index * 32.7,
      ),
    ) +
    oval(2, -2, 16, 15, "#f6eed6");
  return stage(
    pen,
    MOODS.rose,
    bananaLeaf(pen, 50, 700, 1070, -5) +
      at(410, 470, whole, 1.1) +
      at(420, 300, leafOf(pen, 220, "#4b8a55"), 1, -30) +
      at(400, 300, leafOf(pen, 190, "#3f7a4e"), 1, 200) +
      at(800, 560, half, 1.05),
  );
}
