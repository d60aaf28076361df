import { Select } from "antd";
import { inLanguage } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { FilterProps } from "../field-view.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import type { ChoicesField } from "./choices.ts";

export function ChoicesFilter({ field, condition, label, onChange }: FilterProps<ChoicesField>) {
  const language = useLanguage();
  const t = useText();
  return (
    <Select
      mode="multiple"
      placeholder={t(FIELD_TEXTS.choose)}
      notFoundContent={t(FIELD_TEXTS.nothingFound)}
      showSearch={{ optionFilterProp: "label" }}
      options={[...field.among].map(([value, words]) => ({ value, label: inLanguage(words, language) }))}
      aria-label={label}
      value={[...(condition?.values ?? [])]}
      onChange={(next: string[]) => onChange(next.length === 0 ? undefined : { operator: "in", values: next })}
    />
  );
}
