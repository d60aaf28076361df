import { isSameValue, type FieldComparison, type Values } from "../../fields/field-value.ts";
import type { Module } from "../define-module.ts";
import { outOfOrder, tooEarly } from "../in-order.ts";

/** The comparison of a field with those it must not be before (`inOrder`); undefined where there are none. */
export function besideOf(module: Module, name: string, stored: Values | undefined): FieldComparison | undefined {
  const inOrder = (module.inOrder ?? []).filter(({ last }) => last === name);
  if (inOrder.length === 0) return undefined;
  return {
    names: inOrder.map(({ first }) => first),
    problem(form) {
      const valueOf = (field: string) => (field in form ? form[field] : stored?.[field]);
      const isTouched = (field: string) => !isSameValue(valueOf(field), stored?.[field]);
      const [pair] = outOfOrder({ inOrder }, valueOf);
      return pair && (isTouched(pair.first) || isTouched(pair.last)) ? tooEarly(module, pair) : undefined;
    },
  };
}
