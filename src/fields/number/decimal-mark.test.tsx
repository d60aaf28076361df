import { expect, it } from "vitest";
import { formatNumber } from "../../web/format/number.ts";
import { decimalMark } from "./number-typing.ts";

it("is in fields the one of what is shown", () => {
  for (const language of ["zh", "lo", "en"] as const)
    expect(formatNumber(0.5, language)).toBe(`0${decimalMark(language)}5`);
});
