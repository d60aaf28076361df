import { Select } from "antd";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import { CheckList } from "../../web/filter/CheckList.tsx";
import { anyOf, checkedValues } from "../checked-values.web.ts";
import type { Field } from "../field.ts";
import type { ReferenceField } from "./reference.ts";
import { treeOf } from "./tree-of.ts";
import { useCheckedRecords } from "./use-checked-records.web.ts";
import { useChooser } from "./use-chooser.tsx";
import { useUnlisted } from "./use-unlisted.web.ts";
import { useClearButton } from "../../web/components/clear-button.ts";

export function ReferenceInput({ field, value, onChange, ...control }: InputProps<ReferenceField>) {
  const unlisted = useUnlisted(field);
  const clearing = useClearButton(!field.isRequired);
  const chooser = useChooser(field.path, value ? [value] : []);
  return (
    <Select
      {...control}
      {...chooser}
      {...unlisted}
      allowClear={clearing}
      value={value ?? null}
      onChange={(next: string | null | undefined) => onChange?.(next ?? null)}
    />
  );
}

/** A place of a tree is chosen together with all places below it. */
const isPlace = ({ properties }: Field): boolean => Object.values(properties).some((property) => treeOf(property));

/** Also filters fields with several references: any of the chosen records matches. */
export function ReferenceFilter({
  field,
  condition,
  onChange,
  ...filter
}: FilterProps<Field & Pick<ReferenceField, "path">>) {
  const chosen = checkedValues(condition);
  return (
    <CheckList
      {...filter}
      {...useCheckedRecords(field.path, chosen, filter.counts)}
      chosen={chosen}
      onChosen={(values) => onChange(anyOf(values, isPlace(field) ? "within" : "in"))}
    />
  );
}
