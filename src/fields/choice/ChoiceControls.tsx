import { Select } from "antd";
import { inLanguage, type Words } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import { FilterSelect } from "../FilterSelect.tsx";
import { FIELD_TEXTS } from "../texts.ts";
import type { ChoicesField } from "../choices/choices.ts";
import type { ChoiceField } from "./choice.ts";

function useChoices(among: ReadonlyMap<string, Words>) {
  const language = useLanguage();
  const t = useText();
  return {
    placeholder: t(FIELD_TEXTS.choose),
    notFoundContent: t(FIELD_TEXTS.nothingFound),
    showSearch: { optionFilterProp: "label" },
    options: [...among].map(([value, words]) => ({ value, label: inLanguage(words, language) })),
  };
}

export function ChoiceInput({ field, value, onChange, ...control }: InputProps<ChoiceField>) {
  return (
    <Select
      {...control}
      {...useChoices(field.among())}
      allowClear={!field.isRequired}
      value={value ?? null}
      onChange={(next: string | null | undefined) => onChange?.(next ?? null)}
    />
  );
}

export const ChoiceFilter = ({ field, ...filter }: FilterProps<ChoiceField>) => (
  <FilterSelect {...filter} {...useChoices(field.among())} />
);

export const ChoicesFilter = ({ field, ...filter }: FilterProps<ChoicesField>) => (
  <FilterSelect {...filter} {...useChoices(field.among)} />
);
