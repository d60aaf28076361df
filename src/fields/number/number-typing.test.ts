import { expect, it } from "vitest";
import { allowedNumber } from "./number-typing.ts";

it.each([
  ["num", "0042", "0042"],
  ["num", "-4.2e3", "423"],
  ["int", "0042", "42"],
  ["int", "0", ""],
  ["int", "１２３", "123"],
  ["float", "1.2.3", "1.23"],
  ["float", ".5", "0.5"],
  ["float", "3。5", "3.5"],
  ["float", "໑໒.໕", "12.5"],
  ["float", "1,234.5 kg", "1234.5"],
  ["num", "十", ""],
] as const)("in mode %s, %j typed stays as %j", (mode, typed, kept) => {
  expect(allowedNumber(mode, typed)).toBe(kept);
});

it.each([
  [".", "1,234.5", "1234.5"],
  [".", "1.234,5", "1234.5"],
  [".", "12,", "12"],
  [".", "12,5", "12.5"],
  [".", "1,234", "1234"],
  [".", "1.234", "1.234"],
  [".", "1.234.567", "1234567"],
  [".", "1.5.", "1.5"],
  [",", "1.234,5", "1234,5"],
  [",", "1,234.5", "1234,5"],
  [",", "12.", "12,"],
  [",", "12.5", "12,5"],
  [",", "1.234", "1234"],
  [",", "1,234", "1,234"],
  [",", ",5", "0,5"],
  [",", "1,5.", "1,5"],
  [",", "໑.໒໓໔,໕", "1234,5"],
] as const)("where decimals stand behind %j, %j is kept as %j", (mark, typed, kept) => {
  expect(allowedNumber("float", typed, mark)).toBe(kept);
});
