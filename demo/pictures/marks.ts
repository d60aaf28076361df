import { at, box, lighter, oval, path, stroke, times, type Pen } from "./pen.ts";

const GROUNDS = [
  "#2f5f52",
  "#8f3f35",
  "#c98a35",
  "#2f5672",
  "#6b7a3a",
  "#5b3f5f",
  "#a9573a",
  "#3f7d8a",
  "#7a5a36",
  "#45664a",
] as const;
const LIGHT = "#fbf4e2";
const GOLD = "#ecc163";

type Motif = (pen: Pen, ground: string) => string;

const mountains: Motif = (_pen, ground) =>
  oval(34, -46, 26, 26, GOLD) +
  path("M-104 60L-40-44L-4 14L30-30L104 60z", LIGHT) +
  path("M-40-44L-4 14L-22 26L-40 8L-60 24z", ground, 'opacity="0.25"') +
  stroke("M-96 82Q-48 66 0 82T96 82", LIGHT, 8);
const leaf: Motif = (_pen, ground) =>
  path("M0 96C-76 50-84-36 0-104C84-36 76 50 0 96z", LIGHT) +
  stroke("M0 110V-60M0 50L-42 10M0 50L42 10M0 6L-34-30M0 6L34-30", ground, 7);
const ear: Motif = () =>
  stroke("M0 110V-40", LIGHT, 8) +
  times(4, (index) =>
    at(
      0,
      40 - index * 40,
      path("M0 0C-50-6-60-40-52-58C-20-54-4-30 0 0zM0 0C50-6 60-40 52-58C20-54 4-30 0 0z", index % 2 ? GOLD : LIGHT),
    ),
  ) +
  path("M0-70C-20-88-14-112 0-126C14-112 20-88 0-70z", GOLD);
const river: Motif = () =>
  oval(0, -30, 44, 44, GOLD) +
  box(-110, -6, 220, 140, "none") +
  times(4, (index) =>
    stroke(`M${-104 + index * 12} ${8 + index * 26}q26-18 52 0t52 0 52 0 ${52 - index * 16} 0`, LIGHT, 9),
  );
const bloom: Motif = (_pen, ground) =>
  times(8, (index) =>
    at(0, 0, path("M0-22C-34-54-26-100 0-112C26-100 34-54 0-22z", index % 2 ? LIGHT : GOLD), 1, index * 45),
  ) +
  oval(0, 0, 26, 26, LIGHT) +
  oval(0, 0, 12, 12, ground);
const berry: Motif = (_pen, ground) =>
  at(-30, 26, oval(0, 0, 54, 60, LIGHT, 'transform="rotate(28)"') + stroke("M-22-46Q14 0-18 52", ground, 9)) +
  at(56, -4, oval(0, 0, 42, 48, GOLD, 'transform="rotate(-30)"') + stroke("M14-38Q-14 0 16 38", ground, 8)) +
  stroke("M-20-40Q0-96 60-104", LIGHT, 8);
const drop: Motif = (_pen, ground) =>
  path("M0-116C44-50 74-16 74 26A74 74 0 0 1-74 26C-74-16-44-50 0-116z", LIGHT) +
  times(3, (index) => stroke(`M-46 ${10 + index * 24}q23-16 46 0t46 0`, ground, 7)) +
  oval(0, -36, 12, 16, GOLD);
const loom: Motif = () =>
  times(3, (row) =>
    times(3, (index) =>
      path(`M${-66 + index * 66} ${-104 + row * 66}l30 38-30 38-30-38z`, (row + index) % 2 ? GOLD : LIGHT),
    ),
  ) + stroke("M-108 106H108", LIGHT, 8);
const hut: Motif = () =>
  path("M0-108L112-6H78L0-76L-78-6H-112z", GOLD) +
  path("M-66-4L0-62L66-4V58H-66z", LIGHT) +
  stroke("M-58 58V104M-20 58V104M20 58V104M58 58V104", LIGHT, 9) +
  stroke("M-96 106H96", GOLD, 8);
const horns: Motif = (_pen, ground) =>
  stroke("M-22-20C-90-10-116-60-96-104M22-20C90-10 116-60 96-104", GOLD, 20) +
  path("M-52-30Q0-54 52-30L34 70Q0 112-34 70z", LIGHT) +
  oval(-20, 10, 7, 9, ground) +
  oval(20, 10, 7, 9, ground) +
  oval(-12, 72, 6, 4, ground) +
  oval(12, 72, 6, 4, ground);

const SIGNS: Readonly<Record<"brand" | "enterprise", readonly Motif[]>> = {
  // In the order of the brands and of the enterprises, each with what it lives by.
  brand: [
    berry,
    leaf,
    ear,
    mountains,
    leaf,
    berry,
    berry,
    leaf,
    ear,
    bloom,
    mountains,
    drop,
    river,
    loom,
    drop,
    leaf,
    bloom,
    mountains,
    drop,
    bloom,
  ],
  enterprise: [
    berry,
    leaf,
    bloom,
    ear,
    river,
    river,
    loom,
    drop,
    ear,
    leaf,
    river,
    mountains,
    ear,
    bloom,
    mountains,
    leaf,
    hut,
    bloom,
    berry,
    leaf,
    leaf,
    mountains,
    berry,
    bloom,
    ear,
    hut,
    drop,
    leaf,
    mountains,
    horns,
  ],
};
const CRESTS: readonly Motif[] = [ear, leaf, mountains];

/** The sign of a brand or an enterprise: one simple figure on one colour. */
export function mark(pen: Pen, of: keyof typeof SIGNS, number: number): string {
  const ground = GROUNDS[(number * 3 + (of === "brand" ? 0 : 4)) % GROUNDS.length] ?? GROUNDS[0];
  const motif = SIGNS[of][number] ?? mountains;
  const isRound = Math.floor(number / 3) % 2 === 0;
  const field = isRound
    ? oval(200, 200, 176, 176, ground) +
      oval(200, 200, 158, 158, "none", `stroke="${lighter(ground, 0.4)}" stroke-width="4"`)
    : box(28, 28, 344, 344, ground, 'rx="76"') +
      box(44, 44, 312, 312, "none", `rx="62" stroke="${lighter(ground, 0.4)}" stroke-width="4"`);
  return field + at(200, 200, motif(pen, ground), isRound ? 0.92 : 1.02);
}

/** The sign of an issuer of certificates, in one ink. */
export const crest = (pen: Pen, number: number, ink: string): string =>
  (CRESTS[number % CRESTS.length]?.(pen, ink) ?? "").replaceAll(LIGHT, ink).replaceAll(GOLD, lighter(ink, 0.35));
