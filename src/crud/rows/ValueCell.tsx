import type { Field } from "../../fields/field.ts";
import { valueOfField } from "../../fields/field-value.ts";
import { sourceLanguageOf } from "../../fields/translated-text/source-language.ts";
import { viewOfField } from "../../fields/views.tsx";

interface ValueCellProps {
  readonly name: string;
  readonly field: Field;
  readonly record: object;
}

/** A field of a record, as its kind shows it. The value's type is trusted to be the kind's. */
export function ValueCell({ name, field, record }: ValueCellProps) {
  const { Cell } = viewOfField(field);
  return (
    <Cell field={field} value={valueOfField(name, field, { ...record }) as never} source={sourceLanguageOf(record)} />
  );
}
