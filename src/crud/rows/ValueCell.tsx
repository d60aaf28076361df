import type { Field } from "../../fields/field.ts";
import { valueOfField } from "../../fields/field-value.ts";
import { viewOfField } from "../../fields/views.tsx";

interface ValueCellProps {
  readonly name: string;
  readonly field: Field;
  readonly record: object;
}

/** What a record holds in one of its fields, as the field's kind shows it. The kind names the value's type: this is where it is trusted. */
export function ValueCell({ name, field, record }: ValueCellProps) {
  const { Cell } = viewOfField(field);
  return <Cell field={field} value={valueOfField(name, field, { ...record }) as never} />;
}
