import { Select } from "antd";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import { useText } from "../../web/i18n/language.tsx";
import { useMayCall } from "../../web/lookups/permissions.ts";
import { CheckList } from "../../web/filter/CheckList.tsx";
import { anyOf, checkedValues } from "../checked-values.web.ts";
import type { Field, ReferenceTarget } from "../field.ts";
import type { ReferenceField } from "./reference.ts";
import { REFERENCE_TEXTS } from "./texts.ts";
import { treeOf } from "./tree-of.ts";
import { useCheckedRecords } from "./use-checked-records.web.ts";
import { useChooser } from "./use-chooser.tsx";
import { useClearButton } from "../../web/components/clear-button.ts";

/** The module that a reference names; a tree that names itself is no other module. */
function otherModule({ properties }: Field): ReferenceTarget | undefined {
  const source = properties[""]?.source;
  return source && "target" in source && typeof source.target !== "string" ? source.target : undefined;
}

/** Without the right to list them, records whose titles are not for everybody cannot be chosen. */
function useMayChoose(field: Field): boolean {
  const target = otherModule(field);
  return useMayCall({
    permission: target?.areTitlesListed && target.permission ? `${target.permission}:list` : "signed-in",
  });
}

/** A reference that need not be set can still be emptied. */
function useUnlisted({ isRequired }: Field) {
  const why = useText()(REFERENCE_TEXTS.notListed);
  const shut = isRequired
    ? { disabled: true }
    : { open: false, showSearch: false, suffixIcon: null, onOpenChange: () => undefined };
  return { ...shut, placeholder: why, title: why };
}

export function ReferenceInput({ field, value, onChange, ...control }: InputProps<ReferenceField>) {
  const unlisted = useUnlisted(field);
  const mayChoose = useMayChoose(field);
  const clearing = useClearButton(!field.isRequired);
  const chooser = useChooser(field.path, value ? [value] : []);
  return (
    <Select
      {...control}
      {...chooser}
      {...(mayChoose ? {} : unlisted)}
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
