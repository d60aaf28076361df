import { Select } from "antd";
import { inLanguage } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { CellProps, FieldView, FilterProps, InputProps } from "../field-view.web.ts";
import type { Field } from "../field.ts";
import { FIELD_TEXTS } from "../texts.ts";
import type { ReferenceField } from "./reference.ts";
import { useTitle } from "./titles.web.ts";
import { useChooser } from "./use-chooser.tsx";

function Cell({ field, value }: CellProps<ReferenceField>) {
  const language = useLanguage();
  const t = useText();
  const title = useTitle(field.path, value);
  return <>{title ? inLanguage(title, language) : value !== null && title === null ? t(FIELD_TEXTS.gone) : null}</>;
}

function Input({ field, value, onChange, ...control }: InputProps<ReferenceField>) {
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

export const referenceView: FieldView<ReferenceField> = { Cell, Input, Filter: ReferenceFilter, width: 140 };
