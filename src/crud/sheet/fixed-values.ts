import type { Words } from "../../contract/text.ts";
import type { ChoiceField } from "../../fields/choice/choice.ts";
import { isChoices } from "../../fields/choices/choices.ts";
import type { Field } from "../../fields/field.ts";
import { wordsOf, type FlagField } from "../../fields/flag/flag.ts";

/** Between values that a cell may have, in the template and in messages. */
export const BETWEEN_VALUES = "; ";

/** The values of a field whose declaration fixes them, as they are written in a sheet; of other fields none. */
export function fixedValues(field: Field): readonly Words[] {
  if (field.kind === "flag") return [true, false].map((isOn) => wordsOf(field as FlagField, isOn));
  if (field.kind === "choice") return [...(field as ChoiceField).among().values()];
  return isChoices(field) ? [...field.among.values()] : [];
}
