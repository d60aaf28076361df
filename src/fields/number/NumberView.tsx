import { Space } from "antd";
import AntInput from "antd/es/input/Input";
import { useState } from "react";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { inLanguage } from "../../contract/text.ts";
import type { CellProps, FieldView, FilterProps, InputProps } from "../field-view.web.ts";
import { boundsOf, rangeCondition } from "../range-condition.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import type { NumberField } from "./number.ts";
import { allowedNumber } from "./number-typing.ts";

function Cell({ field, value }: CellProps<NumberField>) {
  const language = useLanguage();
  if (value === null) return null;
  const figure = new Intl.NumberFormat(language === "zh" ? "zh-CN" : language, { maximumFractionDigits: 10 }).format(
    value,
  );
  return (
    <span style={{ fontVariantNumeric: "tabular-nums" }}>
      {figure}
      {field.unit ? ` ${inLanguage(field.unit, language)}` : ""}
    </span>
  );
}

function Input({ field, value, onChange, ...control }: InputProps<NumberField>) {
  const language = useLanguage();
  // Keeps "1." and "1.50" as typed while they mean the current value.
  const [typed, setTyped] = useState("");
  const shown =
    value === null || value === undefined ? "" : typed !== "" && Number(typed) === value ? typed : String(value);
  const type = (text: string) => {
    const allowed = allowedNumber(field.mode, text);
    setTyped(allowed);
    onChange?.(allowed === "" || allowed === "." ? null : Number(allowed));
  };
  return (
    <AntInput
      {...control}
      inputMode={field.mode === "float" ? "decimal" : "numeric"}
      autoComplete="off"
      maxLength={16}
      style={{ fontVariantNumeric: "tabular-nums" }}
      suffix={field.unit ? inLanguage(field.unit, language) : undefined}
      value={shown}
      onChange={(event) => type(event.target.value)}
    />
  );
}

function Filter({ field, condition, label, onChange }: FilterProps<NumberField>) {
  const t = useText();
  const [from = "", to = ""] = boundsOf(condition);
  const [low, setLow] = useState(from);
  const [high, setHigh] = useState(to);
  const apply = () => {
    const next = rangeCondition(low, high);
    if (next ?? condition) onChange(next);
  };
  const end = (text: string, set: (text: string) => void, words: typeof FIELD_TEXTS.from) => (
    <AntInput
      aria-label={`${label}: ${t(words)}`}
      placeholder={t(words)}
      inputMode="decimal"
      maxLength={16}
      value={text}
      onChange={(event) => set(allowedNumber(field.mode === "float" ? "float" : "num", event.target.value))}
      onPressEnter={apply}
      onBlur={apply}
    />
  );
  return (
    <Space.Compact>
      {end(low, setLow, FIELD_TEXTS.from)}
      {end(high, setHigh, FIELD_TEXTS.to)}
    </Space.Compact>
  );
}

export const numberView: FieldView<NumberField> = { Cell, Input, Filter, width: 100, isNumeric: true };
