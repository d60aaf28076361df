import { expect, it } from "vitest";
import { afterTrips, contextIn, label, NO_SCALARS, reading, value } from "../testing/round-trip.ts";
import { number } from "./number.ts";

const num = number({ label, mode: "num" }).properties[""];
const int = number({ label, mode: "int" }).properties[""];
const float = number({ label, mode: "float" }).properties[""];

it("takes in each mode what §5 lets be typed, within what the column holds", () => {
  expect(["0", "12", "2147483647"].map((wire) => reading(num, wire))).toEqual([value(0), value(12), value(2147483647)]);
  expect(reading(int, "1")).toEqual(value(1));
  expect(["0", "0.5", "12.25"].map((wire) => reading(float, wire))).toEqual([value(0), value(0.5), value(12.25)]);
  for (const odd of ["-1", "2147483648", "1.5", "1e3", "0x10", " 1", "１", "NaN", "99999999999999999999", "abc"])
    expect(reading(num, odd), odd).toHaveProperty("refused");
  expect(reading(int, "0")).toHaveProperty("refused");
  for (const odd of ["-0.5", "1.", ".5", "1.2.3", "1e3", "Infinity"])
    expect(reading(float, odd), odd).toHaveProperty("refused");
  for (const odd of NO_SCALARS) expect(reading(float, odd)).toHaveProperty("refused");
});

it("keeps to its own bounds; missing is nothing, or refused when it is required", () => {
  const bounded = number({ label, mode: "num", min: 5, max: 9, required: true }).properties[""];
  expect([reading(bounded, "7"), reading(num, ""), reading(num, undefined)]).toEqual([
    value(7),
    value(null),
    value(null),
  ]);
  for (const odd of ["4", "10", "", undefined]) expect(reading(bounded, odd)).toHaveProperty("refused");
});

it("is a number in a cell and back", () => {
  for (const given of [0, 7, 123456]) expect(new Set(afterTrips(num, given))).toEqual(new Set([given]));
  expect(new Set(afterTrips(float, 123456789.12345))).toEqual(new Set([123456789.12345]));
  expect([
    num.toCell(7, contextIn("zh")),
    num.fromCell(" 7 ", contextIn("zh")),
    num.fromCell(null, contextIn("zh")),
  ]).toEqual([7, 7, ""]);
});

it("is read from a sheet as the form of its language reads it: Lao digits, marks of thousands and of decimals", () => {
  for (const typed of ["1250", "໑໒໕໐", "1.250", "1,250", "໑.໒໕໐", "１２５０", " 1250 ", "01250"])
    for (const language of ["zh", "lo", "en"] as const)
      expect(reading(num, num.fromCell(typed, contextIn(language))), typed).toEqual(value(1250));
  const read = (typed: string, language: "lo" | "en") => reading(float, float.fromCell(typed, contextIn(language)));
  expect(["1.250", "1,25", "໑.໒໕໐,໕", "0.125", "1.250.000"].map((typed) => read(typed, "lo"))).toEqual(
    [1250, 1.25, 1250.5, 0.125, 1_250_000].map(value),
  );
  expect(["1.250", "1,250", "1,250.5", "໐.໕"].map((typed) => read(typed, "en"))).toEqual(
    [1.25, 1250, 1250.5, 0.5].map(value),
  );
  // What a field would make a number by leaving signs out is refused where nobody sees it.
  for (const odd of ["-5", "12 ເດືອນ", "1.5", "1.25.0", "1,2500", "many"])
    expect(reading(num, num.fromCell(odd, contextIn("lo"))), odd).toHaveProperty("refused");
  for (const odd of ["-0,5", "1.2.3", "1,250,5", "5 kg"]) expect(read(odd, "lo"), odd).toHaveProperty("refused");
});
