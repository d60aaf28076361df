import { at, box, darker, f, lighter, oval, path, stroke, times, type Pen } from "./pen.ts";
import {
  bananaLeaf,
  basket,
  board,
  heap,
  leafOf,
  MOODS,
  round,
  shadow,
  shine,
  stage,
  strewn,
  upright,
  type Bit,
} from "./stage.ts";

const dryLeaf: Bit = (pen) =>
  stroke(
    pen.pick(["M-14 4Q-4-12 14-4", "M-12-4Q2 10 13-2", "M-15 0Q-4 6 0 0T15 2"]),
    pen.pick(["#4a5a38", "#5d6b40", "#38452f", "#6f7c4d"]),
    4.6,
  );
const darkLeaf: Bit = (pen) =>
  stroke(
    pen.pick(["M-13 4Q-4-10 13-4", "M-12-4Q2 9 13-2"]),
    pen.pick(["#4b3526", "#5d432d", "#3a2a20", "#6f5236"]),
    4.6,
  );
const bean: Bit = (pen) =>
  oval(0, 0, 15, 10, "#3a241a") +
  oval(-0.6, -1, 13.6, 8.8, pen.pick(["#6a432c", "#5b3826"])) +
  stroke("M-12 1Q-4-4 0 0T12-1", "#2c1a13", 2);

const cup = (pen: Pen, color: string, tea: string): string =>
  shadow(pen, 0, 62, 70) +
  path("M-76-30C-74 30-40 62-26 62H26C40 62 74 30 76-30Q0 0-76-30z", upright(pen, color)) +
  oval(0, -30, 76, 19, lighter(color, 0.4)) +
  oval(
    0,
    -28,
    66,
    14,
    pen.linear([
      [0, darker(tea, 0.2)],
      [1, lighter(tea, 0.2)],
    ]),
  ) +
  shine(22, -31, 18, 3, -4, 0.6) +
  stroke("M-14-66q-10-18 4-34t2-36M16-62q-8-14 4-28t0-30", "#ffffff", 4, 'opacity="0.35"');

export function teaCake(pen: Pen, variant: number): string {
  const leafy = (r: number) =>
    times(260, () => {
      const a = pen.random() * Math.PI * 2;
      const d = Math.sqrt(pen.random()) * r * 0.94;
      return at(
        Math.cos(a) * d,
        Math.sin(a) * d,
        stroke(
          pen.pick(["M-14 3Q-2-9 14-2", "M-12-3Q2 8 13-2", "M-10 0H12"]),
          pen.pick(["#5d432d", "#6f5236", "#3f2e22", "#86663f", "#a1845a"]),
          5,
        ),
        1,
        pen.between(0, 360),
      );
    });
  const cake =
    shadow(pen, 0, 200, 210) +
    oval(0, 10, 216, 212, "#2e2119") +
    oval(0, 0, 214, 208, "#4a3526") +
    leafy(206) +
    oval(
      0,
      0,
      214,
      208,
      pen.radial(
        [
          [0, "#fff0c8", 0.3],
          [0.5, "#fff0c8", 0],
          [1, "#150e0a", 0.55],
        ],
        0.64,
        0.3,
        0.8,
      ),
    ) +
    oval(0, 0, 40, 38, "#2e2119", 'opacity="0.5"');
  const paper =
    shadow(pen, 0, 200, 200) +
    oval(0, 8, 208, 204, "#b9a57e") +
    oval(
      0,
      0,
      206,
      200,
      pen.radial(
        [
          [0, "#fdf8ea"],
          [0.7, "#efe4c8"],
          [1, "#cdbb92"],
        ],
        0.62,
        0.3,
        0.8,
      ),
    ) +
    stroke(
      times(24, (index) => {
        const a = (index / 24) * Math.PI * 2;
        return `M${f(Math.cos(a) * 120)} ${f(Math.sin(a) * 116)}Q${f(Math.cos(a + 0.08) * 165)} ${f(Math.sin(a + 0.08) * 160)} ${f(Math.cos(a) * 200)} ${f(Math.sin(a) * 194)}`;
      }),
      "#c9b78e",
      3,
      'opacity="0.6"',
    ) +
    oval(0, 0, 96, 93, "none", 'stroke="#b5483a" stroke-width="5"') +
    path("M-60 40L-20-20L4 10L26-34L64 40z", "#4f8a6a") +
    oval(34, -46, 13, 13, "#d9863f") +
    stroke("M-64 52H66", "#b5483a", 5);
  return stage(
    pen,
    variant === 1 ? MOODS.clay : MOODS.moss,
    board(pen, 600, 700, 470) +
      (variant === 1 ? at(430, 450, paper) + at(760, 480, cake) : at(440, 470, cake, 1.1) + at(800, 520, paper, 0.8)) +
      at(960, 680, cup(pen, "#e9dfc9", "#9c4a24")) +
      at(230, 700, heap(pen, darkLeaf, { x: 0, y: 20, wide: 110, high: 50, count: 150, ground: "#3a2a20" })),
  );
}

export function greenTea(pen: Pen, variant: number): string {
  const tray = at(
    470,
    590,
    basket(pen, 320, heap(pen, dryLeaf, { x: 0, y: 4, wide: 306, high: 120, count: 620, ground: "#3f4d30" }), 90),
  );
  const pot =
    shadow(pen, 0, 130, 150) +
    path(
      "M-150-20C-160 60-100 130-60 132H60C100 130 160 60 150-20C130-90-130-90-150-20z",
      round(pen, variant === 1 ? "#6f8f86" : "#a9683f", 0.45),
    ) +
    stroke("M146-30Q230-60 214 20Q200 80 134 70", darker(variant === 1 ? "#6f8f86" : "#a9683f", 0.2), 19) +
    path("M-140 10Q-210-10-232-86L-206-92Q-180-30-130-30z", darker(variant === 1 ? "#6f8f86" : "#a9683f", 0.12)) +
    oval(0, -72, 90, 20, darker(variant === 1 ? "#6f8f86" : "#a9683f", 0.3)) +
    path("M-86-76Q0-120 86-76Q0-58-86-76z", round(pen, variant === 1 ? "#7fa097" : "#b5744a", 0.35)) +
    oval(0, -108, 17, 15, darker(variant === 1 ? "#6f8f86" : "#a9683f", 0.1));
  const sprig = [-64, -20, 26].map((turn) => at(0, 0, leafOf(pen, 150, "#6aa84f"), 1, turn)).join("");
  return stage(
    pen,
    variant === 1 ? MOODS.rose : MOODS.sky,
    bananaLeaf(pen, 50, 700, 1070, -5) +
      tray +
      at(880, 500, pot, 0.95) +
      at(800, 690, cup(pen, "#f3ede0", "#b5b552")) +
      at(980, 700, cup(pen, "#f3ede0", "#b5b552"), 0.9) +
      at(250, 700, sprig, 1.1) +
      strewn(pen, dryLeaf, 560, 745, 140, 20, 22),
  );
}

/** A standing bag with a folded top and a drawn label. */
const bag = (pen: Pen, color: string, label: string): string =>
  shadow(pen, 0, 190, 150) +
  path("M-130-170L-146 170Q-140 194-120 194H124Q146 194 146 170L130-170z", upright(pen, color)) +
  path("M-134-214H134L130-166H-130z", darker(color, 0.16)) +
  stroke("M-132-192H132", lighter(color, 0.3), 2, 'opacity="0.6"') +
  path("M-130-166L-112 190M130-166L112 190", "none", `stroke="${darker(color, 0.3)}" stroke-width="3" opacity="0.4"`) +
  box(-88, -96, 176, 210, "#fbf4e2", 'rx="6"') +
  box(-78, -86, 156, 190, "none", `stroke="${color}" stroke-width="3" rx="4"`) +
  label;

const hillsLabel = (one: string, two: string) =>
  oval(34, -40, 22, 22, "#e39a3f") +
  path("M-74 40Q-40-30-10 10Q20-20 74 34V60H-74z", one) +
  path("M-74 50Q-20 16 20 44T74 40V98H-74z", two) +
  stroke("M-60 74Q0 60 60 74M-66 88Q0 76 66 88", "#fbf4e2", 3);

export const coffeeBag = (pen: Pen): string =>
  stage(
    pen,
    MOODS.sky,
    board(pen, 600, 710, 470) +
      at(430, 480, bag(pen, "#3f5f58", hillsLabel("#7fa58a", "#4f7f6a")), 1.15) +
      at(740, 510, bag(pen, "#b5573a", hillsLabel("#d9a06a", "#a9663f")), 1) +
      at(960, 660, cup(pen, "#e9dfc9", "#4a2a1c"), 1.05) +
      strewn(pen, bean, 560, 745, 240, 20, 34) +
      at(250, 716, heap(pen, bean, { x: 0, y: 10, wide: 100, high: 54, count: 90, ground: "#3a231a" })),
  );

/** A cup below a dripper, with the jug from which it is poured. */
export const coffeeCup = (pen: Pen): string => {
  const glass = "#cfe0dc";
  return stage(
    pen,
    MOODS.rose,
    board(pen, 600, 710, 470) +
      at(
        470,
        520,
        shadow(pen, 0, 168, 130) +
          path("M-96 20H96L118 150Q110 170 88 170H-88Q-110 170-118 150z", glass, 'opacity="0.75"') +
          path("M-108 92H108L118 150Q110 170 88 170H-88Q-110 170-118 150z", "#4a2a1c") +
          oval(0, 92, 108, 17, "#6a432c") +
          stroke("M106 40Q176 50 166 104T120 142", glass, 15) +
          box(-120, 4, 240, 18, darker(glass, 0.3), 'rx="9"') +
          path("M-150-130H150L46 4H-46z", round(pen, "#f3ede0", 0.3)) +
          oval(0, -130, 150, 30, "#f8f3e6") +
          oval(0, -127, 132, 23, "#5b3826") +
          times(60, () =>
            at(pen.between(-110, 110), -128 + pen.between(-14, 14), bean(pen), 0.5, pen.between(0, 360)),
          ) +
          shine(60, -80, 10, 34, 24, 0.5),
      ) +
      at(820, 650, cup(pen, "#6f8f86", "#4a2a1c"), 1.5) +
      strewn(pen, bean, 640, 750, 300, 14, 26),
  );
};

/** A pan in which beans are roasted by hand over embers. */
export const coffeeRoast = (pen: Pen): string =>
  stage(
    pen,
    MOODS.dusk,
    at(
      590,
      560,
      shadow(pen, 0, 168, 330) +
        path("M-250 60H250L226 168H-226z", upright(pen, "#8a5a44")) +
        times(40, () =>
          oval(pen.between(-220, 220), pen.between(50, 68), 16, 8, pen.pick(["#e2632f", "#f0a03c", "#5b2a20"])),
        ) +
        stroke("M300-30L620-110", "#5b4636", 26) +
        oval(0, 0, 340, 86, "#2b2a2c") +
        oval(0, -8, 322, 74, "#454548") +
        heap(pen, bean, { x: 0, y: 10, wide: 270, high: 70, count: 520, ground: "#3a231a" }) +
        stroke("M-60-40L-260-260", "#c79a5b", 20) +
        oval(-46, -26, 44, 26, "#b98a4f") +
        stroke("M-40-110q-22-40 6-74t4-70M110-100q-20-36 8-66t2-60", "#ffffff", 7, 'opacity="0.3"'),
    ) + strewn(pen, bean, 620, 762, 420, 14, 26),
  );

export const teaBox = (pen: Pen): string => {
  const tin = (color: string, label: string) =>
    shadow(pen, 0, 190, 120) +
    box(-110, -150, 220, 340, upright(pen, color), 'rx="10"') +
    oval(0, -150, 110, 26, lighter(color, 0.3)) +
    path("M-114-196H114V-140Q0-110-114-140z", upright(pen, darker(color, 0.2))) +
    oval(0, -196, 114, 27, lighter(color, 0.12)) +
    label;
  return stage(
    pen,
    MOODS.sand,
    board(pen, 600, 710, 470) +
      at(
        420,
        480,
        tin(
          "#4f7f6a",
          at(
            0,
            40,
            oval(0, 0, 80, 80, "#fbf4e2") + `<g transform="scale(0.9)">${hillsLabel("#8fb58a", "#4f7f6a")}</g>`,
          ),
        ),
        1.1,
      ) +
      at(
        690,
        520,
        tin("#a9483a", at(0, 40, oval(0, 0, 80, 80, "#fbf4e2") + at(-60, 30, leafOf(pen, 130, "#6aa84f"), 1, -34))),
        0.95,
      ) +
      at(930, 680, cup(pen, "#f3ede0", "#c08a34"), 1.1) +
      at(240, 720, heap(pen, dryLeaf, { x: 0, y: 10, wide: 110, high: 46, count: 150, ground: "#3f4d30" })),
  );
};
