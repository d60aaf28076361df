import { at, darker, lighter, oval, path, stroke, times, type Pen } from "./pen.ts";
import {
  bananaLeaf,
  basket,
  board,
  bowl,
  heap,
  leafOf,
  MOODS,
  round,
  sack,
  shadow,
  shine,
  stage,
  strewn,
  type Bit,
  type Mood,
} from "./stage.ts";

const kernel =
  (colors: readonly string[], long: number, wide: number): Bit =>
  (pen) => {
    const color = pen.pick(colors);
    return (
      oval(0, 0, long, wide, darker(color, 0.42)) +
      oval(-0.6, -0.8, long * 0.9, wide * 0.82, color) +
      oval(long * 0.2, -wide * 0.35, long * 0.42, wide * 0.24, lighter(color, 0.55), 'opacity="0.8"')
    );
  };
const bean: Bit = (pen) => {
  const color = pen.pick(["#5b3826", "#6a432c", "#4c2e21", "#73492f"]);
  return (
    oval(0, 0, 17, 11.5, darker(color, 0.45)) +
    oval(-0.6, -1, 15.6, 10.2, color) +
    stroke("M-14 1Q-5-5 0 0T14-1", darker(color, 0.65), 2.4) +
    oval(3, -6, 6, 2, lighter(color, 0.5), 'opacity="0.6"')
  );
};
export const cherry: Bit = (pen) => {
  const color = pen.pick(["#b92f35", "#cd4238", "#a3262f", "#c2362f", "#d57a35"]);
  return (
    oval(0, 0, 18, 19, round(pen, color, 0.5)) + oval(0, 14, 4, 2.6, darker(color, 0.6)) + shine(6, -8, 5, 3, -24, 0.75)
  );
};
const soy = kernel(["#e6c982", "#ddbb6e", "#edd596"], 10, 8.6);
const paddy = kernel(["#d9ab4e", "#e4bf66", "#c99a43"], 13, 4.6);
const black = kernel(["#3a2b3d", "#4a3346", "#2d2430", "#57384a"], 11.5, 4.4);
const white = kernel(["#f8f2e2", "#efe6cf", "#fffaf0"], 11, 4.6);
const seed = kernel(["#ead9ae", "#dec891", "#f2e6c6"], 5.6, 3.6);
const blackSeed = kernel(["#3a3531", "#4b443d"], 5.6, 3.6);
const nutShell: Bit = (pen) => {
  const color = pen.pick(["#d3a66b", "#c8975c", "#deb67e"]);
  const shell = "M-28-2C-30-14-14-17-6-9Q0-6 6-9C16-18 30-12 28 1C26 14 12 15 5 8Q0 5-5 9C-14 16-27 11-28-2z";
  return (
    path(shell, darker(color, 0.42)) +
    at(
      -0.5,
      -1.6,
      path(
        shell,
        pen.linear([
          [0, lighter(color, 0.35)],
          [1, color],
        ]),
      ),
      0.95,
    ) +
    stroke(
      "M-22-5q7 4 14 1M-20 4q6-3 12 0M8-3q7-5 14 0M9 4q7 3 13-1M-14-11v19M16-11v18",
      darker(color, 0.35),
      1.5,
      'opacity="0.7"',
    )
  );
};
const pod: Bit = (pen) => {
  const color = pen.pick(["#8f9a56", "#a3a35e", "#7b8a4a", "#b0a468"]);
  return (
    path("M-22 0C-12-14 12-14 22-1C12 13-12 13-22 0z", darker(color, 0.4)) +
    path(
      "M-21-1C-12-13 12-13 21-2C12 10-12 10-21-1z",
      pen.linear([
        [0, lighter(color, 0.4)],
        [1, color],
      ]),
    ) +
    stroke("M-18-2Q0-9 18-3M-18 1Q0 5 18 0", darker(color, 0.4), 1.5) +
    stroke("M21-1l9 2", darker(color, 0.5), 3)
  );
};
const redPod: Bit = (pen) => {
  const color = pen.pick(["#9c4a35", "#b35a3d", "#86402f", "#a8624a"]);
  return (
    oval(0, 0, 19, 15, darker(color, 0.45)) +
    oval(-1, -1, 17.6, 13.6, round(pen, color)) +
    stroke("M-15-4Q0-13 15-4M-16 1Q0-2 16 1M-14 6Q0 10 14 6", darker(color, 0.4), 1.5) +
    stroke("M17 0l8 1", darker(color, 0.5), 3)
  );
};
const macadamia: Bit = (pen) => {
  const color = pen.pick(["#8a5634", "#98623c", "#7a4a2e"]);
  return pen.random() < 0.3
    ? oval(0, 0, 25, 25, darker(color, 0.3)) +
        oval(0, 0, 21, 21, round(pen, "#f3e3bf", 0.22)) +
        oval(-4, 4, 13, 12, "#e5cd9c", 'opacity="0.7"')
    : oval(0, 0, 25, 25, round(pen, color, 0.5)) +
        stroke("M-19-10Q0-16 17-12", darker(color, 0.4), 1.6) +
        shine(8, -11, 6, 4, -24, 0.6) +
        oval(-9, 12, 3, 2, darker(color, 0.6));
};
const walnut: Bit = (pen) => {
  const color = pen.pick(["#c3945f", "#b5854f", "#cfa470"]);
  return (
    oval(0, 0, 29, 25, darker(color, 0.45)) +
    oval(-1, -1, 27.5, 23.4, round(pen, color)) +
    stroke(
      "M-28 0Q0-9 28 0M-20-12q8 3 12-2t14 1 10-2M-22 9q6-4 12 0t14-1 12 2M-8-19q4 6 10 3M-10 17q8-4 16 1",
      darker(color, 0.42),
      2.2,
    )
  );
};

const inBowl = (
  pen: Pen,
  mood: Mood,
  bit: Bit,
  ground: string,
  given: { kind: "bowl" | "basket" | "sack"; color?: string; count?: number; extra?: string },
) => {
  const { kind, color, count = 620, extra = "" } = given;
  const content = heap(pen, bit, { x: 0, y: 6, wide: 268, high: 150, count, ground });
  const vessel =
    kind === "bowl"
      ? bowl(pen, 280, color ?? "#7f9aa0", content)
      : kind === "basket"
        ? basket(pen, 285, content, 175, color)
        : sack(pen, 275, 210, content, color);
  return stage(
    pen,
    mood,
    bananaLeaf(pen, 60, 690, 1020, -5) +
      extra +
      at(600, kind === "sack" ? 440 : 480, vessel) +
      strewn(pen, bit, 860, 700, 210, 50, count > 300 ? 34 : 9) +
      strewn(pen, bit, 260, 730, 150, 32, count > 300 ? 16 : 4),
  );
};

const riceEars = (pen: Pen, x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    stroke("M0 0Q120-40 300 10", "#9c8a45", 5) +
      times(26, (index) =>
        at(
          90 + index * 8.4,
          -23 + (index / 26) ** 1.5 * 34 + (index % 2) * 9,
          oval(0, 0, 14, 5, "#a87f33") + oval(-1, -1, 12.6, 4, pen.pick(["#e2bb5c", "#d9ab4e"])),
          1,
          index % 2 ? 38 : -14,
        ),
      ),
    1.1,
    turn,
  );

export const paddyRice = (pen: Pen, variant: number): string =>
  variant === 1
    ? inBowl(pen, MOODS.sage, paddy, "#b98d3d", {
        kind: "sack",
        extra: riceEars(pen, 880, 640, -12) + riceEars(pen, 900, 700, 8),
      })
    : inBowl(pen, MOODS.sky, white, "#efe6cf", {
        kind: "bowl",
        color: "#5d7f8c",
        extra: riceEars(pen, 60, 620, 4) + riceEars(pen, 40, 670, 16),
      });
export const blackRice = (pen: Pen): string =>
  inBowl(pen, MOODS.rose, black, "#2a2029", { kind: "bowl", color: "#e9ddc6", extra: riceEars(pen, 880, 650, -8) });
export const soybean = (pen: Pen): string => inBowl(pen, MOODS.sage, soy, "#c9a55d", { kind: "basket" });
export const peanut = (pen: Pen): string => inBowl(pen, MOODS.sky, nutShell, "#a9793f", { kind: "basket", count: 190 });
const roasted =
  (colors: readonly string[]): Bit =>
  (pen) => {
    const color = pen.pick(colors);
    return (
      oval(0, 0, 16, 11, darker(color, 0.42)) +
      oval(-0.6, -1, 14.6, 9.8, color) +
      stroke("M-13 1Q-5-5 0 0T13-1", darker(color, 0.5), 2.2)
    );
  };
/** In a sack; on a tray of bamboo, not yet roasted; in three bowls, from green to dark. */
export function coffeeBeans(pen: Pen, variant: number): string {
  const green = roasted(["#a9a878", "#b8b487", "#989a6c"]);
  if (variant === 1) return inBowl(pen, MOODS.sand, bean, "#3a231a", { kind: "sack", count: 420 });
  if (variant === 2)
    return stage(
      pen,
      MOODS.sage,
      bananaLeaf(pen, 50, 700, 1070, -5) +
        at(
          560,
          600,
          basket(pen, 430, heap(pen, green, { x: 0, y: 8, wide: 408, high: 84, count: 640, ground: "#75774f" }), 84),
        ) +
        at(800, 540, heap(pen, bean, { x: 0, y: 20, wide: 120, high: 60, count: 110, ground: "#3a231a" })) +
        at(960, 690, leafOf(pen, 220, "#4b8a55"), 1, -28),
    );
  const one = (x: number, y: number, color: string, bit: Bit, ground: string) =>
    at(x, y, bowl(pen, 170, color, heap(pen, bit, { x: 0, y: 4, wide: 160, high: 74, count: 230, ground })));
  return stage(
    pen,
    MOODS.clay,
    board(pen, 600, 720, 500) +
      one(280, 560, "#e6d8bd", green, "#75774f") +
      one(900, 560, "#5d7f78", bean, "#3a231a") +
      one(590, 600, "#b9c4b0", roasted(["#a9733f", "#b98450", "#96622f"]), "#6a431f") +
      strewn(pen, bean, 620, 756, 360, 14, 26),
  );
}
export const macadamias = (pen: Pen): string =>
  inBowl(pen, MOODS.dusk, macadamia, "#5b3822", {
    kind: "bowl",
    color: "#dcc7a3",
    count: 120,
    extra: at(180, 640, leafOf(pen, 210, "#4f7f52"), 1, -24),
  });
export const walnuts = (pen: Pen): string => inBowl(pen, MOODS.moss, walnut, "#7c5732", { kind: "basket", count: 95 });

export function cardamom(pen: Pen): string {
  return inBowl(pen, MOODS.clay, (each) => (each.random() < 0.55 ? redPod(each) : pod(each)), "#5f4630", {
    kind: "bowl",
    color: "#4f7f78",
    count: 230,
    extra: at(860, 660, leafOf(pen, 300, "#5c8f57"), 1, -30) + at(900, 690, leafOf(pen, 260, "#4f7f52"), 1, -4),
  });
}

export function coffeeCherries(pen: Pen, variant: number): string {
  const sprigs =
    at(870, 640, leafOf(pen, 240, "#3f7a4e"), 1, -34) +
    at(880, 690, leafOf(pen, 260, "#4b8a55"), 1, 4) +
    at(330, 700, leafOf(pen, 220, "#3f7a4e"), 1, 196);
  return inBowl(pen, variant === 1 ? MOODS.sky : MOODS.sand, cherry, "#7a1f27", {
    kind: variant === 1 ? "basket" : "bowl",
    color: variant === 1 ? "#c79a5b" : "#5d7f78",
    count: 230,
    extra: sprigs,
  });
}

export function sesame(pen: Pen): string {
  const half = (x: number, bit: Bit, color: string, ground: string) =>
    at(x, 520, bowl(pen, 200, color, heap(pen, bit, { x: 0, y: 4, wide: 190, high: 92, count: 620, ground })));
  return stage(
    pen,
    MOODS.clay,
    bananaLeaf(pen, 60, 690, 1050, -4) +
      half(370, seed, "#6c8a78", "#b59a63") +
      half(830, blackSeed, "#e8dcc4", "#2b2723") +
      strewn(pen, seed, 560, 730, 160, 24, 60) +
      strewn(pen, blackSeed, 760, 740, 120, 22, 40),
  );
}

export function stickyRice(pen: Pen): string {
  const rice = heap(pen, white, { x: 0, y: 0, wide: 150, high: 84, count: 520, ground: "#d6c9a8" });
  const lid = at(
    860,
    640,
    shadow(pen, 0, 66, 150) +
      path(
        "M-140 40Q-130-50 0-70Q130-50 140 40Q0 96-140 40z",
        pen.linear([
          [0, "#e2bd7d"],
          [1, "#a87742"],
        ]),
      ) +
      stroke(
        times(
          6,
          (index) =>
            `M${-136 + index * 8} ${30 - index * 17}Q0 ${86 - index * 22} ${136 - index * 8} ${30 - index * 17}`,
        ),
        "#8a5f34",
        4,
        'stroke-dasharray="15 9" opacity="0.7"',
      ) +
      stroke("M-20-66Q0-96 20-66", "#8a5f34", 6),
  );
  return stage(
    pen,
    MOODS.sage,
    bananaLeaf(pen, 80, 700, 1000, -6) +
      at(
        520,
        430,
        stroke("M-166 10L-130 260M166 10L130 260", "#8a5f34", 9) +
          basket(pen, 166, rice, 220, "#cfa263") +
          stroke("M-60 220L-84 292M60 220L84 292", "#7c5430", 13),
      ) +
      lid +
      at(
        300,
        690,
        oval(0, 8, 70, 20, "#2a1f1c", 'opacity="0.3"') +
          heap(pen, white, { x: 0, y: 0, wide: 66, high: 54, count: 220, ground: "#d6c9a8" }),
      ) +
      riceEars(pen, 900, 480, 14),
  );
}

export function maize(pen: Pen): string {
  const cob = (isSweet: boolean) => {
    const body = "M-190 0C-170-52-60-62 60-54S196-22 206 0C196 24 150 48 60 54S-170 52-190 0z";
    const kernels = times(8, (row) =>
      times(24, (index) => {
        const [x, y] = [-176 + index * 16 + (row % 2) * 8, -45 + row * 13];
        const color = pen.pick(
          isSweet ? ["#f0c04a", "#f5cf66", "#e6ad38"] : ["#f3ead2", "#e9dcbc", "#6d4260", "#8a5672"],
        );
        return (
          oval(x, y, 8.6, 7, darker(color, 0.28)) +
          oval(x + 0.6, y - 1, 7.4, 5.8, color) +
          oval(x + 2, y - 3, 3, 1.7, lighter(color, 0.6), 'opacity="0.8"')
        );
      }),
    );
    const husk = [-20, -6, 9, 24]
      .map((turn, index) =>
        at(
          -150,
          0,
          path(
            "M0 0C-60-60-170-70-250-30C-180-6-80 20 0 0z",
            pen.linear([
              [0, index % 2 ? "#c2cf8f" : "#9db66c"],
              [1, "#6f8f4a"],
            ]),
          ) + stroke("M0 0Q-110-44-236-30M0 0Q-90-20-200-16", "#7d9a55", 2),
          0.9,
          turn,
        ),
      )
      .join("");
    return (
      oval(0, 52, 220, 24, "#2a1f1c", 'opacity="0.3"') +
      husk +
      path(body, "#a97b28") +
      `<g clip-path="${pen.clip(body)}">${kernels}</g>` +
      path(
        body,
        pen.linear([
          [0, "#fff4d8", 0.28],
          [0.5, "#fff4d8", 0],
          [1, "#2a1f1c", 0.42],
        ]),
      )
    );
  };
  return stage(
    pen,
    MOODS.sky,
    bananaLeaf(pen, 60, 700, 1060, -5) +
      board(pen, 600, 660, 420) +
      at(620, 560, cob(true), 1.25, -8) +
      at(700, 640, cob(false), 1.25, 5) +
      at(480, 720, cob(true), 1.35, -3) +
      strewn(pen, kernel(["#f0c04a", "#e6ad38"], 9, 8), 960, 740, 130, 20, 14),
  );
}
