import type { z } from "zod";
import { line, orNothing, says } from "../../contract/scalars.ts";
import type { Words } from "../../contract/text.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import { cellText, fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";
import { choiceByLabel } from "./choice-by-label.ts";

export interface ChoiceOptions extends FieldOptions {
  /** The choices and their labels. A function, because they may not be complete when the field is declared. */
  readonly among: () => ReadonlyMap<string, Words>;
  /** Colours of the tags that show the choices, by key (`Tag`); without any they are plain words. */
  readonly colors?: Readonly<Record<string, string>>;
  /** Its filter lists the choices that have records first; for many of which most have none. */
  readonly isUsedFirst?: true;
}

export interface ChoiceField extends Field<{ "": string | null }> {
  readonly kind: "choice";
  readonly among: () => ReadonlyMap<string, Words>;
  readonly colors: Readonly<Record<string, string>> | undefined;
  readonly isUsedFirst: boolean;
}

const LONGEST = 100;

/** One of a fixed set of values; a set that people maintain is a dictionary. */
export function choice(options: ChoiceOptions): ChoiceField {
  const { among } = options;
  const value = line(LONGEST)
    .min(1)
    .refine((key) => among().has(key), says(VALIDATION_TEXTS.choice));
  const property: Property<string | null> = {
    label: options.label,
    schema: (options.required ? value : orNothing(value)) as z.ZodType<string | null>,
    column: "text",
    plainOperator: "eq",
    toCell: (key, { language }) => (key === null ? null : (among().get(key)?.[language] ?? key)),
    fromCell: (cell) => choiceByLabel(among())(cellText(cell)) ?? cellText(cell),
  };
  return {
    ...fieldOf<"choice", { "": string | null }>("choice", options, { "": property }),
    among,
    colors: options.colors,
    isUsedFirst: options.isUsedFirst === true,
  };
}
