import { Select } from "antd";
import type { InputProps } from "../field-view.web.ts";
import { useChooser } from "../reference/use-chooser.tsx";
import type { ReferencesField } from "./references.ts";

export function ReferencesInput({ field, value, onChange, ...control }: InputProps<ReferencesField>) {
  const chosen = value ?? [];
  return (
    <Select
      {...control}
      {...useChooser(field.path, chosen)}
      mode="multiple"
      allowClear={!field.isRequired}
      value={[...chosen]}
      onChange={(next) => onChange?.(next)}
    />
  );
}
