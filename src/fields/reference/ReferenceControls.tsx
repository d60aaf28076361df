import { Select } from "antd";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import { FilterSelect } from "../FilterSelect.tsx";
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

/** Also filters fields with several references: any of the chosen records matches. */
export const ReferenceFilter = ({ field, ...filter }: FilterProps<Field & Pick<ReferenceField, "path">>) => (
  <FilterSelect {...filter} {...useChooser(field.path, filter.condition?.values ?? [])} />
);
