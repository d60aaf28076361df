import { Select } from "antd";
import { inLanguage } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import type { ChoiceField } from "./choice.ts";

function useChoices(field: ChoiceField) {
  const language = useLanguage();
  const t = useText();
  return {
    placeholder: t(FIELD_TEXTS.choose),
    notFoundContent: t(FIELD_TEXTS.nothingFound),
    showSearch: { optionFilterProp: "label" },
    options: [...field.among()].map(([value, words]) => ({ value, label: inLanguage(words, language) })),
  };
}

export function ChoiceInput({ field, value, onChange, ...control }: InputProps<ChoiceField>) {
  return (
    <Select
      {...control}
      {...useChoices(field)}
      allowClear={!field.isRequired}
      value={value ?? null}
      onChange={(next: string | null | undefined) => onChange?.(next ?? null)}
    />
  );
}

export function ChoiceFilter({ field, condition, label, onChange }: FilterProps<ChoiceField>) {
  return (
    <Select
      {...useChoices(field)}
      aria-label={label}
      mode="multiple"
      value={[...(condition?.values ?? [])]}
      onChange={(next) => onChange(next.length === 0 ? undefined : { operator: "in", values: next })}
    />
  );
}
