import sharp from "sharp";
import { expect, test } from "vitest";
import { captchaAlphabet, glyphStrokes } from "./captcha-glyphs.ts";
import { isSameCaptcha, newCaptcha } from "./captcha-image.ts";

test("AU-02: five signs of at least twenty bits, look-alikes counted as one", () => {
  const different = captchaAlphabet.filter(
    (sign, place) => !captchaAlphabet.slice(0, place).some((one) => isSameCaptcha(one, sign)),
  );
  expect(5 * Math.log2(different.length)).toBeGreaterThan(20);
  const answers = Array.from({ length: 2_000 }, () => newCaptcha().answer);
  expect(answers.every((answer) => /^[2-9A-HJ-NPR-Y]{5}$/.test(answer))).toBe(true);
  expect(new Set(answers).size).toBeGreaterThan(1_990);
  for (const sign of captchaAlphabet) expect(answers.some((answer) => answer.includes(sign))).toBe(true);
});

test("every sign is drawn inside its box", () => {
  for (const sign of captchaAlphabet) {
    const points = glyphStrokes(sign).flat();
    expect(points.length).toBeGreaterThan(5);
    expect(points.filter(([x, y]) => Math.abs(x - 10) > 10.01 || Math.abs(y - 14) > 14.01)).toEqual([]);
  }
});

test("AU-02: the picture is a PNG of 320 × 112 without text, metadata or the answer, and never the same twice", async () => {
  const captcha = newCaptcha();
  const [one, two] = await Promise.all([captcha.png(), captcha.png()]);
  const { format, width, height, exif, xmp, icc } = await sharp(one).metadata();
  expect([format, width, height, exif, xmp, icc]).toEqual(["png", 320, 112, undefined, undefined, undefined]);
  const chunks = [...one.toString("latin1").matchAll(/(IHDR|PLTE|IDAT|IEND|tEXt|zTXt|iTXt|eXIf|tIME)/g)].map(
    ([name]) => name,
  );
  expect(chunks.filter((name) => !["IHDR", "PLTE", "IDAT", "IEND"].includes(name))).toEqual([]);
  expect(one.includes(captcha.answer)).toBe(false);
  expect(one.equals(two)).toBe(false);
  expect(one.length).toBeLessThan(16_000);
});

test("a person's spelling counts: case, width, spaces and look-alikes do not", () => {
  for (const typed of ["2U5R8", "2u5r8", " 2 u5r8 ", "２Ｕ５ｒ８", "zvsRB"])
    expect(isSameCaptcha("2U5R8", typed)).toBe(true);
  for (const typed of ["", "2U5R", "2U5R88", "2U5R7", "2U5R8".repeat(20)])
    expect(isSameCaptcha("2U5R8", typed)).toBe(false);
  expect(isSameCaptcha("", "")).toBe(false);
});
