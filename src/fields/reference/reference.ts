import type { z } from "zod";
import { orNothing, recordId } from "../../contract/scalars.ts";
import { cellText, fieldOf, type Field, type FieldOptions, type Property, type ReferenceTarget } from "../field.ts";

export interface ReferenceOptions extends FieldOptions {
  /** The module referred to. A tree names its own path, as it cannot name itself before it is declared. */
  readonly to: ReferenceTarget | `/${string}`;
}

export interface ReferenceField<Value extends string | null = string | null> extends Field<{ "": Value }> {
  readonly kind: "reference";
  /** Address of the calls of the module referred to. */
  readonly path: `/${string}`;
}

/** Another record, kept as its id and shown by its title. It must be there when it is saved, and cannot go while it is used. */
export function reference(options: ReferenceOptions & { readonly required: true }): ReferenceField<string>;
export function reference(options: ReferenceOptions): ReferenceField;
export function reference(options: ReferenceOptions): ReferenceField {
  const source = { target: options.to };
  const property: Property<string | null> = {
    label: options.label,
    schema: (options.required ? recordId : orNothing(recordId)) as z.ZodType<string | null>,
    column: "text",
    plainOperator: "eq",
    source,
    toCell: (value, { titleOf }) => (value === null ? null : (titleOf(source, value) ?? value)),
    fromCell: (cell, { keyOf }) => keyOf(source, cellText(cell)) ?? cellText(cell),
  };
  return {
    ...fieldOf<"reference", { "": string | null }>("reference", options, { "": property }),
    path: typeof options.to === "string" ? options.to : options.to.path,
  };
}
