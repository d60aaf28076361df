import { Space } from "antd";
import AntInput from "antd/es/input/Input";
import { useState } from "react";
import { inLanguage } from "../../contract/text.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { CellProps, FieldView, FilterProps, InputProps } from "../field-view.web.ts";
import { boundsOf, rangeCondition } from "../range-condition.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import type { NumberField } from "./number.ts";
import { allowedNumber, decimalMark } from "./number-typing.ts";

function Cell({ field, value }: CellProps<NumberField>) {
  const language = useLanguage();
  if (value === null) return null;
  const figure = formatNumber(value, language, { maximumFractionDigits: 10 });
  return (
    <span style={{ fontVariantNumeric: "tabular-nums" }}>
      {figure}
      {field.unit ? ` ${inLanguage(field.unit, language)}` : ""}
    </span>
  );
}

/** Numbers as this language writes them in a field, which has nothing between thousands, and as they travel. */
function useWrittenNumbers() {
  const mark = decimalMark(useLanguage());
  return {
    mark,
    written: (travelling: string) => travelling.replace(".", mark),
    travelling: (written: string) => written.replace(mark, "."),
  };
}

function Input({ field, value, onChange, ...control }: InputProps<NumberField>) {
  const language = useLanguage();
  const { mark, written, travelling } = useWrittenNumbers();
  // Keeps "1." and "1.50" as typed while they mean the current value.
  const [typed, setTyped] = useState("");
  const isSame = typed !== "" && Number(travelling(typed)) === value;
  const shown = value === null || value === undefined ? "" : isSame ? typed : written(String(value));
  const type = (text: string) => {
    const allowed = allowedNumber(field.mode, text, mark);
    setTyped(allowed);
    onChange?.(allowed === "" ? null : Number(travelling(allowed)));
  };
  return (
    <AntInput
      {...control}
      inputMode={field.mode === "float" ? "decimal" : "numeric"}
      autoComplete="off"
      style={{ fontVariantNumeric: "tabular-nums" }}
      suffix={field.unit ? inLanguage(field.unit, language) : undefined}
      value={shown}
      onChange={(event) => type(event.target.value)}
    />
  );
}

function Filter({ field, condition, label, onChange }: FilterProps<NumberField>) {
  const t = useText();
  const { mark, written, travelling } = useWrittenNumbers();
  const [from = "", to = ""] = boundsOf(condition);
  const [low, setLow] = useState(written(from));
  const [high, setHigh] = useState(written(to));
  const apply = () => {
    const next = rangeCondition(travelling(low), travelling(high));
    if (next ?? condition) onChange(next);
  };
  const end = (text: string, set: (text: string) => void, words: typeof FIELD_TEXTS.from) => (
    <AntInput
      aria-label={`${label}: ${t(words)}`}
      placeholder={t(words)}
      inputMode="decimal"
      maxLength={16}
      value={text}
      onChange={(event) => set(allowedNumber(field.mode === "float" ? "float" : "num", event.target.value, mark))}
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
