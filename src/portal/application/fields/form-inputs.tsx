import type { HTMLInputAutoCompleteAttribute } from "react";
import { ApplicationField, useControl } from "./ApplicationField.tsx";
import { useWords } from "../form-context.tsx";

interface TextInputProps {
  readonly field: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly max: number;
  readonly help?: string;
  readonly isOptional?: boolean;
  readonly rows?: number;
  readonly type?: "text" | "tel" | "email";
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

export function TextInput(props: TextInputProps) {
  const { field, label, value, onChange, max, help, isOptional, rows, type = "text", autoComplete = "off" } = props;
  const control = useControl(field, help);
  const shared = { ...control, value, className: "field-input application-input", autoComplete };
  return (
    <ApplicationField field={field} label={label} help={help} isOptional={isOptional ?? false}>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input {...shared} type={type} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      {value.length < max * 0.9 ? null : (
        <p {...(value.length > max ? { "data-tone": "wrong" } : { className: "field-help" })}>
          {value.length} / {max}
        </p>
      )}
    </ApplicationField>
  );
}

interface SelectInputProps {
  readonly field: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
}

export function SelectInput({ field, label, value, choices, onChange }: SelectInputProps) {
  const words = useWords();
  const control = useControl(field);
  return (
    <ApplicationField field={field} label={label}>
      <select
        {...control}
        className="field-input application-input"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{words.choose}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </ApplicationField>
  );
}
