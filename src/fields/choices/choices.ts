import { z } from "zod";
import { listOf, line, says } from "../../contract/scalars.ts";
import type { Words } from "../../contract/text.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import { choiceByLabel } from "../choice/choice-by-label.ts";
import { cellText, fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";

export interface ChoicesOptions extends FieldOptions {
  /**
   * The choices in display order, with their labels. Keys are at most two letters long, as they are shown side by side.
   */
  readonly among: ReadonlyMap<string, Words>;
}

export interface ChoicesField extends Field<{ "": readonly string[] }> {
  readonly kind: "choices";
  readonly among: ReadonlyMap<string, Words>;
}

export const isChoices = (field: { readonly kind: string }): field is ChoicesField => field.kind === "choices";

const BETWEEN = /[,，、;；]/;

/** Several of a fixed set of values, such as months; stored in the order of the set, without duplicates. */
export function choices(options: ChoicesOptions): ChoicesField {
  const { among, required: isRequired = false } = options;
  const ordered = [...among.keys()];
  const keyOf = choiceByLabel(among);
  const chosen = listOf(
    line(100).refine((key) => among.has(key), says(VALIDATION_TEXTS.choice)),
    ordered.length,
  );
  const schema = z.codec(
    chosen,
    z.array(z.string()).refine((keys) => !isRequired || keys.length > 0, says(VALIDATION_TEXTS.required)),
    {
      decode: (keys) => ordered.filter((key) => keys.includes(key)),
      encode: (keys) => keys,
    },
  );
  const property: Property<readonly string[]> = {
    label: options.label,
    schema,
    column: "text[]",
    plainOperator: "eq",
    ...(isRequired ? {} : { initial: [] }),
    toCell: (keys, { language }) => keys.map((key) => among.get(key)?.[language] ?? key).join("; ") || null,
    fromCell: (cell) =>
      cellText(cell)
        .split(BETWEEN)
        .flatMap((part) => part.trim() || [])
        .map((typed) => keyOf(typed) ?? typed),
  };
  return {
    ...fieldOf<"choices", { "": readonly string[] }>("choices", options, { "": property }),
    among,
  };
}
