import { defineTexts, inEveryLanguage, type Words } from "../../contract/text.ts";
import type { InOrder, Module } from "../define-module.ts";

const timeOf = (value: unknown): number => (typeof value === "string" ? Date.parse(value) : Number.NaN);

/** The declared pairs whose second value is before the first. A missing value is never out of order. */
export const outOfOrder = (
  { inOrder = [] }: Pick<Module, "inOrder">,
  valueOf: (name: string) => unknown,
): readonly InOrder[] => inOrder.filter(({ first, last }) => timeOf(valueOf(last)) < timeOf(valueOf(first)));

const { notBefore } = defineTexts("in-order", {
  notBefore: { zh: "不能早于“{first}”", lo: "ບໍ່ສາມາດຢູ່ກ່ອນ “{first}”", en: "It cannot be before “{first}”" },
});

export const tooEarly = ({ fields }: Pick<Module, "fields">, { first }: InOrder): Words =>
  inEveryLanguage(notBefore, { first: fields[first]?.label ?? "" });
