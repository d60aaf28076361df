import { Select, Spin } from "antd";
import { useDeferredValue, useState } from "react";
import { inLanguage } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useOptions } from "../../web/lookups/options.ts";
import type { CellProps, FieldView, FilterProps, InputProps } from "../field-view.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import type { ReferenceField } from "./reference.ts";
import { useTitle } from "./titles.web.ts";

function Cell({ field, value }: CellProps<ReferenceField>) {
  const language = useLanguage();
  const t = useText();
  const title = useTitle(field.path, value);
  return <>{title ? inLanguage(title, language) : value !== null && title === null ? t(FIELD_TEXTS.gone) : null}</>;
}

/** The chosen records always stand among the options, so that their titles show before anything is searched. */
function useChooser(field: ReferenceField, chosen: readonly string[]) {
  const language = useLanguage();
  const t = useText();
  const { path } = field;
  const [search, setSearch] = useState("");
  const [isOpen, setOpen] = useState(false);
  const asked = useDeferredValue(search.trim());
  const found = useOptions(path, { search: asked, isEnabled: isOpen });
  const kept = useOptions(path, { ids: chosen });
  const all = new Map([...(search === "" ? kept.options : []), ...found.options].map((option) => [option.id, option]));
  return {
    showSearch: { filterOption: false, onSearch: setSearch },
    onOpenChange: setOpen,
    placeholder: t(FIELD_TEXTS.choose),
    notFoundContent: found.isLoading ? <Spin size="small" /> : (found.error?.message ?? t(FIELD_TEXTS.nothingFound)),
    options: [...all.values()].map((option) => ({ value: option.id, label: inLanguage(option.title, language) })),
  };
}

function Input({ field, value, onChange, ...control }: InputProps<ReferenceField>) {
  const chooser = useChooser(field, value ? [value] : []);
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

function Filter({ field, condition, label, onChange }: FilterProps<ReferenceField>) {
  const values = condition?.values ?? [];
  const chooser = useChooser(field, values);
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

export const referenceView: FieldView<ReferenceField> = { Cell, Input, Filter, width: 140 };
