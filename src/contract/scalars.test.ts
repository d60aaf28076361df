import { describe, expect, test } from "vitest";
import { z } from "zod";
import { day, decimal, flag, int, line, lines, listOf, orNothing, recordId, secretText } from "./scalars.ts";
import { fieldErrorsOf } from "./validation.ts";

const accepts = (schema: z.ZodType, value: unknown) => z.safeDecode(schema, value).success;
const words = (schema: z.ZodType, value: unknown) => {
  const result = z.safeDecode(z.object({ field: schema }), { field: value });
  return result.success ? undefined : fieldErrorsOf(result.error, { field: value })[0]?.words.en;
};

describe("whole numbers", () => {
  test.each([
    ["0", 0],
    ["-7", -7],
    ["9007199254740991", 9007199254740991],
    [5, 5],
  ])("%j is read as %j", (wire, value) => {
    expect(z.decode(int(), wire)).toBe(value);
  });
  test.each([
    "",
    " 1",
    "1 ",
    "+1",
    "01",
    "1.0",
    "1e3",
    "0x10",
    "٣",
    "1_000",
    "9007199254740992",
    "NaN",
    "Infinity",
    "null",
    [],
    {},
    true,
    null,
  ])("%j is refused", (wire) => {
    expect(accepts(int(), wire)).toBe(false);
  });
});

test.each(["1.5", "-0.25", "0", "120"])("the decimal %s is read", (wire) => {
  expect(z.decode(decimal(), wire)).toBe(Number(wire));
});
test.each(["1,5", ".5", "5.", "1e5", "--1", "1.2.3", "NaN"])("the decimal %j is refused", (wire) => {
  expect(accepts(decimal(), wire)).toBe(false);
});

test("a flag is true or false, 1 or 0, nothing else", () => {
  expect([true, false, "1", "0", "true", "false"].map((wire) => z.decode(flag, wire as never))).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
  for (const wire of ["yes", "", "on", 1, 0, null, "TRUE"]) expect(accepts(flag, wire)).toBe(false);
});

describe("text", () => {
  test("a line is trimmed and kept otherwise", () => {
    expect(z.decode(line(), "  ກະສິກຳ 农业 \u{1f33e} ")).toBe("ກະສິກຳ 农业 \u{1f33e}");
  });
  test.each(["a\u0000b", "a\nb", "a\u001bb", "\ud800", "a\u0085b"])("a line with %j is refused (IN-06)", (wire) => {
    expect(accepts(line(), wire)).toBe(false);
  });
  test("several lines keep their breaks as LF", () => {
    expect(z.decode(lines(), "a\r\nb\rc\td")).toBe("a\nb\nc\td");
    expect(accepts(lines(), "a\u0000")).toBe(false);
  });
  test("a secret is kept as it is, but holds no control characters (IN-06)", () => {
    expect(z.decode(secretText(), " ລະຫັດ １\u{1f33e} ")).toBe(" ລະຫັດ １\u{1f33e} ");
    for (const wire of ["abc\u0000defgh", "abc\ndefgh", "abcdefg\ud800"])
      expect(accepts(secretText(), wire)).toBe(false);
  });
});

test.each(["2026-02-28", "2024-02-29"])("the day %s exists", (wire) => expect(accepts(day, wire)).toBe(true));
test.each(["2026-02-29", "2026-13-01", "2026-1-1", "20260101", "2026-01-01T00:00:00Z", "0000-00-00", "tomorrow"])(
  "the day %s is refused",
  (wire) => {
    expect(accepts(day, wire)).toBe(false);
  },
);

test.each([
  "1",
  "01890A5D-AC96-774B-BCCE-B302099A8057",
  "01890a5d-ac96-774b-bcce-b302099a8057 ",
  "01890a5dac96774bbcceb302099a8057",
  "../../etc",
  "'",
])("the id %j is refused (IN-10)", (wire) => {
  expect(accepts(recordId, wire)).toBe(false);
});

test("a list is comma text or indexed texts", () => {
  expect(z.decode(listOf(int()), "1, 2,3")).toEqual([1, 2, 3]);
  expect(z.decode(listOf(line()), ["a", "b"])).toEqual(["a", "b"]);
  expect(z.encode(listOf(int()), [1, 2])).toEqual(["1", "2"]);
  expect(accepts(listOf(int()), "1,x")).toBe(false);
  expect(accepts(listOf(line(), 2), ["a", "b", "c"])).toBe(false);
});

test.each([int(), int(1), int(0, 5)])("a whole number out of all bounds breaks one rule, not two", (schema) => {
  const wire = "9007199254740993";
  const { error = new z.ZodError([]) } = z.safeDecode(schema, wire);
  expect(fieldErrorsOf(error, wire).map((each) => each.words.en)).toEqual(["At most {max}"]);
});

test("empty text means nothing where a value may be missing", () => {
  expect(z.decode(orNothing(int()), "")).toBeNull();
  expect(z.decode(orNothing(int()), "5")).toBe(5);
  expect(z.encode(orNothing(int()), null)).toBeNull();
});

test.each([
  [int(), undefined, "This is required"],
  [line().min(1), "  ", "This is required"],
  [int(), "abc", "Enter a whole number"],
  [int(0, 2_147_483_647), -5.5, "Enter a whole number, {min} or more"],
  [int(0, 2_147_483_647), "-5.5", "Enter a whole number, {min} or more"],
  [int(1, 12), 2.5, "Enter a whole number from {min} to {max}"],
  [int(1, 12), 1e300, "Enter a whole number from {min} to {max}"],
  [decimal(), "abc", "Enter a number"],
  [int(0, 5), "9", "At most {max}"],
  [line(3), "abcd", "At most {max} characters"],
  [line(), ["a"], "Only one value is accepted"],
  [z.enum(["a", "b"]), "c", "Choose one from the list"],
  [day, "x", "Enter a valid date (YYYY-MM-DD)"],
  [line(), "a\u0000", "Contains invisible control characters. Delete the text and type it again"],
  [listOf(line(), 1), ["a", "b"], "At most {max} items"],
] as const)("%#: what is wrong is said in words", (schema, value, expected) => {
  expect(words(schema, value)).toBe(expected);
});

test("the rule of a whole number is said with its limits", () => {
  const { error = new z.ZodError([]) } = z.safeDecode(int(1, 12), 2.5);
  expect(fieldErrorsOf(error, 2.5)).toMatchObject([{ parameters: { min: 1, max: 12 } }]);
});
