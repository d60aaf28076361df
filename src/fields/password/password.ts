import type { z } from "zod";
import { orNothing, secretText } from "../../contract/scalars.ts";
import { fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";

export interface PasswordField extends Field<{ "": string | null }> {
  readonly kind: "password";
}

/**
 * A secret a person sets. Calls accept it and never answer it; left empty in an update it stays as it is. The module's
 * `beforeSave` hook must turn it into a hash: the engine refuses to store anything that does not look like one (AU-10).
 */
export function password(options: FieldOptions): PasswordField {
  const property: Property<string | null> = {
    label: options.label,
    schema: (options.required ? secretText(1024).min(1) : orNothing(secretText(1024))) as z.ZodType<string | null>,
    column: "text",
    plainOperator: "eq",
    isSecret: true,
    toCell: () => null,
    fromCell: () => undefined,
  };
  return fieldOf<"password", { "": string | null }>("password", options, { "": property });
}
