import { at, darker, f, lighter, oval, path, stroke, times, type Pen } from "./pen.ts";
import { basket, leafOf, MOODS, round, shadow, shine } from "./stage.ts";
import { laid } from "./arranged.ts";

/** A knobbed root: a body with fingers. */
function knob(pen: Pen, color: string, rings: string): string {
  const lobe = (x: number, y: number, rx: number, ry: number, turn: number) =>
    at(
      x,
      y,
      oval(0, 0, rx, ry, round(pen, color, 0.42)) +
        stroke(
          times(
            5,
            (index) =>
              `M${f(-rx * 0.7 + index * rx * 0.34)} ${f(-ry * 0.7)}q${f(rx * 0.1)} ${f(ry * 0.7)} 0 ${f(ry * 1.4)}`,
          ),
          rings,
          2,
          'opacity="0.55"',
        ),
      1,
      turn,
    );
  return (
    shadow(pen, 0, 60, 170, 26) +
    lobe(-110, 10, 62, 40, -20) +
    lobe(98, -36, 66, 36, -42) +
    lobe(130, 26, 56, 34, 18) +
    lobe(-40, -50, 46, 34, -70) +
    lobe(0, 6, 104, 52, -6) +
    lobe(-70, 44, 52, 30, 24) +
    oval(-166, 28, 11, 14, lighter(color, 0.5)) +
    oval(140, -84, 14, 10, lighter(color, 0.5))
  );
}
const disc = (pen: Pen, color: string, flesh: string): string =>
  oval(0, 8, 62, 36, darker(color, 0.25)) +
  oval(0, 0, 62, 36, color) +
  oval(
    0,
    0,
    55,
    31,
    pen.radial([
      [0, lighter(flesh, 0.35)],
      [1, flesh],
    ]),
  ) +
  oval(0, 0, 36, 19, "none", `stroke="${darker(flesh, 0.16)}" stroke-width="2"`) +
  shine(14, -14, 16, 5, -14, 0.4);

export const ginger = (pen: Pen): string =>
  laid(
    pen,
    MOODS.sky,
    at(430, 560, knob(pen, "#d3ab72", "#9c7442"), 1.35, -6) +
      at(770, 600, knob(pen, "#ddb77f", "#9c7442"), 1.1, 14) +
      [
        [360, 730],
        [470, 742],
        [900, 730],
        [985, 716],
      ]
        .map(([x = 0, y = 0]) => at(x, y, disc(pen, "#c49a60", "#f0d98c")))
        .join(""),
    true,
  );
export const turmeric = (pen: Pen): string =>
  laid(
    pen,
    MOODS.dusk,
    at(420, 580, knob(pen, "#b9793a", "#7c4a24"), 1.25, 8) +
      at(740, 590, knob(pen, "#c08444", "#7c4a24"), 1.15, -12) +
      [
        [320, 728],
        [430, 745],
        [545, 730],
        [900, 720],
      ]
        .map(([x = 0, y = 0]) => at(x, y, disc(pen, "#a86a2c", "#ef9a22")))
        .join("") +
      at(
        960,
        690,
        path(
          "M-90 30Q-60-50 0-58Q60-50 90 30Q0 56-90 30z",
          pen.linear([
            [0, "#f3ac34"],
            [1, "#cf7d1c"],
          ]),
        ) + times(40, () => oval(pen.between(-100, 110), pen.between(22, 46), 3, 2, "#e69a28")),
      ),
    true,
  );

const tuber = (pen: Pen, color: string, long: number, wide: number) => {
  const d = `M${-long} 0C${-long * 0.9} ${-wide * 1.1} ${-long * 0.2} ${-wide * 1.2} ${long * 0.3} ${-wide * 0.8}S${long} ${-wide * 0.2} ${long * 1.1} ${wide * 0.1}C${long * 0.9} ${wide * 0.7} ${-long * 0.2} ${wide * 1.2} ${-long * 0.6} ${wide}S${-long} ${wide * 0.5} ${-long} 0z`;
  return (
    shadow(pen, 0, wide * 0.9, long, wide * 0.4) +
    path(
      d,
      pen.linear([
        [0, lighter(color, 0.32)],
        [0.5, color],
        [1, darker(color, 0.45)],
      ]),
    ) +
    stroke(
      times(16, () => {
        const x = pen.between(-long * 0.8, long * 0.7);
        return `M${f(x)} ${f(pen.between(-wide * 0.5, wide * 0.5))}q4 ${f(wide * 0.1)} 0 ${f(wide * 0.26)}`;
      }),
      darker(color, 0.4),
      2.4,
      'opacity="0.6"',
    )
  );
};
export const cassava = (pen: Pen): string =>
  laid(
    pen,
    MOODS.sage,
    at(480, 540, tuber(pen, "#8a5a3c", 300, 62), 1, -8) +
      at(700, 610, tuber(pen, "#7c4f36", 300, 66), 1, 6) +
      at(430, 680, tuber(pen, "#93634a", 270, 60), 1, -2) +
      [
        [850, 716],
        [955, 730],
      ]
        .map(([x = 0, y = 0]) =>
          at(
            x,
            y,
            oval(0, 12, 70, 44, "#6b4430") +
              oval(0, 0, 70, 44, "#e6cbb4") +
              oval(0, 0, 60, 37, "#fbf4e4") +
              oval(0, 0, 5, 4, "#d9c7a4"),
          ),
        )
        .join("") +
      [-60, -20, 20, 60].map((turn) => at(980, 560, leafOf(pen, 170, "#4b8a55"), 1, turn - 90)).join(""),
  );

export const potato = (pen: Pen): string => {
  const one = (color: string) => {
    const d = "M-92 6C-96-52-44-74 10-70S96-36 92 12C86 60 40 74-10 70S-86 56-92 6z";
    return (
      path(d, round(pen, color, 0.45)) +
      times(9, () =>
        at(pen.between(-60, 60), pen.between(-44, 46), stroke("M-6 0q6 5 12 0", darker(color, 0.4), 2.6)),
      ) +
      times(24, () => oval(pen.between(-66, 66), pen.between(-50, 50), 1.6, 1.4, darker(color, 0.35), 'opacity="0.5"'))
    );
  };
  const spots = [
    [430, 470, 0],
    [600, 440, 20],
    [760, 475, -14],
    [510, 400, 8],
    [690, 396, -8],
  ]
    .map(([x = 0, y = 0, turn = 0], index) => at(x, y, one(index % 2 ? "#d9b478" : "#c79a72"), 1, turn))
    .join("");
  return laid(
    pen,
    MOODS.sky,
    at(600, 540, basket(pen, 310, at(-600, -520, spots), 160)) +
      at(300, 716, shadow(pen, 0, 62, 84) + one("#c98a7a"), 1.05, 12) +
      at(910, 726, shadow(pen, 0, 62, 84) + one("#d9b478"), 1, -10),
  );
};

export const garlic = (pen: Pen): string => {
  const bulb = (tint: string) =>
    shadow(pen, 0, 88, 96) +
    path(
      "M-12-150Q-8-96-34-78C-96-60-124-10-104 40C-84 84-40 92 0 92S84 84 104 40C124-10 96-60 34-78Q10-96 14-150z",
      pen.radial(
        [
          [0, "#fffdf5"],
          [0.55, "#f3e9da"],
          [1, darker(tint, 0.3)],
        ],
        0.62,
        0.3,
        0.8,
      ),
    ) +
    stroke("M-18-86Q-80-30-56 78M-6-90Q-30 0-14 90M8-90Q36 0 24 90M22-86Q84-30 66 74", tint, 4, 'opacity="0.6"') +
    stroke("M-30 90q-6 8-12 6M-10 92q-2 10-8 10M12 92q4 10 10 8M30 90q8 8 14 4", "#b9a57e", 2.4);
  const clove =
    path(
      "M-34 16C-40-14-10-44 20-46C30-20 26 14 2 22Q-20 26-34 16z",
      pen.linear([
        [0, "#fffaf0"],
        [1, "#dcc6c0"],
      ]),
    ) + stroke("M16-40Q4-10-22 12", "#c9a3a6", 3, 'opacity="0.6"');
  return laid(
    pen,
    MOODS.clay,
    at(370, 590, bulb("#b98aa0"), 1.15, -6) +
      at(650, 560, bulb("#a9708c"), 1.3, 4) +
      at(890, 620, bulb("#c29aa8"), 1.05, 10) +
      [
        [480, 724, 0],
        [560, 738, 60],
        [760, 734, -30],
        [840, 742, 20],
      ]
        .map(([x = 0, y = 0, turn = 0]) => at(x, y, oval(-4, 18, 40, 9, "#2a1f1c", 'opacity="0.3"') + clove, 1, turn))
        .join(""),
    true,
  );
};
