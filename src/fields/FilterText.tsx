import Input from "antd/es/input/Input";
import { useState } from "react";
import { ClearIcon } from "../web/components/ClearIcon.tsx";
import { useText } from "../web/i18n/language.tsx";
import type { FilterProps } from "./field-view.web.ts";
import type { Field } from "./field.ts";
import { FIELD_TEXTS } from "./texts.ts";

/** A "contains" filter. Applied on Enter or blur, not at every key. */
export function FilterText({ condition, label, onChange }: FilterProps<Field>) {
  const t = useText();
  const asked = condition?.values[0] ?? "";
  const [typed, setTyped] = useState(asked);
  const ask = () => {
    const text = typed.trim();
    if (text !== asked) onChange(text === "" ? undefined : { operator: "like", values: [text] });
  };
  return (
    <Input
      autoFocus
      allowClear={{ clearIcon: <ClearIcon /> }}
      aria-label={label}
      placeholder={t(FIELD_TEXTS.contains)}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={ask}
      onBlur={ask}
    />
  );
}
