import { Select } from "antd";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import type { Field } from "../field.ts";
import type { ReferenceField } from "./reference.ts";
import { useChooser } from "./use-chooser.tsx";

export function ReferenceInput({ field, value, onChange, ...control }: InputProps<ReferenceField>) {
  const chooser = useChooser(field.path, value ? [value] : []);
  return (
    <Select
      {...control}
      {...chooser}
      allowClear={!field.isRequired}
      value={value ?? null}
      onChange={(next: string | null | undefined) => onChange?.(next ?? null)}
    />
  );
}

/** Also how a list is filtered by several references: a record with any of those chosen is found. */
export function ReferenceFilter({
  field,
  condition,
  label,
  onChange,
}: FilterProps<Field & Pick<ReferenceField, "path">>) {
  const values = condition?.values ?? [];
  const chooser = useChooser(field.path, values);
  return (
    <Select
      {...chooser}
      aria-label={label}
      mode="multiple"
      value={[...values]}
      onChange={(next) => onChange(next.length === 0 ? undefined : { operator: "in", values: next })}
    />
  );
}
