export type Point = readonly [x: number, y: number];

/**
 * Letters as pen strokes in a box 20 wide and 28 high (y down); own ones, since a server has no fonts to rely on.
 * `M x y` starts a stroke, `L x y` draws a line, `Q cx cy x y` a curve. 28 signs; of the pairs people mix up
 * (0 and O, 1 and I, 2 and Z, 5 and S, 8 and B) one or none is here. Five of them are 24 bits (AU-02).
 */
const drawn: Readonly<Record<string, string>> = {
  "2": "M1 7 Q2 0 10 0 Q19 0 19 8 Q19 14 10 20 L1 28 L20 28",
  "3": "M2 3 Q6 0 10 0 Q18 0 18 7 Q18 13 9 13 Q19 13 19 20 Q19 28 10 28 Q4 28 1 24",
  "4": "M14 28 L14 0 L1 19 L20 19",
  "5": "M18 0 L4 0 L3 12 Q7 10 10 10 Q19 10 19 19 Q19 28 10 28 Q4 28 1 24",
  "6": "M16 0 Q2 6 2 19 Q2 28 10 28 Q18 28 18 20 Q18 12 10 12 Q4 12 2 18",
  "7": "M1 0 L19 0 L7 28 M5 14 L16 14",
  "8": "M10 13 Q2 12 3 6 Q4 0 10 0 Q16 0 17 6 Q18 12 10 13 Q1 14 1 21 Q1 28 10 28 Q19 28 19 21 Q19 14 10 13",
  "9": "M4 28 Q18 22 18 9 Q18 0 10 0 Q2 0 2 8 Q2 16 10 16 Q16 16 18 10",
  A: "M0 28 L10 0 L20 28 M4 18 L16 18",
  C: "M19 5 Q15 0 10 0 Q1 0 1 14 Q1 28 10 28 Q15 28 19 23",
  D: "M2 0 L2 28 L8 28 Q19 28 19 14 Q19 0 8 0 L2 0",
  E: "M18 0 L2 0 L2 28 L18 28 M2 13 L14 13",
  F: "M18 0 L2 0 L2 28 M2 13 L14 13",
  G: "M19 5 Q15 0 10 0 Q1 0 1 14 Q1 28 10 28 Q19 28 19 16 L11 16",
  H: "M2 0 L2 28 M18 0 L18 28 M2 14 L18 14",
  J: "M8 0 L18 0 M14 0 L14 20 Q14 28 7 28 Q1 28 1 21",
  K: "M2 0 L2 28 M18 0 L2 16 M7 11 L19 28",
  L: "M3 0 L3 28 L19 28",
  M: "M1 28 L3 0 L10 18 L17 0 L19 28",
  N: "M2 28 L2 0 L18 28 L18 0",
  P: "M2 28 L2 0 L10 0 Q19 0 19 8 Q19 16 10 16 L2 16",
  R: "M2 28 L2 0 L10 0 Q18 0 18 7 Q18 14 10 14 L2 14 M9 14 L19 28",
  T: "M0 0 L20 0 M10 0 L10 28",
  U: "M2 0 L2 18 Q2 28 10 28 Q18 28 18 18 L18 0",
  W: "M0 0 L5 28 L10 9 L15 28 L20 0",
  X: "M1 0 L19 28 M19 0 L1 28",
  Y: "M1 0 L10 13 L19 0 M10 13 L10 28",
  V: "M1 0 L10 28 L19 0",
};

/** The signs a captcha is made of. */
export const captchaAlphabet: readonly string[] = Object.keys(drawn);

const CURVE_STEPS = 7;
const LINE_STEPS = 5;

/** The strokes of `sign` as points close enough together to be bent; empty for an unknown sign. */
export function glyphStrokes(sign: string): Point[][] {
  const strokes: Point[][] = [];
  let from: Point = [0, 0];
  for (const [, command, numbers = ""] of (drawn[sign] ?? "").matchAll(/([MLQ])([^MLQ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers.trim().split(/\s+/).map(Number);
    const stroke = strokes.at(-1);
    if (command === "M" || !stroke) {
      strokes.push([[a, b]]);
      from = [a, b];
      continue;
    }
    const to: Point = command === "Q" ? [c, d] : [a, b];
    const bend: Point = command === "Q" ? [a, b] : [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const steps = command === "Q" ? CURVE_STEPS : LINE_STEPS;
    for (let step = 1; step <= steps; step++) stroke.push(onCurve(from, bend, to, step / steps));
    from = to;
  }
  return strokes;
}

function onCurve([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, t: number): Point {
  const u = 1 - t;
  return [u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2];
}
