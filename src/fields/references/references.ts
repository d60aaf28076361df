import { z } from "zod";
import { recordId, says } from "../../contract/scalars.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import {
  cellText,
  fieldOf,
  type Field,
  type FieldOptions,
  type Join,
  type Property,
  type ReferenceTarget,
} from "../field.ts";

export interface ReferencesOptions extends FieldOptions {
  /** The referenced module, or its path for a self-reference. */
  readonly to: ReferenceTarget | `/${string}`;
  /**
   * The join table. Code that writes it without the engine must announce a change of the record's own table, for lists
   * and cached totals.
   */
  readonly through: Join;
}

export interface ReferencesField extends Field<{ "": readonly string[] }> {
  readonly kind: "references";
  /** Path of the referenced module's calls. */
  readonly path: `/${string}`;
}

const MAX_REFERENCES = 200;
const BETWEEN = /[;；]/;

/** The titles, or ids, in a cell of a sheet. */
export const titlesIn = (cell: string): string[] => cell.split(BETWEEN).flatMap((part) => part.trim() || []);

// Forms send empty text for an empty list; duplicates are removed.
const idsOf = (isRequired: boolean) =>
  z.codec(
    z.union([z.string(), z.array(z.string())]),
    z
      .array(recordId)
      .max(MAX_REFERENCES)
      .refine((ids) => !isRequired || ids.length > 0, says(VALIDATION_TEXTS.required)),
    {
      decode: (wire) => [
        ...new Set(typeof wire === "string" ? wire.split(",").flatMap((part) => part.trim() || []) : wire),
      ],
      encode: (ids) => (ids.length === 0 ? "" : ids),
    },
  );

/**
 * References to several records, as rows of a join table in the order of insertion. Records in the recycle bin are left
 * out until restored. Each must exist when it is added, and cannot be deleted while it is referenced.
 */
export function references(options: ReferencesOptions): ReferencesField {
  const source = { target: options.to };
  const isRequired = options.required ?? false;
  const property: Property<readonly string[]> = {
    label: options.label,
    schema: idsOf(isRequired),
    column: "text",
    plainOperator: "eq",
    source,
    join: options.through,
    ...(isRequired ? {} : { initial: [] }),
    toCell: (ids, { titleOf }) =>
      ids
        .map((id) => {
          const title = titleOf(source, id);
          return title === undefined || BETWEEN.test(title) ? id : title;
        })
        .join("; ") || null,
    fromCell: (cell, { keyOf }) => titlesIn(cellText(cell)).map((title) => keyOf(source, title) ?? title),
  };
  return {
    ...fieldOf<"references", { "": readonly string[] }>("references", options, { "": property }),
    path: typeof options.to === "string" ? options.to : options.to.path,
  };
}
