import { Select } from "antd";
import type { ReactNode } from "react";
import { inLanguage, type Words } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import { Tag } from "../../web/components/Tag.tsx";
import { CheckList } from "../../web/filter/CheckList.tsx";
import { FILTER_TEXTS } from "../../web/filter/filter-texts.ts";
import { anyOf, checkedValues } from "../checked-values.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import type { ChoicesField } from "../choices/choices.ts";
import type { ChoiceField } from "./choice.ts";
import { useClearButton } from "../../web/components/clear-button.ts";

function useChoices(among: ReadonlyMap<string, Words>) {
  const language = useLanguage();
  const t = useText();
  return {
    placeholder: t(FIELD_TEXTS.choose),
    notFoundContent: t(FILTER_TEXTS.nothingFound),
    showSearch: { optionFilterProp: "label" },
    options: [...among].map(([value, words]) => ({ value, label: inLanguage(words, language) })),
  };
}

/** The choices, and the chosen one, as the tags that lists show. */
function asTags(colors: NonNullable<ChoiceField["colors"]>) {
  const tag = ({
    value,
    label,
  }: {
    readonly value?: string | number | null | undefined;
    readonly label?: ReactNode;
  }) => (
    <Tag isValue color={colors[String(value)]}>
      {label}
    </Tag>
  );
  return { optionRender: tag, labelRender: tag };
}

export function ChoiceInput({ field, value, onChange, ...control }: InputProps<ChoiceField>) {
  const clearing = useClearButton(!field.isRequired);
  return (
    <Select
      {...control}
      {...useChoices(field.among())}
      {...(field.colors ? asTags(field.colors) : {})}
      allowClear={clearing}
      value={value ?? null}
      onChange={(next: string | null | undefined) => onChange?.(next ?? null)}
    />
  );
}

interface AmongFilterProps extends Omit<FilterProps<ChoiceField>, "field"> {
  readonly among: ReadonlyMap<string, Words>;
  readonly colors?: ChoiceField["colors"];
  readonly isUsedFirst?: boolean;
}

function AmongFilter({ among, colors, isUsedFirst = false, condition, onChange, ...filter }: AmongFilterProps) {
  const { options } = useChoices(among);
  const used = new Set(filter.counts?.values.flatMap(({ value, count }) => (count > 0 ? [value] : [])));
  const isLast = ({ value }: { readonly value: string }) => Number(isUsedFirst && !used.has(value));
  return (
    <CheckList
      {...filter}
      choices={options
        .toSorted((a, b) => isLast(a) - isLast(b))
        .map((choice) => ({ ...choice, color: colors?.[choice.value] }))}
      chosen={checkedValues(condition)}
      onChosen={(values) => onChange(anyOf(values))}
    />
  );
}

export const ChoiceFilter = ({ field, ...filter }: FilterProps<ChoiceField>) => (
  <AmongFilter {...filter} among={field.among()} colors={field.colors} isUsedFirst={field.isUsedFirst} />
);

export const ChoicesFilter = ({ field, ...filter }: FilterProps<ChoicesField>) => (
  <AmongFilter {...filter} among={field.among} />
);
