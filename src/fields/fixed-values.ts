import type { Words } from "../contract/text.ts";
import type { ChoiceField } from "./choice/choice.ts";
import { isChoices } from "./choices/choices.ts";
import type { Field } from "./field.ts";
import { wordsOf, type FlagField } from "./flag/flag.ts";

/** Between values that a cell may have, in the template of a sheet and in messages. */
export const BETWEEN_VALUES = "; ";

/** The choices that a field's declaration fixes, by key; undefined for other fields. */
export function fixedChoices(field: Field): ReadonlyMap<string, Words> | undefined {
  if (field.kind === "choice") return (field as ChoiceField).among();
  return isChoices(field) ? field.among : undefined;
}

/** The values of a field whose declaration fixes them, as they are written in a sheet; of other fields none. */
export function fixedValues(field: Field): readonly Words[] {
  if (field.kind === "flag") return [true, false].map((isOn) => wordsOf(field as FlagField, isOn));
  return [...(fixedChoices(field)?.values() ?? [])];
}
