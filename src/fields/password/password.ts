import type { z } from "zod";
import { isEmptyText, orNothing, secretText } from "../../contract/scalars.ts";
import { fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";

export interface PasswordField extends Field<{ "": string | null }> {
  readonly kind: "password";
}

/**
 * A password. Calls accept it and never return it; empty in an update keeps the stored one. The module's `beforeSave`
 * hook must hash it: the engine refuses to store anything that is not a hash (AU-10).
 */
export function password(options: FieldOptions): PasswordField {
  const property: Property<string | null> = {
    label: options.label,
    schema: (options.required ? secretText(1024).min(1) : orNothing(secretText(1024), isEmptyText)) as z.ZodType<
      string | null
    >,
    column: "text",
    plainOperator: "eq",
    isSecret: true,
    toCell: () => null,
    fromCell: () => undefined,
  };
  return fieldOf<"password", { "": string | null }>("password", options, { "": property });
}
