import type { z } from "zod";
import { orNothing, recordId } from "../../contract/scalars.ts";
import { chosenProperty, fieldOf, type Field, type FieldOptions, type ReferenceTarget } from "../field.ts";

export interface ReferenceOptions extends FieldOptions {
  /** The referenced module. A tree gives its own path, because it cannot refer to itself before it is declared. */
  readonly to: ReferenceTarget | `/${string}`;
}

export interface ReferenceField<Value extends string | null = string | null> extends Field<{ "": Value }> {
  readonly kind: "reference";
  /** Path of the referenced module's calls. */
  readonly path: `/${string}`;
  /** To people. */
  readonly isOfPeople: boolean;
}

/**
 * A reference to another record: stored as its id, shown by its title. The record must exist when it is saved, and
 * cannot be deleted while it is referenced.
 */
export function reference(options: ReferenceOptions & { readonly required: true }): ReferenceField<string>;
export function reference(options: ReferenceOptions): ReferenceField;
export function reference(options: ReferenceOptions): ReferenceField {
  const schema = (options.required ? recordId : orNothing(recordId)) as z.ZodType<string | null>;
  const property = chosenProperty(options, { target: options.to }, schema);
  return {
    ...fieldOf<"reference", { "": string | null }>("reference", options, { "": property }),
    path: typeof options.to === "string" ? options.to : options.to.path,
    isOfPeople: typeof options.to !== "string" && options.to.ofPeople === true,
  };
}
