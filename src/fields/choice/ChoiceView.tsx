import { Select } from "antd";
import { inLanguage } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { CellProps, FieldView, FilterProps, InputProps } from "../field-view.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import type { ChoiceField } from "./choice.ts";

/** A stored value that the program no longer knows is shown as it is, not hidden. */
function Cell({ field, value }: CellProps<ChoiceField>) {
  const language = useLanguage();
  const words = value === null ? undefined : field.among().get(value);
  return <>{words ? inLanguage(words, language) : value}</>;
}

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

function Input({ field, value, onChange, ...control }: InputProps<ChoiceField>) {
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

function Filter({ field, condition, label, onChange }: FilterProps<ChoiceField>) {
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

export const choiceView: FieldView<ChoiceField> = { Cell, Input, Filter, width: 130 };
