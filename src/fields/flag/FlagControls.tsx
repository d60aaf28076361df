import { Switch } from "antd";
import { z } from "zod";
import { inLanguage } from "../../contract/text.ts";
import { CheckList } from "../../web/filter/CheckList.tsx";
import { useLanguage } from "../../web/i18n/language.tsx";
import { anyOf, checkedValues } from "../checked-values.web.ts";
import type { FilterProps, InputProps } from "../field-view.web.ts";
import { wordsOf, type FlagField } from "./flag.ts";

// The label is beside the switch, because a label under its knob is hard to read.
export function FlagInput({
  field,
  value,
  onChange,
  ...control
}: InputProps<FlagField> & { readonly disabled?: boolean }) {
  const language = useLanguage();
  return (
    <span className="beside">
      <Switch {...control} checked={value ?? field.initial} onChange={(isOn) => onChange?.(isOn)} />
      {inLanguage(wordsOf(field, value ?? field.initial), language)}
    </span>
  );
}

export function FlagFilter({ field, condition, onChange, ...filter }: FilterProps<FlagField>) {
  const language = useLanguage();
  const wire = (isOn: boolean) => String(z.encode(field.properties[""].schema, isOn));
  return (
    <CheckList
      {...filter}
      choices={[true, false].map((isOn) => ({ value: wire(isOn), label: inLanguage(wordsOf(field, isOn), language) }))}
      chosen={checkedValues(condition)}
      onChosen={(values) => onChange(values.length === 1 ? { operator: "eq", values } : anyOf(values))}
    />
  );
}
