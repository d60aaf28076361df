import { randomInt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { limitConcurrency } from "../concurrency-limit.ts";
import { captchaAlphabet, glyphStrokes } from "./captcha-glyphs.ts";
import type { Point } from "./captcha-glyphs.ts";

export interface Captcha {
  /** Five signs of `captchaAlphabet`; compare with `isSameCaptcha`. Never leaves the server (AU-02). */
  readonly answer: string;
  /** Draws it: PNG, 160 × 56 CSS pixels at double density, no metadata. Rejects with `Busy`. */
  png(): Promise<Buffer>;
}

const SIGNS = 5;
const WIDTH = 320;
const HEIGHT = 112;

// Drawing costs about 15 ms of a core and needs no sign-in: it must not be a lever (RL-03, RL-06).
const queued = limitConcurrency(Math.max(1, availableParallelism() - 1), 200);

export function newCaptcha(): Captcha {
  const answer = Array.from({ length: SIGNS }, () => captchaAlphabet[randomInt(captchaAlphabet.length)] ?? "A").join(
    "",
  );
  return {
    answer,
    png: () =>
      queued(async () => {
        const { default: sharp } = await import("sharp");
        return sharp(Buffer.from(draw(answer)))
          .png({ palette: true, colours: 32, compressionLevel: 9 })
          .toBuffer();
      }),
  };
}

// Look-alikes count as one character. Only V reduces the alphabet: 27 signs remain, 23.8 bits.
const readAs: Readonly<Record<string, string>> = { V: "U", Z: "2", S: "5", B: "8" };

/**
 * The form in which answers are compared and stored as hashes: case, width (NFKC), spaces and look-alikes do not count.
 */
export const captchaForm = (text: string): string =>
  text
    .slice(0, 64)
    .normalize("NFKC")
    .replace(/\s/g, "")
    .toUpperCase()
    .replace(/[VZSB]/g, (sign) => readAs[sign] ?? sign);

/** Compares the given text with the answer in constant time, ignoring case and look-alikes. */
export function isSameCaptcha(answer: string, given: string): boolean {
  const [a, b] = [Buffer.from(captchaForm(answer)), Buffer.from(captchaForm(given))];
  return a.length === b.length && a.length > 0 && timingSafeEqual(a, b);
}

/** `from` … `to`, from the system's generator: a guessable one would make pictures repeatable. */
const between = (from: number, to: number) => from + (randomInt(1_000_001) / 1_000_000) * (to - from);

/** Own light ground, so that it reads the same in the light and the dark theme. */
function draw(answer: string): string {
  const hue = Math.round(between(0, 360));
  const bend = wave();
  const letters = [...answer].map((sign, place) => letter(sign, place, bend));
  const ink = `hsl(${hue} 45% 26%)`;
  // Strokes of the same ink and width as the letters: they cannot be taken away by colour or thickness.
  const scratches = Array.from({ length: 2 }, () => scratch());
  // Cuts of the ground's colour through the letters break their outlines where a program would follow them.
  const cuts = Array.from({ length: 2 }, () => scratch());
  const spots = Array.from({ length: 90 }, () => spot(hue));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="hsl(${hue} 30% 92%)"/>`,
    ...spots,
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${letters.join("")}</g>`,
    `<g fill="none" stroke="hsl(${hue} 30% 92%)" stroke-width="2.2">${cuts.map((d) => `<path d="${d}"/>`).join("")}</g>`,
    `<g fill="none" stroke="${ink}" stroke-linecap="round">`,
    ...scratches.map((d) => `<path d="${d}" stroke-width="${between(3, 4.5).toFixed(1)}"/>`),
    `</g></svg>`,
  ].join("");
}

/** One bend of the whole picture, so that letters cannot be cut apart by upright lines. */
function wave(): (point: Point) => Point {
  const [tall, wide] = [between(4, 8), between(3, 6)];
  const [perX, perY] = [between(55, 90), between(40, 70)];
  const [startX, startY] = [between(0, 6.28), between(0, 6.28)];
  return ([x, y]) => [x + wide * Math.sin(y / perY + startY), y + tall * Math.sin(x / perX + startX)];
}

function letter(sign: string, place: number, bend: (point: Point) => Point): string {
  const turn = between(-0.38, 0.38);
  const lean = between(-0.25, 0.25);
  const [sizeX, sizeY] = [between(2, 2.5), between(2, 2.5)];
  const [atX, atY] = [42 + place * 58 + between(-7, 5), HEIGHT / 2 + between(-8, 8)];
  const put = ([x, y]: Point): Point => {
    const [cx, cy] = [(x - 10) * sizeX + (14 - y) * lean * sizeY, (y - 14) * sizeY];
    return [atX + cx * Math.cos(turn) - cy * Math.sin(turn), atY + cx * Math.sin(turn) + cy * Math.cos(turn)];
  };
  const path = glyphStrokes(sign).map((stroke) => pathOf(stroke.map((point) => bend(put(point)))));
  return `<path d="${path.join("")}" stroke-width="${between(5.5, 7.5).toFixed(1)}"/>`;
}

function scratch(): string {
  const points: Point[] = [];
  const [middle, tall, per, start] = [between(24, 88), between(16, 36), between(22, 50), between(0, 6.28)];
  const slope = between(-0.2, 0.2);
  const from = between(-5, 60);
  const to = between(240, 325);
  for (let x = from; x <= to; x += 7) points.push([x, middle + slope * (x - 160) + tall * Math.sin(x / per + start)]);
  return pathOf(points);
}

function spot(hue: number): string {
  const [x, y, radius] = [between(0, WIDTH), between(0, HEIGHT), between(0.8, 3.2)];
  const shade = Math.round(between(45, 80));
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="hsl(${hue} 30% ${shade}%)"/>`;
}

const pathOf = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
