import { Select, type SelectProps } from "antd";
import type { FilterProps } from "./field-view.web.ts";
import type { Field } from "./field.ts";

type SelectOption = NonNullable<SelectProps["options"]>[number];
type FilterSelectProps<O extends SelectOption> = Omit<FilterProps<Field>, "field"> &
  Omit<SelectProps<string[], O>, "value" | "onChange">;

/** A filter by any of several chosen values. */
export const FilterSelect = <O extends SelectOption>({
  condition,
  label,
  onChange,
  ...select
}: FilterSelectProps<O>) => (
  <Select<string[], O>
    {...select}
    aria-label={label}
    mode="multiple"
    value={[...(condition?.values ?? [])]}
    onChange={(next) => onChange(next.length === 0 ? undefined : { operator: "in", values: next })}
  />
);
