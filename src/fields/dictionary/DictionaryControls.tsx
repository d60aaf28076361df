import { Select } from "antd";
import { plainText } from "../../contract/characters/plain-text.ts";
import { inLanguage } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useDictionary } from "../../web/lookups/dictionaries.ts";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import { CheckList } from "../../web/filter/CheckList.tsx";
import { FILTER_TEXTS } from "../../web/filter/filter-texts.ts";
import { anyOf, checkedValues } from "../checked-values.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import { Tag } from "../../web/components/Tag.tsx";
import { entryColor } from "./entry-color.web.ts";
import type { DictionaryField } from "./dictionary.ts";
import { useClearButton } from "../../web/components/clear-button.ts";

/**
 * The options of a group; searchable by label in any language, value and pinyin initials (§3 pyszm). Inactive entries
 * appear only while selected.
 */
function useChoices(field: DictionaryField, kept: readonly string[]) {
  const language = useLanguage();
  const t = useText();
  return useDictionary(field.group)
    .filter((option) => option.isActive || kept.includes(option.value))
    .map((option) => ({
      value: option.value,
      label: inLanguage(option.label, language) + (option.isActive ? "" : ` · ${t(FIELD_TEXTS.inactive)}`),
      color: entryColor(field, option.value, option.color),
      words: plainText([option.value, option.pinyinInitials ?? "", ...Object.values(option.label)].join("\n")),
    }));
}

/** Shows a coloured entry as the tag that lists show. */
const optionRender = ({ data }: { readonly data: { readonly label: string; readonly color: string | undefined } }) =>
  data.color ? (
    <Tag isValue color={data.color}>
      {data.label}
    </Tag>
  ) : (
    data.label
  );

const search = {
  filterOption: (typed: string, option?: { words: string }) => option?.words.includes(plainText(typed.trim())) ?? false,
};

export function DictionaryInput({ field, value, onChange, ...control }: InputProps<DictionaryField>) {
  const clearing = useClearButton(!field.isRequired);
  const t = useText();
  const choices = useChoices(field, value ? [value] : []);
  return (
    <Select
      {...control}
      allowClear={clearing}
      showSearch={search}
      placeholder={t(FIELD_TEXTS.choose)}
      notFoundContent={t(FILTER_TEXTS.nothingFound)}
      options={choices}
      optionRender={optionRender}
      labelRender={({ label, value: chosen }) => {
        const color = choices.find((choice) => choice.value === chosen)?.color;
        return color ? (
          <Tag isValue color={color}>
            {label}
          </Tag>
        ) : (
          label
        );
      }}
      value={value ?? null}
      onChange={(next: string | null | undefined) => onChange?.(next ?? null)}
    />
  );
}

export function DictionaryFilter({ field, condition, onChange, ...filter }: FilterProps<DictionaryField>) {
  return (
    <CheckList
      {...filter}
      choices={useChoices(field, condition?.values ?? [])}
      chosen={checkedValues(condition)}
      onChosen={(values) => onChange(anyOf(values))}
    />
  );
}
