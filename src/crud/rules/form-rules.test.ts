import { expect, it } from "vitest";
import { date } from "../../fields/date/date.ts";
import { crop } from "../testing/stored-crop.ts";
import { FORM_RULES } from "./form-rules.ts";

const { besideOf } = FORM_RULES;

const label = { zh: "收获", lo: "ເກັບກ່ຽວ", en: "Harvested" };
const module = {
  ...crop,
  fields: { ...crop.fields, harvestedOn: date({ label }) },
  inOrder: [{ first: "plantedOn", last: "harvestedOn" }],
};

it("compares a later day with the earlier one of the form, once one of them was touched", () => {
  expect(besideOf(module, "plantedOn", undefined)).toBeUndefined();
  const beside = besideOf(module, "harvestedOn", undefined);
  expect(beside?.names).toEqual(["plantedOn"]);
  const error = (plantedOn: string | null, harvestedOn: string | null) =>
    beside?.validate({ plantedOn, harvestedOn })?.en;
  expect(error("2026-05-02", "2026-05-01")).toBe("It cannot be before “planted on en”");
  expect([error("2026-05-01", "2026-05-01"), error(null, "2026-05-01"), error("2026-05-02", null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const wrong = { plantedOn: "2026-05-02", harvestedOn: "2026-05-01" };
  expect(besideOf(module, "harvestedOn", wrong)?.validate(wrong)).toBeUndefined();
  // Fields that are not in the form have their stored values.
  expect(besideOf(module, "harvestedOn", wrong)?.validate({ harvestedOn: "2026-04-01" })).toBeDefined();
});
