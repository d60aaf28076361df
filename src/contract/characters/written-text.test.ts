import { expect, test } from "vitest";
import { z } from "zod";
import { isEmptyText, orNothing, secretText } from "../scalars.ts";
import { fieldErrorsOf } from "../validation.ts";
import { identifier, writtenLine, writtenLines } from "./written-text.ts";

const accepts = (schema: z.ZodType, value: unknown) => z.safeDecode(schema, value).success;

test("what somebody writes loses the direction marks that a paste brought, and is empty if nothing is visible (IN-06)", () => {
  expect(z.decode(writtenLine(), "\u202dab\u202c ກະ\u200bສິກຳ\u200e")).toBe("ab ກະ\u200bສິກຳ");
  expect(z.decode(writtenLines(), "a\u202eb\r\n\u2066c\u2069")).toBe("ab\nc");
  for (const wire of ["\u200b", " \u202e\ufeff", "\u3164"]) {
    expect(z.decode(writtenLine(), wire)).toBe("");
    expect(accepts(writtenLines().min(1), wire)).toBe(false);
    expect(z.decode(orNothing(writtenLine()), wire)).toBe(null);
    expect(z.decode(orNothing(secretText(), isEmptyText), wire)).toBe(wire);
  }
});

test("an identifier is the same under width and refuses invisible characters", () => {
  expect(z.decode(identifier(), "ＡＢ１")).toBe("AB1");
  for (const wire of ["a\u200bb", "a\u202eb", "a\ufeffb", "a\u00adb"]) expect(accepts(identifier(), wire)).toBe(false);
});

// Normalising it would block the event loop for a minute, and this test would time out (RL-04).
test("an identifier far too long is refused without being normalised", () => {
  const result = z.safeDecode(identifier(), `a${"\u0301\u0316".repeat(340_000)}`);
  expect(fieldErrorsOf(result.error ?? new z.ZodError([]), "")[0]?.words.en).toBe("At most {max} characters");
  expect(z.decode(identifier(8), "\u1112\u1161\u11ab".repeat(8))).toBe("\ud55c".repeat(8));
});
