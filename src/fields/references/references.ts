import { z } from "zod";
import { recordId, says } from "../../contract/scalars.ts";
import { ISSUES } from "../../contract/validation.ts";
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
  /** The module referred to; its own path, where a module refers to itself. */
  readonly to: ReferenceTarget | `/${string}`;
  /** The table that joins them. Who writes it past the engine announces the record's own table, for lists and kept totals. */
  readonly through: Join;
}

export interface ReferencesField extends Field<{ "": readonly string[] }> {
  readonly kind: "references";
  /** Address of the calls of the module referred to. */
  readonly path: `/${string}`;
}

const MOST = 200;
const BETWEEN = /[;；]/;

// No list at all, as a form sends one, is empty text; the same record twice is once.
const idsOf = (isRequired: boolean) =>
  z.codec(
    z.union([z.string(), z.array(z.string())]),
    z
      .array(recordId)
      .max(MOST)
      .refine((ids) => !isRequired || ids.length > 0, says(ISSUES.required)),
    {
      decode: (wire) => [
        ...new Set(typeof wire === "string" ? wire.split(",").flatMap((part) => part.trim() || []) : wire),
      ],
      encode: (ids) => (ids.length === 0 ? "" : ids),
    },
  );

/**
 * Several other records, kept as rows of a joining table, the earliest joined first; those in the bin are not among them until they
 * are back. Each must be there when it is added, and cannot go while it is used.
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
    fromCell: (cell, { keyOf }) =>
      cellText(cell)
        .split(BETWEEN)
        .flatMap((part) => part.trim() || [])
        .map((title) => keyOf(source, title) ?? title),
  };
  return {
    ...fieldOf<"references", { "": readonly string[] }>("references", options, { "": property }),
    path: typeof options.to === "string" ? options.to : options.to.path,
  };
}
